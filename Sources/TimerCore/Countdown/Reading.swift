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
  public let state: CountdownState.Name
  public let phase: Phase
  /// The instant at which nothing is left, or was; nil while ready or paused.
  public let ends: BootInstant?
  /// The speed in percent of the normal one.
  public let percent: Int

  /// Whether one whole second or more has passed since zero; sign and phase change with it.
  public var isOvertime: Bool { remaining.wholeSecondsUp < 0 }

  /// The whole seconds that are shown: rounded up, negative in overtime.
  public var seconds: Int { remaining.wholeSecondsUp }
}
