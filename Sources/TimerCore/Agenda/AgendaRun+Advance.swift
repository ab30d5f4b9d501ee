extension AgendaRun {
  /// Tells what fell due until `now`, oldest first, and leaves the run as it stands then.
  ///
  /// Every step that ended tells `fired` and the next one `advanced`, as many as passed in a stall.
  public mutating func advance(to now: BootInstant) -> [Event] {
    var events = awaitsStart ? advanceToStart(now) : countdown.advance(to: now)
    while step.end == .next, !awaitsStart, case .finished(_, let end) = countdown.state,
      let row = following
    {
      enter(row, at: end)
      events.append(advanced(at: end))
      events += countdown.advance(to: now)
    }
    return events
  }

  /// Waits for an instant, at which it begins by itself; one that has passed begins it then.
  ///
  /// Throws `Refusal` for an instant more than 9999 days away.
  public mutating func schedule(
    at start: BootInstant, now: BootInstant
  ) throws(Refusal) -> [Event] {
    ready(at: agenda.row(from: 0) ?? 0)
    guard start > now else { return try begin(at: start, now: now) }
    countdown = try Countdown(setting: start - now)
    _ = countdown.begin(at: now)
    awaitsStart = true
    return []
  }

  /// Begins at `start`, which may lie in the past, and returns what fell due.
  ///
  /// A `start` after `now`, or more than 9999 days before it, throws `Refusal`.
  public mutating func begin(
    at start: BootInstant, now: BootInstant
  ) throws(Refusal) -> [Event] {
    guard start <= now, now - start <= .longest else {
      throw .outOfRange(command: "start", accepted: "an instant of the last 9999 days, or now")
    }
    ready(at: agenda.row(from: 0) ?? 0)
    return [begin(at: start)] + advance(to: now)
  }

  /// Makes the run paused, as if it had been paused after `elapsed`; ready after nothing.
  public mutating func hold(after elapsed: Duration, now: BootInstant) throws(Refusal) {
    guard .zero...Duration.longest ~= elapsed else {
      throw .outOfRange(command: "elapsed", accepted: "a duration of at most 9999 days")
    }
    guard elapsed > .zero else { return ready(at: agenda.row(from: 0) ?? 0) }
    _ = try begin(at: now - elapsed, now: now)
    _ = try? countdown.carryOut(.pause, at: now)
  }

  /// Aims a run that waits for its start at another instant, as when the wall clock was set.
  public mutating func aimStart(at start: BootInstant, now: BootInstant) -> [Event] {
    guard awaitsStart else { return [] }
    let events = advance(to: now)
    guard awaitsStart, start > now else { return events }
    _ = try? countdown.aim(at: start, now: now)
    return events
  }

  private mutating func advanceToStart(_ now: BootInstant) -> [Event] {
    // What comes before the start belongs to no run, and its end is the start.
    var events = countdown.advance(to: now).filter(\.isTick)
      .map { Event($0.kind, due: $0.due, begun: nil) }
    guard case .finished(_, let start) = countdown.state else { return events }
    ready(at: place)
    events.append(begin(at: start))
    return events + countdown.advance(to: now)
  }
}

extension Event {
  fileprivate var isTick: Bool {
    if case .tick = kind { true } else { false }
  }
}
