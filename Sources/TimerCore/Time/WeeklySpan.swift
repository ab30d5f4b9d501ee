/// A stretch of time that comes again on days of the week, by the clock on the wall.
///
/// | span | on Sunday, 2026-03-29 in Berlin, is |
/// |---|---|
/// | 22:00 to 06:00 | 20:00Z of that day to 04:00Z of the next |
/// | 02:15 to 02:45, which is skipped | nothing |
/// | 00:00 to 00:00 | the whole day of 23 hours |
public struct WeeklySpan: Hashable, Sendable {
  /// The weekdays it begins on, 0 (Monday) … 6 (Sunday).
  public let days: Set<Int>
  public let start: TimeOfDay
  /// Where it is not after `start`, it lies on the next day.
  public let end: TimeOfDay

  public init(days: Set<Int> = Set(0...6), from start: TimeOfDay, to end: TimeOfDay) {
    (self.days, self.start, self.end) = (days, start, end)
  }

  /// Returns whether an instant lies within it; its end doesn't.
  public func contains(_ now: UTCInstant, _ rule: any LocalTimeRule) -> Bool {
    let today = rule.local(of: now).date.daysSinceEpoch
    return (today - 2...today).contains { day in
      guard let span = span(on: day, rule) else { return false }
      return span.start <= now && now < span.end
    }
  }

  /// Returns when it begins or ends next; nil is never.
  public func nextEdge(after now: UTCInstant, _ rule: any LocalTimeRule) -> UTCInstant? {
    let today = rule.local(of: now).date.daysSinceEpoch
    return (today - 2...today + 9).compactMap { span(on: $0, rule) }
      .flatMap { [$0.start, $0.end] }.filter { $0 > now }.min()
  }

  /// Returns the stretch that begins on a day; nil on other weekdays, and where clocks skip it.
  private func span(
    on day: Int, _ rule: any LocalTimeRule
  ) -> (start: UTCInstant, end: UTCInstant)? {
    // 1970-01-01 was a Thursday.
    guard days.contains((day + 3).remainder(within: 7)) else { return nil }
    func instant(_ day: Int, _ time: TimeOfDay) -> UTCInstant {
      rule.utc(of: LocalDateTime(date: CivilDate(daysSinceEpoch: day), time: time))
    }
    let (from, until) = (instant(day, start), instant(end > start ? day : day + 1, end))
    return from < until ? (from, until) : nil
  }
}

extension Int {
  /// Returns what is left over by whole multiples, 0 ..< divisor.
  fileprivate func remainder(within divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
