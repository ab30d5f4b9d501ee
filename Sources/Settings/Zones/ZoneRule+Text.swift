extension ZoneRule {
  /// Creates a rule from the text that a zone's file ends with, or that `TZ` holds; nil if it is none.
  ///
  /// | text | is |
  /// |---|---|
  /// | `UTC0` | UTC |
  /// | `CET-1CEST,M3.5.0,M10.5.0/3` | Berlin |
  /// | `<+1030>-10:30<+11>-11,M10.1.0,M4.1.0` | Lord Howe |
  /// | `EST5EDT` | summer as in the United States |
  /// | `Berlin`, `CET` | nil |
  ///
  /// Source: POSIX.1-2024, section 8.3, with the times to a week away of RFC 9636, section 3.3.1.
  init?(text: String) {
    var reader = ZoneRuleReader(text)
    guard reader.skipName(), let west = reader.offset(hours: 24) else { return nil }
    standard = -west
    guard !reader.isAtEnd else {
      summer = nil
      return
    }
    guard reader.skipName() else { return nil }
    var offset = standard + 3600
    if !reader.isAtEnd, !reader.isAt(",") {
      guard let west = reader.offset(hours: 24) else { return nil }
      offset = -west
    }
    if reader.isAtEnd { reader = ZoneRuleReader(",M3.2.0,M11.1.0") }
    guard let start = reader.moment(), let end = reader.moment(), reader.isAtEnd else { return nil }
    summer = Summer(offset: offset, start: start, end: end)
  }
}

/// Reads the parts of a POSIX zone text, one after the other.
private struct ZoneRuleReader {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) { rest = Array(text.utf8)[...] }

  var isAtEnd: Bool { rest.isEmpty }

  func isAt(_ character: Unicode.Scalar) -> Bool { rest.first == UInt8(ascii: character) }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard isAt(character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Reads three letters or more, or anything of letters, digits and signs in angle brackets.
  mutating func skipName() -> Bool {
    let isBracketed = skip("<")
    let name = rest.prefix { byte in
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      let isOther = (0x30...0x39).contains(byte) || byte == 0x2B || byte == 0x2D
      return isLetter || isBracketed && isOther
    }
    rest = rest.dropFirst(name.count)
    return name.count >= 3 && (!isBracketed || skip(">"))
  }

  /// Reads `[+-]hours[:minutes[:seconds]]` as seconds.
  mutating func offset(hours: Int) -> Int? {
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard var seconds = number(0...hours).map({ $0 * 3600 }) else { return nil }
    for unit: Int in [60, 1] {
      guard skip(":") else { break }
      guard let part = number(0...59) else { return nil }
      seconds += part * unit
    }
    return isNegative ? -seconds : seconds
  }

  /// Reads `,Mm.w.d`, `,Jn` or `,n`, and `/time` (else two o'clock).
  mutating func moment() -> YearlyMoment? {
    guard skip(","), let day = day() else { return nil }
    guard skip("/") else { return YearlyMoment(day: day, time: 2 * 3600) }
    return offset(hours: 167).map { YearlyMoment(day: day, time: $0) }
  }

  private mutating func day() -> YearlyMoment.Day? {
    if skip("J") { return number(1...365).map { .julian($0) } }
    guard skip("M") else { return number(0...365).map { .ordinal($0) } }
    guard let month = number(1...12), skip("."), let week = number(1...5), skip("."),
      let weekday = number(0...6)
    else { return nil }
    return .weekday(month: month, week: week, weekday: weekday)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    // Three digits are enough for every part, and can't overflow.
    guard (1...3).contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return range.contains(number) ? number : nil
  }
}
