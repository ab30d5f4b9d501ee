/// What is true of a countdown at one instant; everything drawn and told then agrees with it.
public struct Reading: Hashable, Sendable {
  /// The length that a new run begins with.
  public let setting: Duration
  /// The length that counts as the whole of this run; the setting while ready.
  public let total: Duration
  /// What is left, negative in overtime.
  public let remaining: Duration
  /// The share of the total that is left, 0…1; 0 in overtime.
  public let fraction: Double
  /// The state, without what it holds.
  public let state: CountdownState.Name
  /// What the remaining time means.
  public let phase: Phase
  /// The instant at which nothing is left, or was; nil while ready or paused.
  public let ends: BootInstant?
  /// The speed in percent of the normal one.
  public let percent: Int

  /// Creates a reading, for tests and pictures; the fraction follows from what is left of the total.
  public init(
    setting: Duration, total: Duration, remaining: Duration, state: CountdownState.Name,
    phase: Phase = .normal, ends: BootInstant? = nil, percent: Int = 100
  ) {
    self.setting = setting
    self.total = total
    self.remaining = remaining
    fraction = total > .zero ? min(max(remaining / total, 0), 1) : 0
    self.state = state
    self.phase = phase
    self.ends = ends
    self.percent = percent
  }

  /// Whether one whole second or more has passed since zero; sign and phase change with it.
  public var isOvertime: Bool { remaining.wholeSecondsUp < 0 }

  /// The whole seconds that are shown: rounded up, negative in overtime.
  public var seconds: Int { remaining.wholeSecondsUp }
}
