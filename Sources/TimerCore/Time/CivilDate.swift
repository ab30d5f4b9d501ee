/// A day of the proleptic Gregorian calendar.
///
/// The arithmetic is Howard Hinnant's `days_from_civil` and `civil_from_days`, which count years
/// from 1 March so that the leap day comes last.
public struct CivilDate: Hashable, Comparable, Sendable {
  /// The year, 1…9999 where a person named it.
  public let year: Int
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, 1…31.
  public let day: Int

  /// Creates a day, or nil if the calendar has none such or the year is not in 1…9999.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, day >= 1,
      day <= CivilDate.length(ofMonth: month, year: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates the day that lies `daysSinceEpoch` days after 1970-01-01.
  public init(daysSinceEpoch: Int) {
    let days = daysSinceEpoch + 719_468
    let era = days.floored(by: 146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The number of days since 1970-01-01, negative before it.
  public var daysSinceEpoch: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = yearFromMarch.floored(by: 400)
    let yearOfEra = yearFromMarch - era * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Returns whether `a` lies before `b`.
  public static func < (a: CivilDate, b: CivilDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }

  /// Returns the number of days, 28…31, of a month 1…12.
  public static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CivilDate: CustomStringConvertible {
  /// The day as ISO 8601 writes it: `2026-03-28`.
  public var description: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }
}
