import Settings
import TimerCore

/// What is kept of one of the display's timers: its run, its title, and the moment that it counts to.
struct SavedTimer: Hashable {
  var countdown: Countdown
  let title: String?
  /// The moment that is counted to; nil where a duration is counted.
  let moment: Moment?

  /// A moment, as an instant and in the words from which the next such moment follows.
  struct Moment: Hashable {
    let target: UTCInstant
    let until: UntilTarget
    /// The display's zone where it was named.
    let zone: String?
  }

  init(countdown: Countdown, title: String? = nil, moment: Moment? = nil) {
    self.countdown = countdown
    self.title = title
    self.moment = moment
  }

  init(_ run: TimerRun) {
    var moment: Moment?
    if let target = run.target, run.endsOnTarget,
      case .until(let until, _)? = run.invocation.value.entry
    {
      moment = Moment(target: target, until: until, zone: run.invocation.value.zone)
    }
    self.init(countdown: run.countdown, title: run.title, moment: moment)
  }

  /// Returns the timer as one of a display's, whose other settings are those of `invocation`.
  ///
  /// Of a run that hasn't begun they are what is to be done at zero and the title, too.
  func run(_ invocation: Invocation, at now: BootInstant, events: [Event]) -> TimerRun {
    var (kept, countdown) = (invocation, countdown)
    kept.title = title
    if countdown.state == .ready {
      kept.title = invocation.title ?? title
      _ = countdown.change(atZero: invocation.atZero, at: now)
    }
    (kept.zone, kept.atZero) = (moment?.zone ?? invocation.zone, countdown.atZero)
    (kept.entry, kept.others) = (moment.map { .until($0.until, title: nil) }, [])
    var run = TimerRun(kept, countdown, target: moment?.target)
    _ = run.noting(events)
    if countdown.state.name == .finished { run.noteEnd() }
    return run
  }

  /// Whether time passes, so that it matters how much of it has.
  var isRunning: Bool { countdown.state.name == .running }

  /// Returns whether nothing differs from another one but the seconds that were told.
  func isSame(as other: SavedTimer) -> Bool {
    title == other.title && moment == other.moment
      && countdown.setting == other.countdown.setting
      && countdown.atZero == other.countdown.atZero
      && course == other.course && phase == other.phase
  }

  /// The state as if nothing had been told.
  private var course: CountdownState {
    guard case .running(let run, let course, _) = countdown.state else { return countdown.state }
    return .running(run, course, told: .zero)
  }

  /// What is left means so much as was told last.
  private var phase: Phase? {
    guard case .running(let run, _, let told) = countdown.state else { return nil }
    return countdown.phase(remaining: told, total: run.total)
  }
}
