import TimerCore

/// A timer with all that is done to it: what is true of it follows from the time alone.
struct TimerScript {
  let setting: Duration
  /// In the order of their times.
  let presses: [Press]

  /// Creates a timer that is started as the scene begins.
  init(_ setting: Duration, presses: [Press] = [Press(time: .zero, command: .start)]) {
    self.setting = setting
    self.presses = presses
  }

  /// Returns what is true at a time since the scene began.
  func reading(at time: Duration) -> Reading {
    guard var countdown = try? Countdown(setting: setting) else {
      return Reading(setting: setting, total: setting, remaining: setting, state: .ready)
    }
    for press in presses where press.time <= time {
      _ = try? countdown.carryOut(press.command, at: BootInstant(sinceBoot: press.time))
    }
    return countdown.reading(at: BootInstant(sinceBoot: time))
  }

  /// Returns the press that was the last before a time, or at it.
  func lastPress(at time: Duration) -> Press? { presses.last { $0.time <= time } }
}
