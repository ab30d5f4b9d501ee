public import TimerCore

/// How bright a display is at times of the week.
public struct LightRule: Hashable, Sendable {
  public var span: WeeklySpan
  /// 0 dark … 1 as it is.
  public var brightness: Double

  public init(span: WeeklySpan, brightness: Double) {
    (self.span, self.brightness) = (span, brightness)
  }

  /// What a value of `--dim` looks like, and one of `--blank`.
  static let dimExample = "22:00-06:00 30%"
  static let blankExample = "mon-fri 18:00-07:00"

  /// Creates the rules of a text: stretches with commas between them, each with weekdays if it isn't for every day.
  ///
  /// | text | is |
  /// |---|---|
  /// | `22:00-06:00 30%` | at night, 30 % of the brightness |
  /// | `mon-fri 18:00-07:00 0%, sat-sun 00:00-00:00 0%` | dark in the evenings, and at weekends |
  ///
  /// - Parameter isDark: there is no brightness in the text; it is 0.
  /// - Throws: ``ValueError`` that names the part that can't be read.
  static func rules(_ text: String, isDark: Bool) throws(ValueError) -> [LightRule] {
    var rules: [LightRule] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      rules.append(try rule(part.split(separator: " "), isDark: isDark, in: text))
    }
    return rules
  }

  private static func rule(
    _ words: [Substring], isDark: Bool, in text: String
  ) throws(ValueError) -> LightRule {
    let advice = "give one like \(isDark ? blankExample : dimExample)"
    var words = words
    var days = Set(0...6)
    if let first = words.first, first.first?.isLetter ?? false {
      guard let named = Self.days(first.lowercased()) else {
        throw ValueError("\(quoted(String(first))) names no weekdays", advice: advice)
      }
      days = named
      words.removeFirst()
    }
    guard words.count == (isDark ? 1 : 2) else {
      throw ValueError(
        isDark
          ? "\(quoted(text)) is no stretch of a day"
          : "\(quoted(text)) is no stretch of a day and a brightness", advice: advice)
    }
    let times = words[0].split(separator: "-", omittingEmptySubsequences: false).map(Self.time)
    guard times.count == 2, let start = times[0], let end = times[1] else {
      throw ValueError("\(quoted(String(words[0]))) is no stretch of a day", advice: advice)
    }
    var brightness = 0.0
    if !isDark {
      let share = words[1].hasSuffix("%") ? decimal(words[1].dropLast()) : nil
      guard let share, (0...100).contains(share) else {
        throw ValueError(
          "\(quoted(String(words[1]))) is no brightness from 0% to 100%", advice: advice)
      }
      brightness = share / 100
    }
    return LightRule(span: WeeklySpan(days: days, from: start, to: end), brightness: brightness)
  }

  private static let dayNames = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// Returns the days of `mon-fri` or `sat`, over the end of a week, too; nil for other words.
  private static func days(_ word: String) -> Set<Int>? {
    let ends = word.split(separator: "-", omittingEmptySubsequences: false)
      .map { dayNames.firstIndex(of: String($0)) }
    guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1] else {
      return nil
    }
    return Set((first...(last < first ? last + 7 : last)).map { $0 % 7 })
  }

  /// Returns a time like `22:00` or `7:30`; `24:00` is the end of a day.
  private static func time(_ text: Substring) -> TimeOfDay? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 2, (1...2).contains(parts[0].count),
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    if hour == 24 && minute == 0 { return .midnight }
    return TimeOfDay(hour: hour, minute: minute)
  }
}
