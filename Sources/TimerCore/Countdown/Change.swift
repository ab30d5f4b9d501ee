/// A change of the remaining time, and the events it passes on its way.
struct Change {
  private let old: Duration
  private let new: Duration
  private let total: Duration
  private var passed: [Passed] = []

  /// An event and the remaining time at which it lies.
  private struct Passed {
    let level: Duration
    let rank: Int
    let kind: Event.Kind
  }

  init(from old: Duration, to new: Duration, total: Duration) {
    self.old = old
    self.new = new
    self.total = total
  }

  /// Returns the events, oldest first; `due` tells when a remaining time was reached.
  ///
  /// Ticks that were missed are one, save that there is always one to zero, just before `fired`. At
  /// one instant a tick comes first, then `fired`, a threshold and `overtime`. A rise is one tick.
  mutating func events(
    _ thresholds: [Threshold], begun: BootInstant, due: (Duration) -> BootInstant
  ) -> [Event] {
    passed = []
    let (from, to) = (old.wholeSecondsUp, new.wholeSecondsUp)
    if new > old {
      tick(from, to)
    } else if old > .zero, new <= .zero {
      tick(from, 0)
      passed.append(Passed(level: .zero, rank: 1, kind: .fired))
      tick(0, to)
    } else {
      tick(from, to)
    }
    if from >= 0, to < 0 {
      passed.append(Passed(level: .seconds(-1), rank: 3, kind: .overtime))
    }
    for threshold in thresholds {
      let level = threshold.remaining(of: total)
      if old > level, new <= level {
        passed.append(Passed(level: level, rank: 2, kind: .threshold(threshold.name)))
      }
    }
    if passed.count > 1 {
      passed.sort { $0.level != $1.level ? $0.level > $1.level : $0.rank < $1.rank }
    }
    return passed.map { Event($0.kind, due: due($0.level), begun: begun) }
  }

  private mutating func tick(_ from: Int, _ to: Int) {
    guard from != to else { return }
    let level = new > old ? new : Duration.seconds(to)
    passed.append(Passed(level: level, rank: 0, kind: .tick(from: from, to: to)))
  }
}
