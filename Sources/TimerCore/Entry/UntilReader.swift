/// A reader of the moment behind `until` or `since`: a day, a time or both, and perhaps a zone.
///
/// It never fails on what follows a moment: that is the title, and begins at `next`.
struct UntilReader {
  let text: String
  let words: [EntryWord]
  /// The index of the next word to be read.
  private(set) var next: Int

  /// Returns the moment that the next words name, and moves `next` behind it.
  mutating func target() throws(EntryError) -> UntilTarget {
    guard next < words.count else { throw error(.noMoment, at: next) }
    if let (target, zone) = try joined() {
      next += 1
      return UntilTarget(day: target.0, time: target.1, zone: zone == nil ? readZone() : zone)
    }
    let day = try readDay()
    let time = try readTime()
    guard day != nil || time != nil else { throw error(.noMoment, at: next) }
    return UntilTarget(day: day ?? .next, time: time ?? .midnight, zone: readZone())
  }

  private func error(_ reason: EntryError.Reason, at index: Int) -> EntryError {
    guard index < words.count else {
      return EntryError(text: text, word: "", offset: text.count, reason: reason)
    }
    return EntryError(
      text: text, word: words[index].text, offset: words[index].offset, reason: reason)
  }

  /// Returns what a word like `2027-01-01T00:00` or `2027-01-01T00:00+01:00` says, nil for another.
  private func joined() throws(EntryError) -> ((UntilTarget.Day, TimeOfDay), TargetZone?)? {
    var scanner = EntryScanner(words[next].characters)
    guard let fields = ClockFields.date(&scanner), scanner.skip(anyCase: "t") else { return nil }
    guard let date = CivilDate(year: fields[0], month: fields[1], day: fields[2]) else {
      throw error(.noSuchDate, at: next)
    }
    guard let clock = ClockFields.clock(&scanner), let time = ClockFields.time(clock) else {
      throw error(.noSuchTime, at: next)
    }
    let zone = ClockFields.offset(&scanner)
    guard scanner.isAtEndOfPart else { throw error(.noSuchTime, at: next) }
    return ((.date(date), time), zone)
  }

  private mutating func readDay() throws(EntryError) -> UntilTarget.Day? {
    let word = words[next]
    var day: UntilTarget.Day?
    switch word.text.lowercased() {
    case "today": day = .today
    case "yesterday": day = .yesterday
    case "tomorrow": day = .tomorrow
    default:
      var scanner = EntryScanner(word.characters)
      guard let fields = ClockFields.date(&scanner) else { return nil }
      guard scanner.isAtEndOfPart,
        let date = CivilDate(year: fields[0], month: fields[1], day: fields[2])
      else { throw error(.noSuchDate, at: next) }
      day = .date(date)
    }
    next += 1
    return day
  }

  private mutating func readTime() throws(EntryError) -> TimeOfDay? {
    guard next < words.count else { return nil }
    switch words[next].text.lowercased() {
    case "noon":
      next += 1
      return .noon
    case "midnight":
      next += 1
      return .midnight
    default:
      return try readClock()
    }
  }

  /// Reads `18:30`, `4:30pm`, `4:30 p.m.` or `6 pm`; a number alone is no time.
  private mutating func readClock() throws(EntryError) -> TimeOfDay? {
    var scanner = EntryScanner(words[next].characters)
    guard let fields = ClockFields.clock(&scanner) else { return nil }
    var end = next + 1
    let suffix = scanner.letters()
    var half = ClockFields.half(suffix)
    if suffix.isEmpty, scanner.isAtEnd, end < words.count {
      half = ClockFields.half(words[end].textBeforeComma)
      if half != nil { end += 1 }
    }
    if fields.count == 1 && half == nil { return nil }
    let isWhole = scanner.isAtEndOfPart && (suffix.isEmpty || half != nil)
    guard isWhole, let time = ClockFields.time(fields, half: half) else {
      throw error(.noSuchTime, at: next)
    }
    next = end
    return time
  }

  private mutating func readZone() -> TargetZone? {
    // A comma has ended the moment.
    guard words[next - 1].characters.last != ",", next < words.count,
      let zone = TargetZone(word: words[next].text)
    else { return nil }
    next += 1
    return zone
  }
}
