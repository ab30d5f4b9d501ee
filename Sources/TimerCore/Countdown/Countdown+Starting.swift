extension Countdown {
  /// Begins a run of the setting at `start`, which may lie in the past, and returns what fell due.
  ///
  /// What was running, paused or finished is given up without an event. To count to a moment, make
  /// the setting the time from `start` to it. A `start` after `now` throws `Refusal`.
  public mutating func begin(
    at start: BootInstant, now: BootInstant
  ) throws(Refusal) -> [Event] {
    guard start <= now, now - start <= .longest else {
      throw .outOfRange(command: "start", accepted: "an instant of the last 9999 days, or now")
    }
    return [begin(at: start)] + advance(to: now)
  }

  /// Makes the countdown paused, as if a run had been paused after `elapsed`.
  ///
  /// With nothing elapsed it is ready; with all of the setting elapsed it is finished at the instant
  /// at which nothing was left, or paused below zero where it goes into overtime. A negative
  /// `elapsed`, or one above 9999 days, throws `Refusal`.
  public mutating func hold(after elapsed: Duration, now: BootInstant) throws(Refusal) {
    guard .zero...Duration.longest ~= elapsed else {
      throw .outOfRange(command: "elapsed", accepted: "a duration of at most 9999 days")
    }
    var copy = self
    _ = try copy.begin(at: now - elapsed, now: now)
    switch copy.state {
    case .running(let run, let course, _) where elapsed > .zero:
      state = .paused(run, remaining: course.remaining(at: now))
    case .finished: state = copy.state
    default: state = .ready
    }
  }

  /// Makes the run end at `deadline` at normal speed, as when the wall clock was set.
  ///
  /// Returns the events this caused. The total grows where more would be left. Throws `Refusal`
  /// unless time is running and the deadline is within 9999 days.
  public mutating func aim(
    at deadline: BootInstant, now: BootInstant
  ) throws(Refusal) -> [Event] {
    var copy = self
    var events = copy.advance(to: now)
    guard case .running(var run, let course, let told) = copy.state else {
      throw .meaningless(command: "aim", in: copy.state.name)
    }
    run.percent = 100
    copy.state = .running(run, course, told: told)
    events += try copy.move(to: deadline - now, at: now)
    self = copy
    return events
  }

  /// Changes what is done when nothing is left, and returns the events that were due before.
  ///
  /// A run below zero is finished by `stop`, and is in a later round of a `loop`.
  public mutating func change(atZero: AtZero, at now: BootInstant) -> [Event] {
    let events = advance(to: now)
    self.atZero = atZero
    if case .paused(let run, let remaining) = state, remaining <= .zero, atZero != .overtime {
      state = atZero == .stop ? .finished(run, at: now) : .paused(run, remaining: setting)
    }
    return events + advance(to: now)
  }

  /// Begins a run of the setting at `start` without looking at what fell due since.
  mutating func begin(at start: BootInstant) -> Event {
    let run = Run(total: setting, begun: start)
    state = .running(run, Course(deadline: start + setting), told: setting)
    return Event(.started(setting), due: start, begun: start)
  }
}
