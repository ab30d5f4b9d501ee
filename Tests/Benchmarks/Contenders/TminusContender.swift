import Raster

/// This package's rasteriser.
final class TminusContender: Contender {
  let name: String
  /// Whether coverage is kept from one frame to the next.
  private let keeps: Bool
  private var scene = Frame(size: PixelSize(0, 0))
  private var bitmap = Bitmap(size: PixelSize(0, 0))
  private var painter = Painter()

  init(keeps: Bool) {
    name = keeps ? "tminus kept" : "tminus rebuilt"
    self.keeps = keeps
  }

  func prepare(_ scene: Frame) {
    self.scene = scene
    bitmap = Bitmap(size: scene.size)
    painter = Painter()
  }

  func draw(times: Int) -> [Double] {
    let scene = scene
    return bitmap.withSurface { surface in
      Stopwatch.microseconds(runs: times) {
        if !keeps { painter = Painter() }
        painter.paint(scene, onto: surface)
      }
    }
  }

  func coverage(of shape: Shape, size: PixelSize) -> [UInt8]? {
    Frame.white(shape, size: size).bitmap().pixels.map { UInt8($0 & 0xFF) }
  }
}
