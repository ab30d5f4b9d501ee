import TimerCore

/// How a saved state stands now.
struct Standing {
  let timers: [SavedTimer]
  /// What fell due of each timer since it was saved.
  let events: [[Event]]
  /// What is still to be learnt of the time that has passed.
  let doubt: Doubt?
  /// Whether nobody knows how long the machine was without power, so that this time doesn't count.
  let losesTime: Bool

  enum Doubt {
    /// The clock isn't set yet: what ran stands still.
    case waits
    /// The clock may be wrong and be set soon.
    case mayChange
  }
}

extension SavedState {
  /// Returns how the state stands at an instant.
  ///
  /// In the same boot the boot clock tells exactly how much time has passed; a run to a moment ends at its moment
  /// by the wall clock. In another boot the wall clock tells all. Where it can't be trusted yet, what ran stands
  /// still with what was left when it was saved.
  func standing(at now: Clock, boot id: String?, trust: ClockTrust) -> Standing {
    let isSameBoot = boot != nil && boot == id && now.boot >= clock.boot
    if isSameBoot { return moved(by: .zero, at: now, doubt: nil) }
    let isBack = now.utc < clock.utc
    let isTrusted = trust.isSynchronised || trust.isEnough && !isBack
    // Without a trusted clock when it was saved, only a moment has a use for one now.
    let asksClock = timers.contains { $0.isRunning && ($0.countsToMoment || isClockTrusted) }
    if asksClock && !isTrusted {
      return held(at: now)
    }
    let away = isClockTrusted ? max(.zero, now.utc - clock.utc) : .zero
    let mayChange = asksClock && !trust.isSynchronised
    return moved(
      by: now.boot - away - clock.boot, at: now, doubt: mayChange ? .mayChange : nil)
  }

  private func moved(by shift: Duration, at now: Clock, doubt: Standing.Doubt?) -> Standing {
    var timers = timers
    var events: [[Event]] = []
    for index in timers.indices {
      events.append(timers[index].move(by: shift, at: now))
    }
    let losesTime =
      shift != .zero && !isClockTrusted && timers.contains { $0.isRunning && !$0.countsToMoment }
    return Standing(timers: timers, events: events, doubt: doubt, losesTime: losesTime)
  }

  private func held(at now: Clock) -> Standing {
    let timers = timers.map { $0.held(at: clock.boot, shift: now.boot - clock.boot) }
    return Standing(
      timers: timers, events: timers.map { _ in [] }, doubt: .waits, losesTime: false)
  }
}

extension SavedTimer {
  /// Moves the run to the boot clock of now, and returns what fell due since it was saved.
  fileprivate mutating func move(by shift: Duration, at now: Clock) -> [Event] {
    self.shift(by: shift)
    let events = aim(at: now)
    return events + advance(to: now.boot)
  }
}
