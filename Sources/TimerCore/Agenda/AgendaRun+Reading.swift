extension AgendaRun {
  /// Returns what is true of the step under way at `now`, whether or not events have been told.
  public func reading(at now: BootInstant) -> Reading {
    advanced(to: now).countdown.reading(at: now)
  }

  /// Returns what is true of the whole at `now`.
  public func agendaReading(at now: BootInstant) -> AgendaReading {
    let run = advanced(to: now)
    let state = run.countdown.state
    let delay = run.delay(at: now)
    return AgendaReading(
      place: run.place, count: agenda.rows.count, step: run.step,
      round: agenda.rows[run.place].round,
      next: run.following.map { agenda.rows[$0].step },
      nextPlace: run.following,
      waiting: run.awaitsStart ? .start : run.awaitsNext ? .next : nil,
      delay: .seconds(delay.components.seconds),
      isSlipping: run.plannedEnd != nil && (state.name == .paused || run.awaitsNext),
      progress: run.ownProgress(at: now))
  }

  /// Returns what changes next after `now` that can be seen or heard, nil if nothing will.
  ///
  /// While time stands still the delay counts by minutes, so that it is not looked at each second.
  public func nextChange(
    after now: BootInstant, showing format: LabelFormat? = .auto, tellingTicks telling: Bool = true
  ) -> BootInstant? {
    let run = advanced(to: now)
    let change = run.countdown.nextChange(after: now, showing: format, tellingTicks: telling)
    if let change { return change }
    guard run.agendaReading(at: now).isSlipping else { return nil }
    let minute = Duration.seconds(60)
    let delay = run.delay(at: now)
    let sinceMinute = delay - minute * Int(delay.wholeSecondsDown.floored(by: 60))
    return now + (minute - sinceMinute)
  }

  /// Returns how much later than planned the whole will end, as it looks at `now`.
  public func delay(at now: BootInstant) -> Duration {
    guard let plannedEnd else { return .zero }
    let end: BootInstant
    switch countdown.state {
    case .ready: return .zero
    case .running(_, let course, _): end = max(course.deadline, now)
    case .paused(let run, let remaining):
      end = Course(remaining: max(remaining, .zero), at: now, percent: run.percent).deadline
    case .finished(_, let instant): end = following == nil ? instant : now
    }
    return end + agenda.rest(behind: place) - plannedEnd
  }

  /// The instant at which the first step begins, or began, by the plan; nil while it is ready.
  public var plannedStart: BootInstant? {
    if awaitsStart, case .running(_, let course, _) = countdown.state { return course.deadline }
    return plannedEnd.map { $0 - agenda.total }
  }

  /// Returns the share of the whole plan that has passed at `now`, 0…1.
  public func progress(at now: BootInstant) -> Double { advanced(to: now).ownProgress(at: now) }

  /// The same of a run that stands at its step of `now`.
  private func ownProgress(at now: BootInstant) -> Double {
    guard !awaitsStart else { return 0 }
    let reading = countdown.reading(at: now)
    let length = agenda.rows[place].step.length.inSeconds
    let passed = agenda.rows[place].start.inSeconds + (1 - reading.fraction) * length
    return min(max(passed / agenda.total.inSeconds, 0), 1)
  }

  private func advanced(to now: BootInstant) -> AgendaRun {
    var copy = self
    _ = copy.advance(to: now)
    return copy
  }
}
