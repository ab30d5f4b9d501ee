/// A countdown: a value that is asked with the time and never looks at a clock itself.
///
/// A run fires exactly once each time its remaining time falls from above zero to zero or below, by
/// whichever way. Instants handed in should not go back; at an earlier one nothing is told.
public struct Countdown: Hashable, Sendable {
  /// The length that a new run begins with: above zero, at most 9999 days, in whole nanoseconds.
  public internal(set) var setting: Duration
  /// What a run does when nothing is left.
  public internal(set) var atZero: AtZero
  /// Which way it counts; inside it is always what is left of the setting.
  public internal(set) var counting: Counting
  /// The thresholds, in the order in which they were given.
  public var thresholds: [Threshold]
  /// Where the countdown stands as of the last `advance(to:)` or command.
  public internal(set) var state: CountdownState

  /// Creates a countdown that is ready.
  ///
  /// A setting that is not above zero or is above 9999 days throws `Refusal`.
  public init(
    setting: Duration, atZero: AtZero = .stop, thresholds: [Threshold] = [],
    counting: Counting = .down
  ) throws(Refusal) {
    self.setting = try Countdown.accepted(setting: setting)
    self.counting = counting
    self.atZero = atZero
    self.thresholds = thresholds
    state = .ready
  }

  /// Makes it count down from now on.
  public mutating func countDown() {
    counting = .down
  }

  /// Returns a setting rounded up to nanoseconds, or throws if no run can begin with it.
  static func accepted(setting: Duration) throws(Refusal) -> Duration {
    guard setting > .zero else { throw .zeroSetting }
    guard setting <= .longest else { throw .tooLong }
    return .nanoseconds(setting.nanosecondsUp)
  }
}
