public import TimerCore

/// A moment as a person writes it: a time of day, or a day and a time, in a zone or at an offset.
public struct Moment: Hashable, Sendable {
  private let target: UntilTarget

  /// Creates a moment from a text.
  ///
  /// | text | is |
  /// |---|---|
  /// | `2026-03-28T20:00`, `2026-03-28 20:00:30` | in the zone of the display |
  /// | `2026-03-28T20:00Z`, `2026-03-28T20:00+01:00` | the same in every zone |
  /// | `2026-03-28` | that day's midnight |
  /// | `10:15` | refused where a date is needed |
  ///
  /// - Throws: ``ValueError`` that says what is wrong with it.
  public init(text: String, needsDate: Bool = true) throws(ValueError) {
    let advice =
      needsDate
      ? "give a date and a time like 2026-03-28T20:00"
      : "give a time like 10:15, or a date and a time like 2026-03-28T10:15"
    let entry: Entry?
    do { entry = try Entry.parse("until " + text, bareNumber: .seconds) } catch {
      throw ValueError("\(quoted(text)) \(Self.fault(error.reason))", advice: advice)
    }
    guard case .until(let target, title: nil) = entry else {
      throw ValueError("\(quoted(text)) is not a moment", advice: advice)
    }
    if needsDate {
      guard case .date = target.day else {
        throw ValueError("\(quoted(text)) has no date", advice: advice)
      }
    }
    if case .named(let zone)? = target.zone { try ValueError.check(zone: zone) }
    self.target = target
  }

  /// Creates the moment that an entry names.
  public init(_ target: UntilTarget) {
    self.target = target
  }

  private static func fault(_ reason: EntryError.Reason) -> String {
    switch reason {
    case .noSuchTime: "names a time that no clock shows"
    case .noSuchDate: "names a day that no calendar has"
    default: "is not a moment"
    }
  }

  /// Returns the instant that is meant: for a time of day without a date, the latest that is not after `now`.
  ///
  /// - Parameter rule: the display's zone, for a moment that names none.
  /// - Throws: ``ZoneError`` when the moment names a zone that can't be used.
  public func instant(
    now: UTCInstant, rule: any LocalTimeRule
  ) throws(ZoneError) -> UTCInstant {
    let rule = try target.zone.rule(else: rule)
    let today = rule.local(of: now).date.daysSinceEpoch
    func instant(day: Int) -> UTCInstant {
      rule.utc(of: LocalDateTime(date: CivilDate(daysSinceEpoch: day), time: target.time))
    }
    switch target.day {
    case .date(let date): return instant(day: date.daysSinceEpoch)
    case .tomorrow: return instant(day: today + 1)
    case .today: return instant(day: today)
    case .yesterday: return instant(day: today - 1)
    case .next:
      let latest = instant(day: today)
      return latest > now ? instant(day: today - 1) : latest
    }
  }
}

extension TargetZone? {
  /// Returns the rule of the zone that was named, or else the display's.
  func rule(else rule: any LocalTimeRule) throws(ZoneError) -> any LocalTimeRule {
    switch self {
    case .named(let name): try SystemZone(named: name)
    case .fixed(let seconds): FixedOffset(seconds: seconds)
    case nil: rule
    }
  }
}
