extension Countdown {
  /// Creates a countdown that stands where another one stood, as read back from a file.
  ///
  /// Throws `Refusal.damagedState` where the parts contradict each other, or as `init(setting:)`.
  public init(
    setting: Duration, atZero: AtZero, thresholds: [Threshold] = [],
    counting: Counting = .down, state: CountdownState
  ) throws(Refusal) {
    try self.init(
      setting: setting, atZero: atZero, thresholds: thresholds, counting: counting)
    guard state.instants.allSatisfy({ $0.sinceBoot.isWithinReach }) else {
      throw .damagedState("an instant lies more than 30 000 days away")
    }
    if let run = state.run {
      guard .zero < run.total, run.total <= .longest else {
        throw .damagedState("the total of its run is not between 0 and 9999 days")
      }
      guard Course.percentages ~= run.percent else {
        throw .damagedState("the speed of its run is not between 10 and 1000 percent")
      }
    }
    switch state {
    case .ready, .finished: break
    case .running(let run, let course, let told):
      guard told <= run.total, Duration.zero - .longest <= told,
        course.percent == run.percent || course.percent == 100
      else { throw .damagedState("what was left of its run does not fit the run") }
    case .paused(let run, let remaining):
      guard remaining <= run.total, Duration.zero - .longest <= remaining,
        remaining > .zero || atZero == .overtime
      else { throw .damagedState("what was left of its run does not fit the run") }
    }
    self.state = state
  }

  /// Returns the countdown with every instant moved by `shift`, as when the boot clock began anew.
  public func shifted(by shift: Duration) -> Countdown {
    var copy = self
    switch state {
    case .ready: break
    case .running(let run, let course, let told):
      let moved =
        course.percent == 100
        ? Course(deadline: course.deadline + shift)
        : Course(remaining: course.remaining, at: course.anchor + shift, percent: course.percent)
      copy.state = .running(run.shifted(by: shift), moved, told: told)
    case .finished(let run, let instant):
      copy.state = .finished(run.shifted(by: shift), at: instant + shift)
    case .paused(let run, let remaining):
      copy.state = .paused(run.shifted(by: shift), remaining: remaining)
    }
    return copy
  }

  /// Returns the countdown paused where it stood at an instant, whatever that would tell.
  public func held(at instant: BootInstant) -> Countdown {
    guard case .running(let run, let course, _) = state else { return self }
    let left = min(course.remaining(at: instant), run.total)
    var copy = self
    copy.state = .paused(
      run, remaining: atZero == .overtime ? left : max(left, .nanoseconds(1)))
    return copy
  }

  /// Makes a run that runs end at `deadline`, which may have passed, and returns the events of more being left.
  ///
  /// It is for a run to a moment that was read back from a file: what fell due before `now` is told by the next
  /// `advance(to:)`. A run whose speed was changed, and one that doesn't run, stay as they are.
  public mutating func end(at deadline: BootInstant, now: BootInstant) -> [Event] {
    guard case .running(let run, let course, let told) = state, course.percent == 100,
      course.deadline != deadline, deadline - now <= .longest, now - deadline <= .longest
    else { return [] }
    if course.remaining(at: now) > .zero, deadline > now {
      return (try? aim(at: deadline, now: now)) ?? []
    }
    state = .running(run, Course(deadline: deadline), told: told)
    return []
  }
}

extension CountdownState {
  /// Every instant that the state holds.
  fileprivate var instants: [BootInstant] {
    switch self {
    case .ready: []
    case .running(let run, let course, _): [run.begun, course.anchor, course.deadline]
    case .paused(let run, _): [run.begun]
    case .finished(let run, let instant): [run.begun, instant]
    }
  }
}

extension Duration {
  /// Whether sums and differences of a few such lengths are far from overflowing.
  fileprivate var isWithinReach: Bool {
    Duration.zero - .longest * 3...Duration.longest * 3 ~= self
  }
}
