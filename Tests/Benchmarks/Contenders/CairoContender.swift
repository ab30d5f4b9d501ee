import Raster

/// cairo with its default tolerance and antialiasing.
final class CairoContender: Contender {
  let name = "cairo"
  private var canvas: CairoCanvas?
  private var fills: [(shape: Shape, color: Color)] = []

  func prepare(_ scene: Frame) throws {
    canvas = try CairoCanvas(size: scene.size)
    fills = scene.fills
  }

  func draw(times: Int) -> [Double] {
    Stopwatch.microseconds(runs: times) { canvas?.draw(fills) }
  }

  func coverage(of shape: Shape, size: PixelSize) throws -> [UInt8]? {
    guard shape.isCommon else { return nil }
    let canvas = try CairoCanvas(size: size)
    canvas.draw(Frame.white(shape, size: size).fills)
    return canvas.blue
  }
}
