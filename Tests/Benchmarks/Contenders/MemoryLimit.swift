import Glibc
import Raster

/// Writing, or copying, as many bytes as a frame has.
final class MemoryLimit: Contender {
  let name: String
  private let copies: Bool
  private var pixels: [UInt32] = []
  private var source: [UInt32] = []

  init(copies: Bool) {
    name = copies ? "memcpy" : "memset"
    self.copies = copies
  }

  func prepare(_ scene: Frame) {
    let count = scene.size.width * scene.size.height
    pixels = [UInt32](repeating: 0, count: count)
    source = copies ? [UInt32](repeating: 1, count: count) : []
  }

  func draw(times: Int) -> [Double] {
    let copies = copies
    return source.withUnsafeBytes { source in
      pixels.withUnsafeMutableBytes { bytes in
        guard let base = bytes.baseAddress else { return [] }
        return Stopwatch.microseconds(runs: times) {
          if copies, let from = source.baseAddress {
            memcpy(base, from, bytes.count)
          } else {
            memset(base, 0x40, bytes.count)
          }
        }
      }
    }
  }

  func coverage(of shape: Shape, size: PixelSize) -> [UInt8]? { nil }
}
