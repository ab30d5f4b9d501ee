extension Reaction {
  /// A stretch of the time left, in which a reaction is in force from `begin` to above `end`.
  struct Span: Hashable {
    /// What is left when it begins to be in force.
    let begin: Duration
    /// What is left when it ceases to be; nil for good.
    let end: Duration?

    /// Returns whether it is in force where so much is left.
    func contains(_ remaining: Duration) -> Bool {
      remaining <= begin && (end.map { remaining > $0 } ?? true)
    }
  }

  /// Whether it goes back or comes again, so that it can be part of a flicker.
  var isPassing: Bool {
    switch moment {
    case .everySecond, .below: true
    case .at, .zero: time != nil
    }
  }

  /// Whether it comes at each whole second.
  var isEverySecond: Bool {
    if case .everySecond = moment { true } else { false }
  }

  /// Returns the span that is the latest to have begun where so much is left, nil if none has.
  ///
  /// With `steady`, what comes each second is in force throughout instead.
  func span(at remaining: Duration, total: Duration, steady: Bool) -> Span? {
    switch moment {
    case .at(let level): return begun(at: level, remaining)
    case .zero: return begun(at: .zero, remaining)
    case .below(let level):
      let end = time.map { max(level - $0, .zero) } ?? .zero
      return remaining <= level ? Span(begin: level, end: end) : nil
    case .everySecond(let within):
      let first = firstSecond(within: within, total: total)
      if steady {
        let begin = Duration.seconds(first)
        return remaining <= begin ? Span(begin: begin, end: .zero - secondSpan) : nil
      }
      let second = max(0, remaining.wholeSecondsUp)
      guard second <= first else { return nil }
      return Span(begin: .seconds(second), end: .seconds(second) - secondSpan)
    }
  }

  /// Returns the greatest remaining time below the given one at which it begins or ceases, or nil.
  func nextLevel(below remaining: Duration, total: Duration, steady: Bool) -> Duration? {
    var levels: [Duration] = []
    switch moment {
    case .at(let level), .below(let level): levels = [level]
    case .zero: levels = [.zero]
    case .everySecond(let within):
      let first = firstSecond(within: within, total: total)
      levels = [.seconds(steady ? first : min(first, remaining.wholeSecondsUp - 1))]
    }
    let now = span(at: remaining, total: total, steady: steady)
    levels.append(contentsOf: now?.end.map { [$0] } ?? [])
    if isEverySecond { levels.removeAll { $0 < .zero - secondSpan } }
    return levels.filter { $0 < remaining }.max()
  }

  private func begun(at level: Duration, _ remaining: Duration) -> Span? {
    remaining <= level ? Span(begin: level, end: time.map { level - $0 }) : nil
  }

  /// The time that a reaction of each second stays.
  private var secondSpan: Duration { min(time ?? .seconds(1), .seconds(1)) }

  /// Returns the first whole second after the start, and within what was said, that is left.
  private func firstSecond(within: Duration?, total: Duration) -> Int {
    min(within?.wholeSecondsDown ?? .max, total.wholeSecondsUp - 1)
  }
}
