extension DurationReader {
  /// Returns what `mm:ss` or `hh:mm:ss` says, nil if the word is no such thing.
  ///
  /// Fields may be above 59: `99:99:99` is 100:40:39. A semicolon stands for a colon.
  func clock(at index: Int, fields: ClosedRange<Int>) throws(EntryError) -> Int? {
    var scanner = EntryScanner(words[index].characters)
    var numbers: [EntryNumber] = []
    repeat {
      guard let number = scanner.number() else { return nil }
      numbers.append(number)
    } while scanner.skip(":") || scanner.skip(";")
    guard scanner.isAtEndOfPart, fields ~= numbers.count,
      numbers.dropLast().allSatisfy(\.isWhole)
    else { return nil }
    var sum = 0
    for (number, unit) in zip(numbers.reversed(), [DurationUnit.second, .minute, .hour]) {
      sum = try limited(sum + nanoseconds(number, unit, at: index), at: index)
    }
    return sum
  }

  /// Returns what an ISO 8601 length of weeks, days, hours, minutes and seconds says, or nil.
  ///
  /// Years and months have no fixed length and are not read.
  func iso8601(at index: Int) throws(EntryError) -> Int? {
    var scanner = EntryScanner(words[index].characters)
    guard scanner.skip(anyCase: "p") else { return nil }
    let days = try isoParts(&scanner, at: index, [("w", .week), ("d", .day)])
    var time: Int?
    if scanner.skip(anyCase: "t") {
      time = try isoParts(&scanner, at: index, [("h", .hour), ("m", .minute), ("s", .second)])
      if time == nil { return nil }
    }
    guard scanner.isAtEndOfPart, days != nil || time != nil else { return nil }
    return try limited((days ?? 0) + (time ?? 0), at: index)
  }

  /// Returns the sum of the numbers that stand before the units' letters, nil if there is none.
  private func isoParts(
    _ scanner: inout EntryScanner, at index: Int, _ units: [(Character, DurationUnit)]
  ) throws(EntryError) -> Int? {
    var sum: Int?
    for (letter, unit) in units {
      var ahead = scanner
      guard let number = ahead.number(), ahead.skip(anyCase: letter) else { continue }
      sum = try limited((sum ?? 0) + nanoseconds(number, unit, at: index), at: index)
      scanner = ahead
    }
    return sum
  }
}
