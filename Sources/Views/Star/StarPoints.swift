/// The number of a star's tips, 2…1000.
public struct StarPoints: Hashable, Sendable {
  public let count: Int

  public static let range = 2...1000
  public static let five = StarPoints(known: 5)

  /// Creates a number of tips; throws where it is not within `range`.
  public init(_ count: Int) throws(StarRefusal) {
    guard Self.range.contains(count) else { throw .points(count) }
    self.count = count
  }

  private init(known count: Int) {
    self.count = count
  }
}

/// Why a star was refused.
public enum StarRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// So many tips are too few or too many.
  case points(Int)

  /// A sentence that says what was refused and what is accepted.
  public var description: String {
    switch self {
    case .points(let count):
      "A star of \(count) points can't be drawn. Give 2 to 1000 points."
    }
  }
}
