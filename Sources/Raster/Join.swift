/// How a stroke turns a corner.
public enum Join: Hashable, Sendable {
  /// Both edges drawn on until they meet; bevelled where the tip is farther than `limit` half widths away.
  case miter(limit: Double)
  /// A disc as wide as the stroke.
  case round
  /// The outer corners joined straight.
  case bevel
}
