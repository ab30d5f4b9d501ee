import TimerCore

/// A zone's offsets year for year, as POSIX writes them: `CET-1CEST,M3.5.0,M10.5.0/3`.
struct ZoneRule: Hashable, Sendable {
  /// How far standard time is ahead of UTC, in seconds.
  let standard: Int
  /// nil has standard time all year.
  let summer: Summer?

  /// The part of the year with other clocks.
  struct Summer: Hashable, Sendable {
    /// How far local time is ahead of UTC then, in seconds.
    let offset: Int
    let start: YearlyMoment
    let end: YearlyMoment
  }

  /// Returns how far local time is ahead of UTC at a moment, in seconds.
  func offset(at utc: Int) -> Int {
    guard summer != nil else { return standard }
    let year = Self.year(utc: utc)
    // A change may stand a week past its year's end: only the year before last is sure to have passed.
    let changes = (year - 2...year + 1).flatMap(transitions(inYear:))
    return changes.last { $0.at <= utc }?.offset ?? standard
  }

  /// Returns the year in which a moment lies, in UTC.
  static func year(utc: Int) -> Int { LocalDateTime(secondsSinceEpoch: utc).year }

  /// Returns the changes that the rule gives for a year, oldest first; none outside 1…9999.
  ///
  /// Summer that ends when it begins anew, a year later, never ends: the beginning comes last.
  func transitions(inYear year: Int) -> [ZoneTransition] {
    guard let summer, let day = CivilDate(year: year, month: 1, day: 1) else { return [] }
    let start = ZoneTransition(
      at: summer.start.local(newYear: day) - standard, offset: summer.offset)
    let end = ZoneTransition(
      at: summer.end.local(newYear: day) - summer.offset, offset: standard)
    return start.at < end.at ? [start, end] : [end, start]
  }
}

/// A moment that comes each year, in the local time in force just before it.
struct YearlyMoment: Hashable, Sendable {
  let day: Day
  /// From the day's midnight, in seconds; it may lie days before or after.
  let time: Int

  enum Day: Hashable, Sendable {
    /// 1…365, never counting 29 February.
    case julian(Int)
    /// 0…365, counting 29 February.
    case ordinal(Int)
    /// Month 1…12, week 1…5 (5 is the last), weekday 0 (Sunday) … 6.
    case weekday(month: Int, week: Int, weekday: Int)
  }

  /// Returns the moment in a year, in seconds since 1970-01-01 00:00 as clocks show it.
  ///
  /// - Parameter newYear: the year's first day.
  func local(newYear: CivilDate) -> Int { number(newYear: newYear) * 86_400 + time }

  private func number(newYear: CivilDate) -> Int {
    let lengths = (1...12).map { CivilDate.length(ofMonth: $0, year: newYear.year) }
    switch day {
    case .julian(let day):
      let isPastLeapDay = lengths[1] == 29 && day >= 60
      return newYear.daysSinceEpoch + day - 1 + (isPastLeapDay ? 1 : 0)
    case .ordinal(let day):
      return newYear.daysSinceEpoch + day
    case .weekday(let month, let week, let weekday):
      let first = newYear.daysSinceEpoch + lengths[..<(month - 1)].reduce(0, +)
      // 1970-01-01 was a Thursday; 719 173 weeks keep the dividend positive.
      let firstWeekday = (first + 4 + 7 * 719_173) % 7
      let day = (weekday - firstWeekday + 7) % 7 + (week - 1) * 7
      return first + (day < lengths[month - 1] ? day : day - 7)
    }
  }
}
