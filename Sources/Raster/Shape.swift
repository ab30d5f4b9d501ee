/// An area to be painted, as a value that is cheap to compare.
public enum Shape: Hashable, Sendable {
  /// A rectangle with rounded corners; radius 0 is sharp, a radius above half a side becomes that half.
  case rectangle(Rect, radius: Double)
  case line(LineStroke)
  case arc(ArcStroke)
  case path(PathStroke)
  /// The corners of a closed polygon; where it crosses itself the non-zero rule holds.
  case polygon([Point])
  /// A mask with its top left corner at a pixel.
  case mask(Mask, x: Int, y: Int)
}

extension Outline {
  /// Adds a shape's contours, as far as they matter within a clip; a mask has none.
  mutating func add(_ shape: Shape, within clip: PixelRect) {
    switch shape {
    case .rectangle(let rect, let radius): add(rect, radius: radius, within: clip)
    case .line(let stroke): add(stroke, within: clip)
    case .arc(let stroke): add(stroke, within: clip)
    case .path(let stroke): add(stroke)
    case .polygon(let corners): add(polygon: corners)
    case .mask: break
    }
  }
}
