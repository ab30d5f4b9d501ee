/// How a stroke ends.
public enum Cap: String, Hashable, Sendable, CaseIterable {
  /// Cut straight across at the end.
  case butt
  /// A half disc as wide as the stroke.
  case round
  /// A half square as wide as the stroke.
  case square
}

/// Whether a cap lies beyond the stroke's length or within it.
public enum CapFit: String, Hashable, Sendable, CaseIterable {
  /// The cap is added past the end.
  case extend
  /// The length includes the caps; the shape grows steadily from nothing.
  case inset
}
