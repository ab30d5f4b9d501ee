import Foundation

/// A picture in the format of xwd, in which Xvfb keeps its screen.
struct XWindowDump {
  private let bytes: [UInt8]
  private let start: Int
  private let width: Int
  private let height: Int
  private let stride: Int
  private let pixelBytes: Int

  /// Reads the header: numbers of four bytes, the highest first.
  init(_ data: Data) {
    let bytes = [UInt8](data)
    func number(_ index: Int) -> Int {
      bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let colors = number(19)
    start = number(0) + colors * 12
    width = number(4)
    height = number(5)
    pixelBytes = number(11) / 8
    stride = number(12)
    self.bytes = bytes
  }

  /// Counts the pixels of a colour (without alpha), and finds the first of them.
  func find(_ color: UInt32) -> (count: Int, x: Int, y: Int) {
    var found = (count: 0, x: -1, y: -1)
    let mask: UInt32 = pixelBytes == 4 ? 0xFFFFFF : 0xFFFF
    for y in 0..<height {
      for x in 0..<width where pixel(x, y) & mask == color {
        if found.count == 0 { found = (0, x, y) }
        found.count += 1
      }
    }
    return found
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let place = start + y * stride + x * pixelBytes
    return bytes[place..<place + pixelBytes].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
