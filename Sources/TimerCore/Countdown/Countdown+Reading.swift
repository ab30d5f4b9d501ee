extension Countdown {
  /// Returns what is true at `now`, whether or not events have been told up to it.
  public func reading(at now: BootInstant) -> Reading {
    var copy = self
    _ = copy.advance(to: now)
    return copy.settledReading(at: now)
  }

  /// Returns the time from the run's first start to an instant, nil if no run has begun.
  public func sinceStart(_ instant: BootInstant) -> Duration? {
    state.run.map { instant - $0.begun }
  }

  /// Returns the phase of a remaining time in a run of `total`: a pure function of the two.
  ///
  /// Of the thresholds reached, the one with the least remaining time counts, the later in the list
  /// of two at the same. At zero exactly, and for the second after it, the thresholds still hold.
  public func phase(remaining: Duration, total: Duration) -> Phase {
    if remaining.wholeSecondsUp < 0 { return .overtime }
    var phase = Phase.normal
    var least: Duration?
    for threshold in thresholds {
      let level = threshold.remaining(of: total)
      guard remaining <= level, level <= least ?? level else { continue }
      least = level
      phase = .threshold(threshold.name)
    }
    return phase
  }

  private func settledReading(at now: BootInstant) -> Reading {
    let total = state.run?.total ?? setting
    let remaining: Duration
    var ends: BootInstant?
    var phase: Phase?
    switch state {
    case .ready: remaining = setting
    case .running(_, let course, _):
      remaining = course.remaining(at: now)
      ends = course.deadline
    case .paused(_, let left): remaining = left
    case .finished(_, let instant):
      remaining = .zero
      ends = instant
      phase = .finished
    }
    return Reading(
      setting: setting, total: total, remaining: remaining, state: state.name,
      phase: phase ?? self.phase(remaining: remaining, total: total), ends: ends,
      percent: state.run?.percent ?? 100, counting: counting)
  }
}
