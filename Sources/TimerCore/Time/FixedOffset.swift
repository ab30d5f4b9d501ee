/// The rule of a zone that is always the same time ahead of UTC.
public struct FixedOffset: LocalTimeRule, Hashable {
  /// The seconds by which clocks are ahead of UTC; negative west of Greenwich.
  public let seconds: Int

  /// The rule of UTC itself.
  public static let utc = FixedOffset(seconds: 0)

  /// Creates the rule of a zone whose clocks are `seconds` ahead of UTC.
  public init(seconds: Int) {
    self.seconds = seconds
  }

  /// Returns the instant at which clocks show `local`.
  public func utc(of local: LocalDateTime) -> UTCInstant {
    UTCInstant(sinceEpoch: .seconds(local.secondsSinceEpoch - seconds))
  }

  /// Returns what clocks show at an instant, cut off to the second.
  public func local(of instant: UTCInstant) -> LocalDateTime {
    LocalDateTime(secondsSinceEpoch: instant.sinceEpoch.wholeSecondsDown + seconds)
  }
}
