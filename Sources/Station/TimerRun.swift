import Settings
import TimerCore
import Views

/// One of the display's timers: its run, and what is told and shown of it.
struct TimerRun {
  let title: String?
  let look: Look
  private(set) var countdown: Countdown
  /// The moment that is counted to; nil where a duration is counted.
  private let target: UTCInstant?
  /// Whether the end of the run has been told.
  private(set) var hasFired = false

  init(_ invocation: Invocation, _ plan: Plan) {
    (title, look) = (invocation.title, invocation.look)
    (countdown, target) = (plan.countdown, plan.target)
  }

  /// Returns what fell due until `now`.
  mutating func advance(to now: BootInstant) -> [Event] {
    noting(countdown.advance(to: now))
  }

  /// Carries out a command, and returns the events that it caused.
  mutating func carryOut(_ command: Command, at now: BootInstant) throws(Refusal) -> [Event] {
    noting(try countdown.carryOut(command, at: now))
  }

  /// Aims a run that counts to a moment at the same moment by a clock that was set.
  mutating func aimAgain(_ now: Clock) -> [Event] {
    guard let target else { return [] }
    let deadline = now.boot + (target - now.utc)
    return noting((try? countdown.aim(at: deadline, now: now.boot)) ?? [])
  }

  /// Notes events that were made elsewhere, and returns them.
  mutating func noting(_ events: [Event]) -> [Event] {
    for event in events {
      switch event.kind {
      case .fired: hasFired = true
      case .started: hasFired = false
      default: break
      }
    }
    return events
  }

  func reading(at now: BootInstant) -> Reading { countdown.reading(at: now) }

  /// Returns when it will be due to tell something, or look different but for a stroke's end.
  func nextChange(after now: BootInstant) -> BootInstant? {
    countdown.nextChange(after: now, showing: look.label.format)
  }

  /// What of the timer its place is fitted for, at an instant.
  func fitted(at now: BootInstant) -> DisplayLayout.Timer {
    let total = reading(at: now).total
    let widest = look.label.format.widest(
      total: total, overtime: countdown.atZero == .overtime)
    return DisplayLayout.Timer(title: title, widestLabel: widest.description)
  }

  /// What the timer shows at an instant.
  func shown(at now: BootInstant, isChosen: Bool = false) -> DisplayLayout.Shown {
    let reading = reading(at: now)
    return DisplayLayout.Shown(
      fraction: reading.fraction, label: look.label.format.label(for: reading).description,
      isVisible: !(look.autohide && reading.state == .finished), isChosen: isChosen)
  }
}
