/// A unit that lengths are written in.
enum DurationUnit: CaseIterable {
  case week, day, hour, minute, second, millisecond

  /// The unit that a word names in English, long or short, in any case, with or without its dot.
  init?(word: some StringProtocol) {
    var name = word.lowercased()
    if name.count > 1, name.last == "." { name.removeLast() }
    guard let unit = DurationUnit.allCases.first(where: { $0.names.contains(name) }) else {
      return nil
    }
    self = unit
  }

  /// The length of one unit in nanoseconds.
  var nanoseconds: Int {
    switch self {
    case .week: 604_800_000_000_000
    case .day: 86_400_000_000_000
    case .hour: 3_600_000_000_000
    case .minute: 60_000_000_000
    case .second: 1_000_000_000
    case .millisecond: 1_000_000
    }
  }

  /// The unit of a number glued on behind this one, as the minutes in `1h10`.
  var next: DurationUnit? {
    switch self {
    case .week: .day
    case .day: .hour
    case .hour: .minute
    case .minute: .second
    case .second, .millisecond: nil
    }
  }

  private var names: [String] {
    switch self {
    case .week: ["w", "wk", "wks", "week", "weeks"]
    case .day: ["d", "day", "days"]
    case .hour: ["h", "hr", "hrs", "hour", "hours"]
    case .minute: ["m", "min", "mins", "minute", "minutes", "'", "′"]
    case .second: ["s", "sec", "secs", "second", "seconds", "\"", "″"]
    case .millisecond: ["ms", "msec", "msecs", "millisecond", "milliseconds"]
    }
  }
}
