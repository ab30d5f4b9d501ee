extension Countdown {
  /// Carries out a command at `now` and returns what fell due until then, and what it caused.
  ///
  /// | | ready | running | paused | finished |
  /// |---|---|---|---|---|
  /// | start | starts | refused | resumes | starts |
  /// | pause | refused | pauses | refused | refused |
  /// | resume | refused | refused | resumes | refused |
  /// | toggle | starts | pauses | resumes | starts |
  /// | restart | starts | starts | starts | starts |
  /// | stop | refused | ready | ready | ready |
  /// | finish | refused | fires | fires | refused |
  /// | add | changes the setting | moves | moves | goes on with more, refuses less |
  /// | set | changes the setting | moves | moves | ready with the setting |
  /// | seek | refused | moves | moves | refused |
  /// | speed | refused | stretches | stretches | refused |
  ///
  /// Counting up, `add`, `set` and `seek` say what has passed of a run under way, and before it the limit; without
  /// one there is nothing to change.
  ///
  /// Throws `Refusal`, with nothing changed, for what is refused here or means nothing for one run.
  public mutating func carryOut(
    _ command: Command, at now: BootInstant
  ) throws(Refusal) -> [Event] {
    var copy = self
    var events = copy.advance(to: now)
    events += try copy.perform(command, at: now)
    self = copy
    return events
  }

  private mutating func perform(
    _ command: Command, at now: BootInstant
  ) throws(Refusal) -> [Event] {
    switch (command, state) {
    case (.start, .ready), (.start, .finished), (.toggle, .ready), (.toggle, .finished),
      (.restart, _):
      return [begin(at: now)]
    case (.start, .paused(let run, let remaining)), (.resume, .paused(let run, let remaining)),
      (.toggle, .paused(let run, let remaining)):
      return [go(on: run, remaining: remaining, at: now)]
    case (.pause, .running(let run, let course, _)), (.toggle, .running(let run, let course, _)):
      let remaining = course.remaining(at: now)
      state = .paused(run, remaining: remaining)
      return [Event(.paused(remaining: remaining), due: now, begun: run.begun)]
    case (.stop, .running(let run, _, _)), (.stop, .paused(let run, _)),
      (.stop, .finished(let run, _)):
      state = .ready
      return [Event(.stopped, due: now, begun: run.begun)]
    case (.add(let change), _): return try add(change, at: now)
    case (.set(let length), _): return try set(length, at: now)
    case (.finish, _), (.seek, _), (.speed, _): return try adjust(command, at: now)
    case (.start, _), (.pause, _), (.resume, _), (.stop, _):
      throw .meaningless(command: command.name, in: state.name)
    default: throw .notAboutRun(command: command.name)
    }
  }

  /// Carries out what has a meaning only between the start of a run and its end.
  private mutating func adjust(
    _ command: Command, at now: BootInstant
  ) throws(Refusal) -> [Event] {
    guard let run = state.run, let remaining = remaining(at: now) else {
      throw .meaningless(command: command.name, in: state.name)
    }
    switch command {
    case .seek(let share):
      guard 0...1 ~= share else {
        throw .outOfRange(command: "seek", accepted: "a share of the whole between 0 and 1")
      }
      guard counting != .up else { throw .noLimit(command: "seek") }
      let shown = run.total.share(share)
      return try move(to: counting == .down ? shown : run.total - shown, at: now)
    case .speed(let change):
      guard remaining > .zero else { throw .belowZero(command: "speed") }
      return try stretch(by: change, at: now)
    default:
      guard remaining > .zero else { throw .belowZero(command: command.name) }
      return try move(to: .zero, at: now)
    }
  }

  private mutating func add(_ change: Duration, at now: BootInstant) throws(Refusal) -> [Event] {
    guard change != .zero else { throw .unchanged(command: "add") }
    guard Duration.zero - .longest...Duration.longest ~= change else { throw .tooLong }
    if let remaining = remaining(at: now) {
      guard counting != .down else { return try move(to: remaining + change, at: now) }
      // What is added has passed; less than nothing can't have.
      return try move(to: min(remaining - change, state.run?.total ?? remaining), at: now)
    }
    guard case .finished(var run, _) = state else {
      guard counting != .up else { throw .noLimit(command: "add") }
      setting = try Countdown.accepted(setting: setting + change)
      return []
    }
    guard change > .zero else { throw .meaningless(command: "add", in: .finished) }
    run.total = counting == .down ? max(run.total, change) : run.total + change
    return [go(on: run, remaining: change, at: now)]
  }

  private mutating func set(_ length: Duration, at now: BootInstant) throws(Refusal) -> [Event] {
    guard length >= .zero else {
      throw .outOfRange(command: "set", accepted: "a duration that is not negative")
    }
    if counting != .down, let run = state.run, remaining(at: now) != nil {
      return try move(to: run.total - length, at: now)
    }
    guard counting != .up else { throw .noLimit(command: "set") }
    if remaining(at: now) != nil {
      let events = try move(to: length, at: now)
      if length > .zero { setting = try Countdown.accepted(setting: length) }
      return events
    }
    let run = state.run
    setting = try Countdown.accepted(setting: length)
    state = .ready
    return run.map { [Event(.stopped, due: now, begun: $0.begun)] } ?? []
  }

  private mutating func stretch(by change: Int, at now: BootInstant) throws(Refusal) -> [Event] {
    guard Course.percentages.lowerBound - 100...Course.percentages.upperBound - 100 ~= change else {
      throw .outOfRange(command: "speed", accepted: "a change between −90 and 900 percent")
    }
    guard var run = state.run, let remaining = remaining(at: now), run.percent != 100 + change
    else { throw .unchanged(command: "speed") }
    run.percent = 100 + change
    if case .running(_, _, let told) = state {
      let course = Course(remaining: remaining, at: now, percent: run.percent)
      state = .running(run, course, told: told)
    } else {
      state = .paused(run, remaining: remaining)
    }
    return []
  }

  private mutating func go(on run: Run, remaining: Duration, at now: BootInstant) -> Event {
    let course = Course(remaining: remaining, at: now, percent: run.percent)
    state = .running(run, course, told: remaining)
    return Event(.resumed(remaining: remaining), due: now, begun: run.begun)
  }

  /// Returns what is left of a run that runs or waits, nil without one.
  func remaining(at now: BootInstant) -> Duration? {
    switch state {
    case .running(_, let course, _): course.remaining(at: now)
    case .paused(_, let remaining): remaining
    case .ready, .finished: nil
    }
  }
}
