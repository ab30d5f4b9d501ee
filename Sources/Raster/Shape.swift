/// An area to be painted, as a value that is cheap to compare.
public enum Shape: Hashable, Sendable {
  /// A rectangle with rounded corners; radius 0 is sharp, a radius above half a side becomes that half.
  case rectangle(Rect, radius: Double)
  case line(LineStroke)
  case arc(ArcStroke)
  /// The corners of a closed polygon; where it crosses itself the non-zero rule holds.
  case polygon([Point])
  /// A mask with its top left corner at a pixel.
  case mask(Mask, x: Int, y: Int)

  /// The outline, free of overlaps; nil for a mask.
  var outline: Outline? {
    let outline: Outline
    switch self {
    case .rectangle(let rect, let radius): outline = Outline(rect, radius: radius)
    case .line(let stroke): outline = Outline(stroke)
    case .arc(let stroke): outline = Outline(stroke)
    case .polygon(let corners): outline = Outline(polygon: corners)
    case .mask: return nil
    }
    return outline.mayOverlap ? outline.withoutOverlaps() : outline
  }
}
