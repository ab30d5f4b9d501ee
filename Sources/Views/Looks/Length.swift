/// A length on the screen, as a user gives it.
public enum Length: Hashable, Sendable {
  /// Points: pixels at 100 % scale.
  case points(Double)
  /// A share of the view's height, 0…1 for 0…100 %.
  case share(Double)

  /// Returns the length in pixels.
  ///
  /// - Parameters:
  ///   - height: the view's height in pixels.
  ///   - scale: pixels a point.
  public func pixels(height: Double, scale: Double) -> Double {
    switch self {
    case .points(let points): points * scale
    case .share(let share): share * height
    }
  }
}
