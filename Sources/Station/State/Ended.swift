import Settings
import TimerCore
import Views

/// A run whose end came while nobody was there to tell it.
struct Ended: Hashable {
  let title: String?
  let ago: Duration

  /// What is due longer than this before it is told is over and done with.
  static let late = Duration.seconds(5)

  /// Returns the end among what fell due of a timer, if it came long before now.
  init?(_ events: [Event], title: String?, at now: BootInstant) {
    guard let end = events.first(where: { $0.kind == .fired }), end.late(at: now) > Self.late
    else { return nil }
    self.title = title
    ago = end.late(at: now)
  }

  /// Returns a sentence's beginning or all of it: `ended at 14:05, 20 min ago`.
  ///
  /// - Parameters:
  ///   - utc: now.
  ///   - rule: the display's zone; without one there is no time of day.
  func words(
    utc: UTCInstant, rule: (any LocalTimeRule)?, in language: Language = .english
  ) -> String {
    let passed = Self.words(ago, in: language)
    guard let rule else { return language[.endedAgo, ["ago": passed]] }
    let (end, today) = (rule.local(of: utc - ago), rule.local(of: utc))
    let time = language.text(of: end.time)
    if end.date == today.date { return language[.endedAt, ["time": time, "ago": passed]] }
    return language[.endedOn, ["date": "\(end.date)", "time": time, "ago": passed]]
  }

  /// Returns a length that has passed, in its largest unit and rounded down.
  ///
  /// | length | words |
  /// |---|---|
  /// | 59 s | `59 s ago` |
  /// | 20 min 59 s | `20 min ago` |
  /// | 25 h | `25 h ago` |
  /// | 49 h | `2 days ago` |
  static func words(_ ago: Duration, in language: Language = .english) -> String {
    let seconds = ago.wholeSecondsDown
    switch seconds {
    case ..<60: return language[.agoSeconds, ["n": String(seconds)]]
    case ..<3600: return language[.agoMinutes, ["n": String(seconds / 60)]]
    case ..<172_800: return language[.agoHours, ["n": String(seconds / 3600)]]
    default: return language.counted(.agoDays, seconds / 86_400)
    }
  }

  /// Returns what the screen shows of some ends; nil for none.
  static func notice(
    _ ends: [Ended], utc: UTCInstant, rule: (any LocalTimeRule)?, in language: Language = .english
  ) -> PopupContent? {
    guard let first = ends.first else { return nil }
    guard ends.count > 1 else {
      let words = first.words(utc: utc, rule: rule, in: language)
      return PopupContent(
        title: words.prefix(1).uppercased() + words.dropFirst(), body: first.title)
    }
    let lines = ends.map { end in
      (end.title.map { "\($0) " } ?? "") + end.words(utc: utc, rule: rule, in: language)
    }
    return PopupContent(title: nil, body: lines.joined(separator: "; "))
  }
}
