/// The fields of dates and times of day as they are typed, before anyone asks whether they exist.
enum ClockFields {
  /// The half of a day that a time of a twelve-hour clock lies in.
  enum Half {
    case morning, afternoon
  }

  /// Returns year, month and day of `2027-01-01` and moves behind it, nil if none stands here.
  static func date(_ scanner: inout EntryScanner) -> [Int]? {
    guard let fields = fields(&scanner, separator: "-"), fields.count == 3 else { return nil }
    return fields
  }

  /// Returns the one to three fields of `6`, `18:30` or `18:30:00` and moves behind them, or nil.
  static func clock(_ scanner: inout EntryScanner) -> [Int]? {
    fields(&scanner, separator: ":")
  }

  /// Returns the zone that `Z` or an offset like `+02:00` means and moves behind it, or nil.
  static func offset(_ scanner: inout EntryScanner) -> TargetZone? {
    var ahead = scanner
    if ahead.skip(anyCase: "z") {
      scanner = ahead
      return .fixed(seconds: 0)
    }
    let west = ahead.skip("-") || ahead.skip("−")
    guard west || ahead.skip("+"), let fields = fields(&ahead, separator: ":"), fields.count == 2,
      0...18 ~= fields[0], 0...59 ~= fields[1]
    else { return nil }
    scanner = ahead
    let seconds = fields[0] * 3600 + fields[1] * 60
    return .fixed(seconds: west ? -seconds : seconds)
  }

  /// Returns the half of the day that `am`, `p.m.` and the like name, nil for another word.
  static func half(_ word: String) -> Half? {
    switch word.lowercased() {
    case "am", "a.m.", "a.m": .morning
    case "pm", "p.m.", "p.m": .afternoon
    default: nil
    }
  }

  /// Returns the time that fields of hour, minute and second name, nil if no clock shows it.
  static func time(_ fields: [Int], half: Half? = nil) -> TimeOfDay? {
    guard 1...3 ~= fields.count, fields.count > 1 || half != nil else { return nil }
    var hour = fields[0]
    if let half {
      guard 1...12 ~= hour else { return nil }
      hour = hour % 12 + (half == .afternoon ? 12 : 0)
    }
    return TimeOfDay(
      hour: hour, minute: fields.count > 1 ? fields[1] : 0, second: fields.count > 2 ? fields[2] : 0
    )
  }

  /// Returns the numbers between separators; a separator that nothing follows gives a field of −1.
  private static func fields(
    _ scanner: inout EntryScanner, separator: Character
  ) -> [Int]? {
    var fields: [Int] = []
    repeat {
      let digits = scanner.digits()
      if digits.isEmpty && fields.isEmpty { return nil }
      fields.append(digits.isEmpty ? -1 : EntryScanner.value(of: digits) ?? -1)
    } while scanner.skip(separator)
    return fields
  }
}
