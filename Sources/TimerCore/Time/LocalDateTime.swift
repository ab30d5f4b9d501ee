/// A date and time as clocks in some zone show it; which instant that is, a `LocalTimeRule` knows.
public struct LocalDateTime: Hashable, Comparable, Sendable {
  /// The day.
  public let date: CivilDate
  /// The time of the day.
  public let time: TimeOfDay

  /// Creates a date and time from its two halves.
  public init(date: CivilDate, time: TimeOfDay) {
    self.date = date
    self.time = time
  }

  /// Creates a date and time, or nil if there is none such: 2026-02-30, 24:34, second 60.
  ///
  /// The year is one of 1…9999.
  public init?(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0
  ) {
    guard let date = CivilDate(year: year, month: month, day: day),
      let time = TimeOfDay(hour: hour, minute: minute, second: second)
    else { return nil }
    self.init(date: date, time: time)
  }

  /// Creates what a clock shows `secondsSinceEpoch` seconds after it showed 1970-01-01T00:00:00.
  ///
  /// Days are counted as 86 400 seconds: for a zone, add its offset from UTC first.
  public init(secondsSinceEpoch: Int) {
    let days = secondsSinceEpoch.floored(by: 86_400)
    date = CivilDate(daysSinceEpoch: days)
    time = TimeOfDay(secondsSinceMidnight: secondsSinceEpoch - days * 86_400)
  }

  /// The year of the day.
  public var year: Int { date.year }
  /// The month, 1…12.
  public var month: Int { date.month }
  /// The day of the month, 1…31.
  public var day: Int { date.day }
  /// The hour, 0…23.
  public var hour: Int { time.hour }
  /// The minute, 0…59.
  public var minute: Int { time.minute }
  /// The second, 0…59.
  public var second: Int { time.second }

  /// The number of days since 1970-01-01, negative before it.
  public var daysSinceEpoch: Int { date.daysSinceEpoch }

  /// The number of seconds since 1970-01-01T00:00:00 on the same clock, in days of 86 400 seconds.
  public var secondsSinceEpoch: Int { daysSinceEpoch * 86_400 + time.secondsSinceMidnight }

  /// Returns the same time of day `days` days later, or earlier if negative.
  public func addingDays(_ days: Int) -> LocalDateTime {
    LocalDateTime(date: CivilDate(daysSinceEpoch: daysSinceEpoch + days), time: time)
  }

  /// Returns whether a clock that is never set back shows `a` before `b`.
  public static func < (a: LocalDateTime, b: LocalDateTime) -> Bool {
    (a.date, a.time) < (b.date, b.time)
  }
}

extension LocalDateTime: CustomStringConvertible {
  /// The date and time as ISO 8601 writes it without a zone: `2026-03-28T20:00:00`.
  public var description: String { "\(date)T\(time)" }
}
