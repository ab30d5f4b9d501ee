/// Which way a timer counts.
public enum Counting: String, CaseIterable, Hashable, Sendable {
  /// What is left, down to zero.
  case down
  /// What has passed, up to a limit.
  case upToLimit = "up-to"
  /// What has passed; the limit is only the longest that a timer counts.
  case up

  /// Returns in which time a view of a stopwatch without a limit goes once round, after so much has passed.
  ///
  /// | passed | goes round in |
  /// |---|---|
  /// | less than an hour | a minute |
  /// | less than a day | an hour |
  /// | more | a day |
  static func turn(after passed: Duration) -> Duration {
    switch passed {
    case ..<Duration.seconds(3600): .seconds(60)
    case ..<Duration.seconds(86_400): .seconds(3600)
    default: .seconds(86_400)
    }
  }
}
