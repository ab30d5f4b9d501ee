/// An agenda under way: which step it is at, and the countdown of that step.
///
/// Like a countdown it is a value that is asked with the time. The next step's deadline is the last
/// one's plus its length, however late it is asked. Each step that reaches zero tells `fired` once; a
/// step that follows tells `advanced`, and only the first one `started`.
public struct AgendaRun: Hashable, Sendable {
  /// The plan, as it is now.
  public internal(set) var agenda: Agenda
  /// The place of the step under way among the plan's rows.
  public internal(set) var place: Int
  /// The step under way, as it was when it began; a new plan changes only those that haven't.
  public internal(set) var step: AgendaStep
  /// The countdown of the step under way, or the one to the scheduled start.
  public internal(set) var countdown: Countdown
  /// Whether it waits for its scheduled start, to which `countdown` counts.
  public internal(set) var awaitsStart = false
  /// The instant at which all ends by the plan, since it has begun; nil before.
  var plannedEnd: BootInstant?

  /// Creates a run that is ready at its first step.
  public init(_ agenda: Agenda) {
    self.agenda = agenda
    // An agenda has a step that takes time.
    place = agenda.row(from: 0) ?? 0
    step = agenda.rows[place].step
    countdown = Countdown(step)
  }

  /// Whether nothing comes any more: the last step has ended.
  public var isOver: Bool { countdown.state.name == .finished && following == nil }

  /// Whether a step has ended, and the next one waits until somebody goes on.
  public var awaitsNext: Bool {
    countdown.state.name == .finished && following != nil && !awaitsStart
  }

  /// Whether a step that takes time comes behind the one under way.
  public var hasMore: Bool { following != nil }

  /// The next row that takes time.
  var following: Int? { agenda.row(from: place + 1) }

  /// Stands ready at a row.
  mutating func ready(at row: Int) {
    place = row
    step = agenda.rows[row].step
    countdown = Countdown(step)
    awaitsStart = false
    plannedEnd = nil
  }

  /// Goes to a row's step, which has its whole length left; time passes or not as it did.
  mutating func enter(_ row: Int, at instant: BootInstant) {
    let before = countdown.state
    place = row
    step = agenda.rows[row].step
    countdown = Countdown(step)
    guard let begun = before.run?.begun else { return }
    let run = Run(total: countdown.setting, begun: begun)
    countdown.state =
      before.name == .paused
      ? .paused(run, remaining: run.total)
      : .running(run, Course(deadline: instant + run.total), told: run.total)
  }

  /// Begins the whole with the step it stands at, at an instant; whatever ran is given up.
  mutating func begin(at start: BootInstant) -> Event {
    awaitsStart = false
    plannedEnd = start + (agenda.total - agenda.rows[place].start)
    return countdown.begin(at: start)
  }

  /// The event of having come to the step under way.
  func advanced(at instant: BootInstant) -> Event {
    Event(
      .advanced(step: place, title: step.title), due: instant, begun: countdown.state.run?.begun)
  }
}

extension Countdown {
  /// Creates the countdown of a step that takes time.
  fileprivate init(_ step: AgendaStep) {
    setting = step.length
    atZero = step.atZero
    counting = .down
    thresholds = step.thresholds
    state = .ready
  }
}
