public import TimerCore

/// A command line brought together with the clock: the countdown as it stands now.
///
/// The dry run, the snapshot and the live display all begin with one, so they agree.
public struct Plan: Hashable, Sendable {
  /// The countdown as it stands at `now`.
  public let countdown: Countdown
  /// The agenda as it stands at `now`; nil counts a single run.
  public let agenda: AgendaRun?
  /// What fell due when it was set up, oldest first: its start, and more where that lies back.
  public let events: [Event]
  /// The instant on the boot clock for which the plan was made.
  public let now: BootInstant
  /// The same instant in UTC, or the one that was given to be taken for now.
  public let utc: UTCInstant
  /// The moment that is counted to; nil where a duration is counted.
  ///
  /// Aim the run at it anew when it is started, and when the wall clock was set.
  public let target: UTCInstant?

  init(
    _ countdown: Countdown, agenda: AgendaRun? = nil, events: [Event], now: BootInstant,
    utc: UTCInstant, target: UTCInstant?
  ) {
    (self.countdown, self.agenda, self.events) = (countdown, agenda, events)
    (self.now, self.utc, self.target) = (now, utc, target)
  }

  /// Returns what is true now.
  public var reading: Reading { agenda?.reading(at: now) ?? countdown.reading(at: now) }

  /// The moment at which nothing is left, or was; nil while ready or paused.
  public var ends: UTCInstant? { reading.ends.map { utc + ($0 - now) } }
}
