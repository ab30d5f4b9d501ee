import Raster
import Settings
import TimerCore
import Views

/// One of the display's timers: its run, and what is told and shown of it.
struct TimerRun {
  /// Whether the views are there.
  enum Visibility {
    /// As the look says: they vanish after the end with `autohide`.
    case automatic
    case hidden, shown
  }

  /// What the timer itself is called.
  var ownTitle: String?
  /// The looks that were asked for.
  var looks: Shared<LookSettings>
  /// The look that reactions in force make of them.
  private(set) var look: Shared<Look>
  var visibility = Visibility.automatic
  /// What changes looks in a run of a length.
  private var reactions: (total: Duration, set: ReactionSet?)
  private var active: (looks: Shared<LookSettings>, reactions: [ReactionSet.Active])?
  private var timer: Countdown
  /// The agenda whose steps it goes through; nil is a single run.
  private(set) var agenda: AgendaRun?
  /// The moment that is counted to; nil where a duration is counted.
  private(set) var target: UTCInstant?
  /// Whether the run that is under way still ends at that moment: nobody has added time, or let it stand still.
  private(set) var endsOnTarget = true
  private(set) var invocation: Shared<Invocation>
  /// The step whose looks are shown.
  private var stepTag: Int?
  /// Whether the end of a run has been told.
  private(set) var hasFired = false

  init(_ invocation: Invocation, _ plan: Plan) {
    self.init(invocation, plan.countdown, agenda: plan.agenda, target: plan.target)
  }

  init(
    _ invocation: Invocation, _ countdown: Countdown, agenda: AgendaRun? = nil,
    target: UTCInstant?
  ) {
    self.invocation = Shared(invocation)
    ownTitle = invocation.title
    (looks, look) = (Shared(invocation.looks), Shared(invocation.look))
    (timer, self.agenda, self.target) = (countdown, agenda, target)
    timer.thresholds = invocation.thresholds
    reactions = (.zero, nil)
    takeStepLooks()
    let run = self.countdown
    readyReactions(total: run.state.run?.total ?? run.setting)
  }

  /// The run under way; of an agenda that of its step.
  var countdown: Countdown { agenda?.countdown ?? timer }

  /// What is shown as the title: of an agenda the step's.
  var title: String? {
    guard let agenda, !agenda.awaitsStart else { return ownTitle }
    return agenda.step.title ?? ownTitle
  }

  private mutating func readyReactions(total: Duration) {
    var invocation = invocation.value
    invocation.thresholds = countdown.thresholds
    reactions = (total, invocation.reactions(total: total))
  }

  /// Returns what fell due until `now`.
  mutating func advance(to now: BootInstant) -> [Event] {
    noting(agenda?.advance(to: now) ?? timer.advance(to: now))
  }

  /// Carries out a command, and returns the events that it caused.
  ///
  /// A run that counts to a moment and begins anew counts to it from now; where only the time of day was given
  /// and has passed, to the next one.
  mutating func carryOut(_ command: Command, at now: Clock) throws(Refusal) -> [Event] {
    if agenda != nil { return try carryOutOnAgenda(command, at: now) }
    guard target != nil || countsFromMoment, begins(command, at: now.boot) else {
      let wasPaused = reading(at: now.boot).state == .paused
      let events = noting(try timer.carryOut(command, at: now.boot))
      if case .set = command { visibility = .automatic }
      if command.movesEnd || (wasPaused && reading(at: now.boot).state == .running) {
        endsOnTarget = false
      }
      return events
    }
    guard let plan = planFromNow(now) else {
      throw .outOfRange(command: command.name, accepted: "a moment that lies ahead")
    }
    (timer, target, endsOnTarget) = (plan.countdown, plan.target, true)
    return noting(plan.events)
  }

  /// Carries out a command on a run that from now on counts a length, not to a moment.
  mutating func carryOutAsLength(
    _ command: Command, at now: BootInstant
  ) throws(Refusal) -> [Event] {
    target = nil
    if agenda != nil { return noting(try agenda?.carryOut(command, at: now) ?? []) }
    timer.countDown()
    return noting(try timer.carryOut(command, at: now))
  }

  private mutating func carryOutOnAgenda(
    _ command: Command, at now: Clock
  ) throws(Refusal) -> [Event] {
    let events = try agenda?.carryOut(command, at: now.boot) ?? []
    if !(agenda?.awaitsStart ?? false) { target = nil }
    return noting(events)
  }

  /// Whether it counts what has passed since a moment.
  private var countsFromMoment: Bool {
    if case .since? = invocation.value.entry { true } else { false }
  }

  private func begins(_ command: Command, at now: BootInstant) -> Bool {
    switch command {
    case .restart: true
    case .start, .toggle: [.ready, .finished].contains(reading(at: now).state)
    default: false
    }
  }

  /// Returns the run to the moment as if it had been asked for now; nil where it has passed.
  private func planFromNow(_ now: Clock) -> Plan? {
    var anew = invocation.value
    anew.start = .running(elapsed: .zero)
    return try? anew.plan(utc: now.utc, now: now.boot)
  }

