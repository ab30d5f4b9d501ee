/// A length on the screen, as a user gives it.
public enum Length: Hashable, Sendable {
  /// Points: pixels at 100 % scale.
  case points(Double)
  /// A share of the view's height, 0…1 for 0…100 %.
  case share(Double)
  /// What suits the view.
  case suited
  /// Another length and so many points more, or less if negative; together at least 0.
  indirect case sum(Length, points: Double)

  /// Returns the length in pixels.
  ///
  /// - Parameters:
  ///   - height: the view's height in pixels.
  ///   - scale: pixels a point.
  ///   - suited: what suits the view, in pixels.
  public func pixels(height: Double, scale: Double, suited: Double = 0) -> Double {
    switch self {
    case .points(let points): points * scale
    case .share(let share): share * height
    case .suited: suited
    case .sum(let length, let points):
      max(0, length.pixels(height: height, scale: scale, suited: suited) + points * scale)
    }
  }

  /// Whether it is what suits the view, or so many points more or less.
  public var isSuited: Bool {
    switch self {
    case .suited: true
    case .points, .share: false
    case .sum(let length, _): length.isSuited
    }
  }

  /// Returns the length and so many points more, or less if negative.
  public func adding(_ points: Double) -> Length {
    switch self {
    case .points(let length): .points(max(0, length + points))
    case .sum(let length, let more): .sum(length, points: more + points)
    case .share, .suited: .sum(self, points: points)
    }
  }
}
