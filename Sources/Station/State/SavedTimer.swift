import Settings
import TimerCore

/// What is kept of one of the display's timers: its run, its title, and the moment that it counts to.
struct SavedTimer: Hashable {
  var countdown: Countdown {
    get { agenda?.countdown ?? timer }
    set { timer = newValue }
  }
  private var timer: Countdown
  /// The agenda that is gone through; nil is a single run.
  private(set) var agenda: AgendaRun?
  /// The instant of the scheduled start that the agenda waits for.
  let start: UTCInstant?
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
    timer = countdown
    (agenda, start) = (nil, nil)
    self.title = title
    self.moment = moment
  }

  init(agenda: AgendaRun, start: UTCInstant? = nil, title: String? = nil) {
    (timer, self.agenda, self.start, self.title) = (agenda.countdown, agenda, start, title)
    moment = nil
  }

  /// Whether it counts to an instant by the wall clock.
  var countsToMoment: Bool { moment != nil || start != nil }

  /// Moves the run to another boot clock.
  mutating func shift(by shift: Duration) {
    timer = timer.shifted(by: shift)
    agenda = agenda?.shifted(by: shift)
  }

  /// Makes it end, or begin, at its moment, and returns the events of more being left.
  mutating func aim(at now: Clock) -> [Event] {
    if let start {
      agenda?.start(at: now.boot + (start - now.utc), now: now.boot)
      return []
    }
    guard let moment else { return [] }
    return timer.end(at: now.boot + (moment.target - now.utc), now: now.boot)
  }

  /// Returns what fell due until an instant.
  mutating func advance(to now: BootInstant) -> [Event] {
    agenda?.advance(to: now) ?? timer.advance(to: now)
  }

  /// Returns the timer as it stood at an instant, time standing still since then, moved to another boot clock.
  func held(at instant: BootInstant, shift: Duration) -> SavedTimer {
    var copy = self
    copy.timer = timer.held(at: instant)
    copy.agenda = agenda?.held(at: instant)
    copy.shift(by: shift)
    return copy
  }

  init(_ run: TimerRun) {
    if let agenda = run.agenda {
      self.init(
        agenda: agenda, start: agenda.awaitsStart ? run.target : nil, title: run.ownTitle)
      return
    }
    var moment: Moment?
    if let target = run.target, run.endsOnTarget,
      case .until(let until, _)? = run.invocation.value.entry
    {
      moment = Moment(target: target, until: until, zone: run.invocation.value.zone)
    }
    self.init(countdown: run.countdown, title: run.ownTitle, moment: moment)
  }

  /// Returns the timer as one of a display's, whose other settings are those of `invocation`.
  ///
  /// Of a run that hasn't begun they are what is to be done at zero and the title, too.
  func run(_ invocation: Invocation, at now: BootInstant, events: [Event]) -> TimerRun {
    if let agenda { return self.run(agenda, invocation, at: now, events: events) }
    var (kept, countdown) = (invocation, countdown)
    kept.agenda = nil
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

  /// Goes on with an agenda; steps that haven't begun are those of the command line, where it has an agenda.
  private func run(
    _ agenda: AgendaRun, _ invocation: Invocation, at now: BootInstant, events: [Event]
  ) -> TimerRun {
    var (kept, agenda) = (invocation, agenda)
    kept.title = invocation.title ?? title
    (kept.entry, kept.others) = (nil, [])
    if let settings = invocation.agenda {
      _ = agenda.replan(with: invocation.plannedAgenda(settings), at: now)
    }
    var run = TimerRun(kept, agenda.countdown, agenda: agenda, target: start)
    _ = run.noting(events)
    if agenda.isOver { run.noteEnd() }
    return run
  }

  /// Whether time passes, so that it matters how much of it has.
  var isRunning: Bool { countdown.state.name == .running }

  /// Returns whether nothing differs from another one but the seconds that were told.
  func isSame(as other: SavedTimer) -> Bool {
    title == other.title && moment == other.moment
      && start == other.start && agenda?.agenda == other.agenda?.agenda
      && agenda?.place == other.agenda?.place && agenda?.step.end == other.agenda?.step.end
      && agenda?.awaitsStart == other.agenda?.awaitsStart
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
