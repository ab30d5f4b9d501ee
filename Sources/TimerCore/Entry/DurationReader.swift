/// A reader of lengths as people write them, from the first word of an entry on.
///
/// It never fails on what follows a length: that is the title, and begins at `next`.
struct DurationReader {
  let text: String
  let words: [EntryWord]
  let bareNumber: BareNumber
  /// The number of words read so far.
  private(set) var next = 0
  private var total = 0
  private var used: Set<DurationUnit> = []

  init(text: String, words: [EntryWord], bareNumber: BareNumber) {
    self.text = text
    self.words = words
    self.bareNumber = bareNumber
  }

  /// Returns the length that the longest run of leading words names, and moves `next` behind it.
  mutating func duration() throws(EntryError) -> Duration {
    guard let first = words.first else { throw error(words: .empty) }
    if first.characters.count > 1, let sign = first.characters.first, "-−".contains(sign) {
      throw error(first.characters[1].digit == nil ? .noDuration : .negative, at: 0)
    }
    if let length = try alone(first) {
      next = 1
      return try checked(length)
    }
    while try readPart() {}
    guard next > 0 else { throw error(.noDuration, at: 0) }
    return try checked(total)
  }

  /// Returns an error about the word at an index, or about the end of the text.
  func error(_ reason: EntryError.Reason, at index: Int) -> EntryError {
    guard index < words.count else { return error(words: reason) }
    return EntryError(
      text: text, word: words[index].text, offset: words[index].offset, reason: reason)
  }

  private func error(words reason: EntryError.Reason) -> EntryError {
    EntryError(text: text, word: "", offset: text.count, reason: reason)
  }

  /// Returns what a word says that is a whole length by itself: `90`, `5:00`, `PT5M`.
  private func alone(_ word: EntryWord) throws(EntryError) -> Int? {
    var scanner = EntryScanner(word.characters)
    if let number = scanner.number(), scanner.isAtEndOfPart {
      if words.count > 1, scanner.isAtEnd, DurationUnit(word: words[1].textBeforeComma) != nil {
        return nil
      }
      return try nanoseconds(number, bareNumber.unit, at: 0)
    }
    if let clock = try clock(at: 0, fields: 2...3) { return clock }
    return try iso8601(at: 0)
  }

  /// Reads one more part, as `1h10`, `30 min,` or `and 5 s`; returns false where none stands.
  private mutating func readPart() throws(EntryError) -> Bool {
    var index = next
    if next > 0, index < words.count, words[index].text.lowercased() == "and" { index += 1 }
    guard index < words.count else { return false }
    if used.isSubset(of: [.week, .day]), next > 0, let clock = try clock(at: index, fields: 3...3) {
      used.formUnion([.hour, .minute, .second])
      try add(clock, end: index + 1)
      return true
    }
    return try readGlued(at: index) ? true : try readSpaced(at: index)
  }

  /// Reads a word like `1h30m`, `1h,30m`, `5m30` or `30s,`.
  private mutating func readGlued(at index: Int) throws(EntryError) -> Bool {
    var scanner = EntryScanner(words[index].characters)
    var sum = 0
    var units = used
    var last: DurationUnit?
    while !scanner.isAtEnd {
      guard let number = scanner.number() else { return false }
      let name = scanner.letters()
      guard
        let unit = name.isEmpty && scanner.isAtEndOfPart ? last?.next : DurationUnit(word: name),
        units.insert(unit).inserted
      else { return false }
      sum = try limited(sum + nanoseconds(number, unit, at: index), at: index)
      last = unit
      scanner.skipComma()
    }
    guard last != nil else { return false }
    used = units
    try add(sum, end: index + 1)
    return true
  }

  /// Reads a number and a unit in two words, like `2 days` or `30 min,`.
  private mutating func readSpaced(at index: Int) throws(EntryError) -> Bool {
    guard index + 1 < words.count else { return false }
    var scanner = EntryScanner(words[index].characters)
    guard let number = scanner.number(), scanner.isAtEnd,
      let unit = DurationUnit(word: words[index + 1].textBeforeComma), !used.contains(unit)
    else { return false }
    used.insert(unit)
    try add(nanoseconds(number, unit, at: index), end: index + 2)
    return true
  }

  private mutating func add(_ nanoseconds: Int, end: Int) throws(EntryError) {
    total = try limited(total + nanoseconds, at: next)
    next = end
  }

  private func checked(_ nanoseconds: Int) throws(EntryError) -> Duration {
    .nanoseconds(try limited(nanoseconds, at: 0))
  }

  /// Returns the length if it is at most 9999 days; sums of a few such lengths cannot overflow.
  func limited(_ nanoseconds: Int, at index: Int) throws(EntryError) -> Int {
    guard nanoseconds <= Duration.longest.nanosecondsUp else { throw error(.tooLong, at: index) }
    return nanoseconds
  }

  func nanoseconds(
    _ number: EntryNumber, _ unit: DurationUnit, at index: Int
  ) throws(EntryError) -> Int {
    guard let value = number.nanoseconds(in: unit) else { throw error(.tooLong, at: index) }
    return try limited(value, at: index)
  }
}
