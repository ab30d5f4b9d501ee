extension LabelFormat {
  /// Returns the remaining time below the given one at which the label changes next.
  ///
  /// | remaining of 200 s | auto | minutes | percent | words | tenths within 10 s |
  /// |---|---|---|---|---|---|
  /// | 200 s | 199 s | 180 s | 198 s | 180 s | 199 s |
  /// | 60 s | 59 s | 0 s | 58 s | 59 s | 59 s |
  /// | 9.95 s | 9 s | 0 s | 8 s | 0 s | 9.9 s |
  /// | 0 s | −1 s | −60 s | −2 s | −1 s | −1 s |
  func nextLevel(below remaining: Duration, total: Duration) -> Duration {
    let seconds = remaining.wholeSecondsUp
    var level = Duration.seconds(seconds - 1)
    switch style {
    case .auto, .minutesSeconds, .hoursMinutesSeconds, .days: break
    case .minutes: level = .seconds(Self.below(seconds, by: 60))
    case .percent:
      level = total.scaledDown(by: 1, over: 100) * (Self.percent(remaining, of: total) - 1)
      // Nothing is said to be over before a second is.
      if level < .zero { level = min(level, .seconds(-1)) }
    case .words: level = .seconds(Self.words(below: seconds))
    }
    if remaining > .zero, let tenthsWithin, style != .words, style != .percent {
      let tenth = remaining.tenthsUp - 1
      // Above them, tenths begin where so many seconds are left.
      level = max(level, .milliseconds(min(tenth, tenthsWithin * 10) * 100))
    }
    return level
  }

  /// Returns what is left of a total in percent, rounded up: what has passed since zero is rounded down.
  static func percent(_ remaining: Duration, of total: Duration) -> Int {
    guard total > .zero else { return 0 }
    let hundred = remaining * 100
    guard remaining > .zero else {
      return remaining > .seconds(-1) ? 0 : 0 - (.zero - hundred).count(of: total)
    }
    let whole = hundred.count(of: total)
    return total * whole < hundred ? whole + 1 : whole
  }

  /// Returns the greatest multiple of a unit that lies below some seconds rounded up to it.
  private static func below(_ seconds: Int, by unit: Int) -> Int {
    (0 - (0 - seconds).floored(by: unit)) * unit - unit
  }

  /// Returns the seconds below the given ones at which words change.
  private static func words(below seconds: Int) -> Int {
    // From the minute that rounds up to a day on there are hours only.
    if seconds > 86_340 { return max(below(seconds, by: 3600), 86_340) }
    switch seconds {
    case 61...: return below(seconds, by: 60)
    case 60: return 59
    case 1...: return 0
    case 0: return -1
    case (-86_399)...: return below(seconds, by: 60)
    default: return below(seconds, by: 3600)
    }
  }
}
