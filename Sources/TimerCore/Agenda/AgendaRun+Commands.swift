extension AgendaRun {
  /// Carries out a command at `now` and returns what fell due until then, and what it caused.
  ///
  /// `next`, `back` and `go` come to a step with its whole length left: running where time passed or
  /// had come to an end, else standing still. A step of no length is passed over. Behind a step that
  /// waits `start` and `toggle` are `next`, too. `restart` begins with the first step, `stop` is ready
  /// for it. All else is for the step under way, as `Countdown.carryOut` says; one that comes to its
  /// end by it goes on at `now`. Before a scheduled start, what starts or goes on begins at once.
  ///
  /// Throws `Refusal`, with nothing changed, for what is refused here or means nothing for a run.
  public mutating func carryOut(
    _ command: Command, at now: BootInstant
  ) throws(Refusal) -> [Event] {
    var copy = self
    var events = copy.advance(to: now)
    events +=
      copy.awaitsStart
      ? try copy.performBeforeStart(command, at: now) : try copy.perform(command, at: now)
    self = copy
    return events
  }

  private mutating func perform(
    _ command: Command, at now: BootInstant
  ) throws(Refusal) -> [Event] {
    switch command {
    case .next, .back, .go: return go(to: try row(command), at: now)
    case .restart: return restart(at: now)
    case .start, .toggle:
      if awaitsNext { return go(to: try row(.next), at: now) }
      if isOver { return restart(at: now) }
      if case .ready = countdown.state { return [begin(at: now)] }
    case .stop:
      let events = try countdown.carryOut(.stop, at: now)
      ready(at: agenda.row(from: 0) ?? 0)
      return events
    case .set where countdown.state.name == .finished:
      // Of a single run this would be the setting of the next; a step goes on with so much.
      guard case .set(let length) = command, length > .zero else { throw .zeroSetting }
      return try countdown.carryOut(.add(length), at: now)
    default: break
    }
    let stands = countdown.state.name == .paused
    var events = try countdown.carryOut(command, at: now)
    if stands, step.end == .next, countdown.state.name == .finished, let row = following {
      // A step that somebody ends while time stands still is followed by one that stands still.
      enter(row, at: now)
      _ = try countdown.carryOut(.pause, at: now)
      events.append(advanced(at: now))
    }
    return events + advance(to: now)
  }

  private mutating func performBeforeStart(
    _ command: Command, at now: BootInstant
  ) throws(Refusal) -> [Event] {
    switch command {
    case .start, .toggle, .restart, .finish, .next:
      ready(at: place)
    case .go:
      ready(at: try row(command))
    case .stop:
      ready(at: place)
      return [Event(.stopped, due: now, begun: nil)]
    case .pause, .resume, .back, .add, .set, .seek, .speed:
      throw .beforeStart(command: command.name)
    default: throw .notAboutRun(command: command.name)
    }
    return [begin(at: now)]
  }

  private mutating func restart(at now: BootInstant) -> [Event] {
    ready(at: agenda.row(from: 0) ?? 0)
    return [begin(at: now)]
  }

  private mutating func go(to row: Int, at now: BootInstant) -> [Event] {
    enter(row, at: now)
    return [advanced(at: now)]
  }

  /// Returns the row that a command goes to.
  private func row(_ command: Command) throws(Refusal) -> Int {
    switch command {
    case .next:
      guard let row = following else { throw .noStep(command: "next", isLast: true) }
      return row
    case .back:
      guard let row = agenda.row(before: place) else {
        throw .noStep(command: "back", isLast: false)
      }
      return row
    case .go(let step) where agenda.rows.indices.contains(step):
      if let row = agenda.row(from: step) { return row }
      throw .noStep(command: "go", isLast: true)
    default:
      throw .outOfRange(command: "go", accepted: "a step from 1 to \(agenda.rows.count)")
    }
  }
}
