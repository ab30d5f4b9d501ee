/// An instant of coordinated universal time, the same in every zone.
public struct UTCInstant: Hashable, Comparable, Sendable {
  /// The time since 1970-01-01T00:00:00Z without leap seconds; negative before that.
  public let sinceEpoch: Duration

  /// Creates the instant that lies `sinceEpoch` after 1970-01-01T00:00:00Z.
  public init(sinceEpoch: Duration) {
    self.sinceEpoch = sinceEpoch
  }

  /// Returns whether `a` lies before `b`.
  public static func < (a: UTCInstant, b: UTCInstant) -> Bool { a.sinceEpoch < b.sinceEpoch }

  /// Returns the instant `length` after `a`.
  public static func + (a: UTCInstant, length: Duration) -> UTCInstant {
    UTCInstant(sinceEpoch: a.sinceEpoch + length)
  }

  /// Returns the instant `length` before `a`.
  public static func - (a: UTCInstant, length: Duration) -> UTCInstant {
    UTCInstant(sinceEpoch: a.sinceEpoch - length)
  }

  /// Returns the time from `b` to `a`, negative if `a` is the earlier.
  public static func - (a: UTCInstant, b: UTCInstant) -> Duration { a.sinceEpoch - b.sinceEpoch }
}