  /// Aims a run that counts to a moment at the same moment by a clock that was set.
  ///
  /// A time of day that the step has passed is the next day's, so that a step alone fires nothing.
  mutating func aimAgain(_ now: Clock) -> [Event] {
    let left = reading(at: now.boot)
    if countsFromMoment, endsOnTarget, left.state == .running, let plan = planFromNow(now) {
      let end = now.boot + plan.reading.remaining
      return noting((try? timer.aim(at: end, now: now.boot)) ?? [])
    }
    guard let target, endsOnTarget, left.state == .running else { return [] }
    if let agenda {
      guard agenda.awaitsStart, let start = planFromNow(now)?.target else { return [] }
      self.target = start
      return noting(self.agenda?.aimStart(at: now.boot + (start - now.utc), now: now.boot) ?? [])
    }
    // What is over by now was over before the step, too.
    let moment = left.remaining > .zero ? planFromNow(now)?.target ?? target : target
    self.target = moment
    let deadline = now.boot + (moment - now.utc)
    return noting((try? timer.aim(at: deadline, now: now.boot)) ?? [])
  }

  /// Notes events that were made elsewhere, and returns them.
  mutating func noting(_ events: [Event]) -> [Event] {
    let end = events.lastIndex { $0.kind == .fired }
    for (index, event) in events.enumerated() {
      switch event.kind {
      case .fired:
        // The end of a step is not that of its agenda.
        let goesOn = agenda?.hasMore ?? false || index != end
        if !goesOn && !events[index...].contains(where: \.isAdvance) { hasFired = true }
        if visibility == .shown { visibility = .automatic }
      case .started, .advanced: visibility = .automatic
      default: break
      }
    }
    takeStepLooks()
    return events
  }

  /// Whether an agenda's step that has ended was followed by another one.
  var goesOn: Bool {
    agenda.map { !$0.isOver && !$0.awaitsNext && $0.countdown.state.name != .ready } ?? false
  }

  /// Takes the looks of the agenda's step, where it is another one than before.
  private mutating func takeStepLooks() {
    guard let step = agenda?.step, step.tag != stepTag, let settings = invocation.value.agenda
    else { return }
    let before = stepTag.map { settings.looks(of: $0) } ?? invocation.value.looks
    stepTag = step.tag
    reactions.total = .zero
    let own = settings.looks(of: step.tag)
    if own != before { looks = Shared(own ?? invocation.value.looks) }
  }

  /// Takes the look that reactions in force at an instant make of the looks asked for.
  mutating func react(at now: BootInstant) {
    let reading = reading(at: now)
    if reactions.total != reading.total {
      readyReactions(total: reading.total)
    }
    let found = reactions.set?.active(for: reading, at: now) ?? []
    if let active, active.reactions == found, active.looks === looks { return }
    active = (looks, found)
    look = Shared(looks.value.look(with: found))
  }

  /// Returns the run as a command would leave it.
  func previewing(_ command: Command, at now: BootInstant) -> TimerRun {
    var run = self
    if agenda == nil {
      _ = try? run.timer.carryOut(command, at: now)
    } else {
      _ = try? run.agenda?.carryOut(command, at: now)
    }
    run.react(at: now)
    return run
  }

  /// Takes over what else than the run itself was asked for: a title, and what changes looks and sounds on the way.
  ///
  /// Of an agenda the steps that haven't begun are the new ones; what fell due before is returned.
  mutating func adopt(_ new: Invocation, at now: BootInstant) -> [Event] {
    var changed = invocation.value
    (changed.reactions, changed.thresholds) = (new.reactions, new.thresholds)
    (changed.isSteady, changed.title, ownTitle) = (new.isSteady, new.title, new.title)
    invocation = Shared(changed)
    timer.thresholds = new.thresholds
    var events: [Event] = []
    if agenda != nil, let settings = new.agenda {
      let own = stepTag.flatMap { changed.agenda?.looks(of: $0) } ?? changed.looks
      let live = looks.value
      changed.agenda = settings
      changed.looks = new.looks
      invocation = Shared(changed)
      events = agenda?.replan(with: changed.plannedAgenda(settings), at: now) ?? []
      stepTag = nil
      looks = Shared(new.looks)
      takeStepLooks()
      looks = Shared(looks.value.keeping(live, since: own))
    }
    readyReactions(total: reactions.total)
    return noting(events)
  }

  func sinceStart(_ now: BootInstant) -> Duration? { countdown.sinceStart(now) }

  /// Notes that the end was told by an earlier program.
  mutating func noteEnd() {
    hasFired = true
  }

  func reading(at now: BootInstant) -> Reading {
    agenda?.reading(at: now) ?? timer.reading(at: now)
  }

  /// Returns when it will be due to tell something, or look different but for a stroke's end.
  ///
  /// - Parameter telling: whether somebody listens to the ticks of the seconds.
  func nextChange(after now: BootInstant, tellingTicks telling: Bool = true) -> BootInstant? {
    let label = look.value.label
    let format = label.shown ? label.format : nil
    let change =
      if let agenda {
        agenda.nextChange(after: now, showing: format, tellingTicks: telling)
      } else {
        timer.nextChange(after: now, showing: format, tellingTicks: telling)
      }
    guard let reaction = reactions.set?.nextChange(after: now, in: countdown) else { return change }
    return min(change ?? reaction, reaction)
  }
}

extension Event {
  /// Whether an agenda has come to a step by it.
  var isAdvance: Bool {
    if case .advanced = kind { true } else { false }
  }
}

extension Command {
  /// Whether it lets a run end at another moment than before.
  fileprivate var movesEnd: Bool {
    switch self {
    case .add, .set, .seek, .speed: true
    default: false
    }
  }
}
