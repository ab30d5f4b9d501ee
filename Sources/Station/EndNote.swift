import Settings
import TimerCore

/// The clock on the wall and the words for it, with which a display says when its runs end.
struct EndNote {
  /// An instant of the boot clock, and the same by the clock on the wall.
  let clock: Clock
  let rule: any LocalTimeRule
  let language: Language

  /// Returns the line below a label: `ends 18:30`, `ended 18:30`; empty while time stands still.
  ///
  /// An end on another day has its date.
  func text(_ reading: Reading, at now: BootInstant) -> String {
    guard let end = reading.ends else { return "" }
    let time = text(of: end, today: now)
    return language[end > now ? .ends : .ended, ["time": time]]
  }

  private func text(of end: BootInstant, today now: BootInstant) -> String {
    func local(_ instant: BootInstant) -> LocalDateTime {
      rule.local(of: clock.utc + (instant - clock.boot))
    }
    let (day, time) = (local(end).date, language.text(of: local(end).time))
    return day == local(now).date ? time : "\(day) \(time)"
  }
}
