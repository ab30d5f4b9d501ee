/// What is true of a countdown at one instant; everything drawn and told then agrees with it.
public struct Reading: Hashable, Sendable {
  /// The length that a new run begins with.
  public let setting: Duration
  /// The length that counts as the whole of this run; the setting while ready.
  public let total: Duration
  /// What is left, negative in overtime; of a timer that counts up, to its limit.
  public let remaining: Duration
  /// The share that is shown, 0…1: of the total what is left, 0 in overtime; counting up what has passed, or of
  /// the turn under way where there is no limit.
  public let fraction: Double
  /// The state, without what it holds.
  public let state: CountdownState.Name
  /// What the remaining time means.
  public let phase: Phase
  /// The instant at which nothing is left, or was; nil while ready or paused.
  public let ends: BootInstant?
  /// The speed in percent of the normal one.
  public let percent: Int
  /// Which way it counts.
  public let counting: Counting

  /// Creates a reading, for tests and pictures; the fraction follows from what is left of the total.
  public init(
    setting: Duration, total: Duration, remaining: Duration, state: CountdownState.Name,
    phase: Phase = .normal, ends: BootInstant? = nil, percent: Int = 100,
    counting: Counting = .down
  ) {
    self.setting = setting
    self.total = total
    self.remaining = remaining
    self.counting = counting
    let span = Reading.span(total: total, remaining: remaining, counting)
    switch counting {
    case .down: fraction = total > .zero ? min(max(remaining / total, 0), 1) : 0
    case .upToLimit: fraction = total > .zero ? min(max((total - remaining) / total, 0), 1) : 0
    case .up:
      let passed = max(total - remaining, .zero)
      fraction = min((passed - span * passed.count(of: span)) / span, 1)
    }
    self.state = state
    self.phase = phase
    self.ends = ends
    self.percent = percent
  }

  /// Whether one whole second or more has passed since zero; sign and phase change with it.
  public var isOvertime: Bool { remaining.wholeSecondsUp < 0 }

  /// The whole seconds that are shown: what is left rounded up, negative in overtime, or what has passed rounded
  /// down.
  public var seconds: Int {
    counting == .down ? remaining.wholeSecondsUp : passed.wholeSecondsDown
  }

  /// What has passed of the total, more in overtime.
  public var passed: Duration { total - remaining }

  /// The time in which the share that is shown goes from one end to the other at normal speed.
  public var span: Duration { Reading.span(total: total, remaining: remaining, counting) }

  private static func span(
    total: Duration, remaining: Duration, _ counting: Counting
  ) -> Duration {
    counting == .up ? Counting.turn(after: max(total - remaining, .zero)) : total
  }
}
