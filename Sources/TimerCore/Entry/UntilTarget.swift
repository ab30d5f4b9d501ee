/// A moment to count to, as a person names it; which instant that is depends on the zone and on now.
public struct UntilTarget: Hashable, Sendable {
  /// The day that is meant.
  public enum Day: Hashable, Sendable {
    /// Today, or tomorrow where the time has passed or is now.
    case next
    /// The day that it is now.
    case today
    /// The day before.
    case yesterday
    /// The day after.
    case tomorrow
    /// A day of the calendar.
    case date(CivilDate)
  }

  /// The day that is meant.
  public let day: Day
  /// The time of that day.
  public let time: TimeOfDay
  /// The zone that was named, nil for the zone of the machine.
  public let zone: TargetZone?

  /// Creates a moment.
  public init(day: Day, time: TimeOfDay, zone: TargetZone? = nil) {
    self.day = day
    self.time = time
    self.zone = zone
  }

  /// Returns the instant that is meant at `now`.
  ///
  /// `rule` is that of the zone which was named, or else of the machine's; a zone with a fixed offset
  /// needs none. The time falls into a gap or is shown twice as `LocalTimeRule` says. Throws
  /// `EntryError` where the moment has passed, is now, or lies more than 9999 days ahead.
  public func resolve(
    now: UTCInstant, rule: any LocalTimeRule
  ) throws(EntryError) -> UTCInstant {
    if case .fixed(let seconds) = zone {
      return try instant(now: now, rule: FixedOffset(seconds: seconds))
    }
    return try instant(now: now, rule: rule)
  }

  private func instant(
    now: UTCInstant, rule: some LocalTimeRule
  ) throws(EntryError) -> UTCInstant {
    let today = rule.local(of: now).date
    let days: ClosedRange<Int>
    switch day {
    // The second day is for a zone that skips a whole day at the date line.
    case .next: days = today.daysSinceEpoch...today.daysSinceEpoch + 2
    case .today: days = today.daysSinceEpoch...today.daysSinceEpoch
    case .yesterday: days = today.daysSinceEpoch - 1...today.daysSinceEpoch - 1
    case .tomorrow: days = today.daysSinceEpoch + 1...today.daysSinceEpoch + 1
    case .date(let date): days = date.daysSinceEpoch...date.daysSinceEpoch
    }
    for day in days {
      let local = LocalDateTime(date: CivilDate(daysSinceEpoch: day), time: time)
      let target = rule.utc(of: local)
      guard target > now else { continue }
      if target - now > .longest { throw error(.tooLong) }
      return target
    }
    throw error(.past)
  }

  private func error(_ reason: EntryError.Reason) -> EntryError {
    let text = description
    return EntryError(text: text, word: String(text.dropFirst(6)), offset: 6, reason: reason)
  }
}

extension UntilTarget: CustomStringConvertible {
  /// The moment in the form that an entry reads back as the same: `until tomorrow 08:00:00`.
  public var description: String { "until \(words)" }

  /// The moment without the word before it: `tomorrow 08:00:00`.
  var words: String {
    let words: [String?] = [dayWord, time.description, zone?.description]
    return words.compactMap { $0 }.joined(separator: " ")
  }

  private var dayWord: String? {
    switch day {
    case .next: nil
    case .today: "today"
    case .yesterday: "yesterday"
    case .tomorrow: "tomorrow"
    case .date(let date): date.description
    }
  }
}
