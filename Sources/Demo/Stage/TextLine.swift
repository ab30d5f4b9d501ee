import Raster
import Views

/// A text on one line.
struct TextLine {
  private let run: GlyphRun
  private let capHeight: Int

  /// Creates a line; nil where it would be wider than its room, or too small to be read.
  ///
  /// - Parameter size: the em size in pixels.
  init?(
    _ text: String, size: Double, weight: Font.Weight, room: Double, resources: Resources
  ) {
    guard size >= 4 else { return nil }
    let font = Font(weight: weight, size: Int(min(1024, size).rounded()))
    run = resources.typesetter.set(text, in: font)
    capHeight = resources.typesetter.metrics(of: font).capHeight
    if Double(run.advance) > room { return nil }
  }

  /// In pixels.
  var width: Int { run.advance }

  /// Returns the layers of the line, its capitals' middle at a height.
  func layers(left: Double, middle: Double, color: Color) -> [Layer] {
    guard let mask = run.mask else { return [] }
    let baseline = Int((middle + Double(capHeight) / 2).rounded())
    return [
      Layer(.mask(mask, x: Int(left.rounded()) + run.left, y: baseline - run.top), .color(color))
    ]
  }

  /// Returns the layers of the line around a point.
  func layers(center: Point, color: Color) -> [Layer] {
    layers(left: center.x - Double(width) / 2, middle: center.y, color: color)
  }
}
