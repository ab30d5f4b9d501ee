/// How an animation's way is spread over its time.
public enum Easing: String, CaseIterable, Hashable, Sendable {
  /// The same way in the same time.
  case linear
  /// Slowly first: the Bézier curve (0.42, 0), (1, 1) of CSS's `ease-in`.
  case easeIn
  /// Slowly at the end: (0, 0), (0.58, 1), `ease-out`.
  case easeOut
  /// Slowly at both ends: (0.42, 0), (0.58, 1), `ease-in-out`.
  case easeInOut

  /// Returns the share 0…1 of the way that is done after a share of the time.
  ///
  /// A share below 0, or that is not a number, counts as 0, one above 1 as 1. It is the curve of the
  /// W3C's CSS Easing Functions Level 1, found by halving to 10⁻¹⁵.
  public func share(after time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    let (x1, x2): (Double, Double)
    switch self {
    case .linear: return time
    case .easeIn: (x1, x2) = (0.42, 1)
    case .easeOut: (x1, x2) = (0, 0.58)
    case .easeInOut: (x1, x2) = (0.42, 0.58)
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if Self.bezier(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    // The second coordinates are 0 and 1 in every case.
    return Self.bezier(0, 1, (low + high) / 2)
  }

  private static func bezier(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * p1 + 3 * rest * t * t * p2 + t * t * t
  }
}
