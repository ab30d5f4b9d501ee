/// Something that happened to a countdown, with the instant at which it was due.
public struct Event: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// A run of so much began.
    case started(Duration)
    /// Time stands still with so much left.
    case paused(remaining: Duration)
    /// Time passes again with so much left.
    case resumed(remaining: Duration)
    /// The run was given up.
    case stopped
    /// The whole seconds shown changed; negative in overtime.
    case tick(from: Int, to: Int)
    /// The remaining time fell to a threshold.
    case threshold(String)
    /// The remaining time fell to zero.
    case fired
    /// One whole second has passed since zero.
    case overtime
    /// An agenda went on to a step, counted from 0.
    case advanced(step: Int, title: String?)
  }

  /// What happened, with its numbers.
  public let kind: Kind
  /// The instant at which it was due, which may lie before the one at which it is told.
  public let due: BootInstant
  /// The time from the run's first start to `due`; nil if no run had begun.
  public let at: Duration?

  /// Creates an event of a run that began first at `begun`.
  public init(_ kind: Kind, due: BootInstant, begun: BootInstant?) {
    self.kind = kind
    self.due = due
    at = begun.map { due - $0 }
  }

  /// Returns how long after it was due the event is told at `now`.
  public func late(at now: BootInstant) -> Duration { now - due }
}
