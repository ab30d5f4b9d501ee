extension Language {
  /// Returns what is left in words, rounded up to the minute; from a day on, to the hour.
  ///
  /// | remaining | words |
  /// |---|---|
  /// | 12 min | 12 minutes |
  /// | 11 min 0.1 s | 12 minutes |
  /// | 60 s | 1 minute |
  /// | 59 s | less than a minute |
  /// | 90 min | 1 hour 30 minutes |
  /// | 23 h 59 min 1 s | 1 day |
  /// | 24 h 1 s | 1 day 1 hour |
  /// | 0 s | Time's up |
  /// | 0.9 s over | Time's up |
  /// | 1 s over | less than a minute over |
  /// | 61 s over | 1 minute over |
  public func words(remaining: Duration) -> String {
    let seconds = remaining.wholeSecondsUp
    // As zero is shown for the second after it.
    if seconds == 0 { return self[.timesUp] }
    guard seconds < 0 else { return words(seconds: seconds, isRoundedUp: true) }
    return self[.over, ["time": words(seconds: -seconds, isRoundedUp: false)]]
  }

  /// The longest words that are left of a run of a length, in any form that a number gives them.
  public func longestWords(total: Duration, overtime: Bool) -> [String] {
    var words = [self[.timesUp], self[.lessThanMinute]]
    let minutes = (total.wholeSecondsUp + 59) / 60
    let counts = [1, 2, 3, 11, 20, 58, 59]
    if minutes < 60 {
      words += (counts + [minutes]).filter { $0 <= minutes }.map { counted(.minutes, $0) }
    } else if minutes < 1440 {
      let hours = Set([1, 2, 3, 11, 20, minutes / 60].filter { $0 <= minutes / 60 })
      for hour in hours { words += counts.map { both(.hours, hour, .minutes, $0) } }
    } else {
      let days = Set([1, 2, 3, 11, 20, 58, minutes / 1440].filter { $0 <= minutes / 1440 })
      for day in days { words += [1, 2, 3, 11, 20, 22, 23].map { both(.days, day, .hours, $0) } }
      for hour in [2, 11, 23] { words += counts.map { both(.hours, hour, .minutes, $0) } }
    }
    return overtime ? words.map { self[.over, ["time": $0]] } : words
  }

  private func words(seconds: Int, isRoundedUp: Bool) -> String {
    if seconds < 60 { return self[.lessThanMinute] }
    let minutes = (seconds + (isRoundedUp ? 59 : 0)) / 60
    if minutes < 60 { return counted(.minutes, minutes) }
    if minutes < 1440 { return both(.hours, minutes / 60, .minutes, minutes % 60) }
    let hours = (seconds + (isRoundedUp ? 3599 : 0)) / 3600
    return both(.days, hours / 24, .hours, hours % 24)
  }

  /// Returns two counts, of which one that is none is left out.
  private func both(_ large: Phrase, _ a: Int, _ small: Phrase, _ b: Int) -> String {
    if b == 0 { return counted(large, a) }
    if a == 0 { return counted(small, b) }
    return self[.twoUnits, ["a": joined(counted(large, a)), "b": joined(counted(small, b))]]
  }

  /// Returns a count that stays on one line: of two, a line ends between them.
  private func joined(_ text: String) -> String {
    String(text.map { $0 == " " ? "\u{A0}" : $0 })
  }
}
