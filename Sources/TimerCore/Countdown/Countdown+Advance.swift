extension Countdown {
  /// Tells what fell due until `now`, oldest first, and leaves the countdown as it stands then.
  ///
  /// After a long stall the ticks that were missed are one, and whole rounds of a loop that were
  /// missed are left out; no `fired` of the round that was under way is, and the phase is kept.
  public mutating func advance(to now: BootInstant) -> [Event] {
    guard case .running(let run, let course, let told) = state else { return [] }
    let remaining = course.remaining(at: now)
    guard remaining < told || remaining <= .zero else { return [] }
    guard remaining <= .zero, atZero != .overtime else {
      state = .running(run, course, told: min(told, remaining))
      return events(of: run, course, from: told, to: min(told, remaining))
    }
    var events = events(of: run, course, from: told, to: min(told, .zero))
    if atZero == .stop {
      state = .finished(run, at: course.deadline)
      return events
    }
    events.append(startRound(under: run, course, at: now))
    return events + advance(to: now)
  }

  /// Returns what changes next after `now` that can be seen or heard, nil if nothing will.
  ///
  /// That is the next change of the label, or the next event; rounded up to a nanosecond. Where something is due at
  /// `now` itself, advance first.
  ///
  /// - Parameters:
  ///   - format: the label's; nil is none.
  ///   - telling: whether somebody listens to the ticks of the seconds.
  public func nextChange(
    after now: BootInstant, showing format: LabelFormat? = .auto, tellingTicks telling: Bool = true
  ) -> BootInstant? {
    var copy = self
    _ = copy.advance(to: now)
    guard case .running(let run, let course, _) = copy.state else { return nil }
    let remaining = course.remaining(at: now)
    let second = Duration.seconds(remaining.wholeSecondsUp - 1)
    // Zero and a second past it are events that everything depends on.
    let event: Duration? = remaining > .zero ? .zero : remaining > .seconds(-1) ? .seconds(-1) : nil
    let levels: [Duration?] = [
      telling ? second : event, format?.nextLevel(below: remaining, total: run.total),
    ]
    guard var level = levels.compactMap({ $0 }).max() ?? lastResort(below: remaining, run.total)
    else { return nil }
    for threshold in thresholds {
      let place = threshold.remaining(of: run.total)
      if place < remaining { level = max(level, place) }
    }
    let instant = course.instant(remaining: level)
    return BootInstant(sinceBoot: .nanoseconds(instant.sinceBoot.nanosecondsUp))
  }

  /// Returns a level below what is left where nothing else is due: that of the next threshold.
  private func lastResort(below remaining: Duration, _ total: Duration) -> Duration? {
    thresholds.map { $0.remaining(of: total) }.filter { $0 < remaining }.max()
  }

  /// Returns the first instant at which no more than `remaining` is left, nil while time stands still.
  ///
  /// It is one of the run under way at the last advance. Negative is what has passed since zero, also
  /// of a run that has finished.
  public func instant(remaining: Duration) -> BootInstant? {
    switch state {
    case .ready, .paused: nil
    case .running(_, let course, _): course.instant(remaining: remaining)
    case .finished(_, let ended): remaining <= .zero ? ended - remaining : nil
    }
  }

  private func events(
    of run: Run, _ course: Course, from old: Duration, to new: Duration
  ) -> [Event] {
    guard new < old else { return [] }
    var change = Change(from: old, to: new, total: run.total)
    return change.events(thresholds, begun: run.begun) { course.instant(remaining: $0) }
  }

  /// Begins the round of a loop that is under way at `now`, each beginning where one ended.
  private mutating func startRound(
    under run: Run, _ course: Course, at now: BootInstant
  ) -> Event {
    let round = setting.scaledUp(by: 100, over: run.percent)
    let start = course.deadline + round * (now - course.deadline).count(of: round)
    var next = run
    next.total = setting
    state = .running(
      next, Course(remaining: setting, at: start, percent: run.percent), told: setting)
    return Event(.started(setting), due: start, begun: run.begun)
  }
}
