extension Countdown {
  /// Makes `new` be left of a run that runs or waits, and returns the events this causes at `now`.
  mutating func move(to new: Duration, at now: BootInstant) throws(Refusal) -> [Event] {
    guard var run = state.run, let old = remaining(at: now) else { return [] }
    guard Duration.zero - .longest...Duration.longest ~= new else { throw .tooLong }
    run.total = max(run.total, new)
    let target = atZero == .overtime ? new : max(new, .zero)
    var change = Change(from: old, to: target, total: run.total)
    let events = change.events(thresholds, begun: run.begun) { _ in now }
    guard target <= .zero, atZero != .overtime else {
      place(run, remaining: target, at: now)
      return events
    }
    if atZero == .stop {
      state = .finished(run, at: now)
      return events
    }
    return events + nextRound(of: run, at: now)
  }

  /// Sets how much is left without an event, keeping whether time passes.
  private mutating func place(_ run: Run, remaining: Duration, at now: BootInstant) {
    if case .running = state {
      let course = Course(remaining: remaining, at: now, percent: run.percent)
      state = .running(run, course, told: remaining)
    } else {
      state = .paused(run, remaining: remaining)
    }
  }

  /// Begins the next round of a loop; where time stands still, it waits at its whole length.
  private mutating func nextRound(of run: Run, at now: BootInstant) -> [Event] {
    var run = run
    run.total = setting
    place(run, remaining: setting, at: now)
    if case .running = state { return [Event(.started(setting), due: now, begun: run.begun)] }
    return [Event(.tick(from: 0, to: setting.wholeSecondsUp), due: now, begun: run.begun)]
  }
}
