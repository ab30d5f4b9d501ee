/// What a zone's clocks show and have shown: its changes so far, and the rule for those to come.
struct ZoneTable: Hashable, Sendable {
  /// The offset before the first change, in seconds ahead of UTC.
  let first: Int
  /// The changes on record, oldest first.
  let transitions: [ZoneTransition]
  /// What holds after the last change on record; nil leaves its offset in force.
  let rule: ZoneRule?

  static let utc = ZoneTable(
    first: 0, transitions: [], rule: ZoneRule(standard: 0, summer: nil))

  /// Offsets are less than this from UTC, in seconds (26 hours, RFC 9636 section 3.2).
  static let farthest: Int = 26 * 3600

  /// Returns how far local time is ahead of UTC at a moment, in seconds.
  func offset(at utc: Int) -> Int {
    if let rule, transitions.last.map({ utc >= $0.at }) ?? true { return rule.offset(at: utc) }
    let count = transitions.countSorted { $0.at <= utc }
    return count == 0 ? first : transitions[count - 1].offset
  }

  /// Returns the moment at which the zone's clocks show a local time, in seconds of UTC since 1970.
  ///
  /// A time that is shown twice is the earlier of both; one that is skipped is the moment the gap ends.
  ///
  /// | Berlin | is |
  /// |---|---|
  /// | 2026-03-29 02:30, skipped | 03:00 CEST |
  /// | 2026-10-25 02:30, shown twice | 02:30 CEST |
  ///
  /// - Parameter local: the seconds since 1970-01-01 00:00 as clocks show it.
  func utc(local: Int) -> Int {
    let from = local - Self.farthest
    let changes = self.changes(after: from, through: local + Self.farthest)
    var offset = self.offset(at: from)
    for change in changes {
      if local - offset < change.at { return local - offset }
      if local - change.offset < change.at { return change.at }
      offset = change.offset
    }
    return local - offset
  }

  /// Returns the changes after one moment and not after another, oldest first.
  private func changes(after from: Int, through end: Int) -> [ZoneTransition] {
    let begin = transitions.countSorted { $0.at <= from }
    let recorded = transitions[begin...].prefix { $0.at <= end }
    let last = max(from, transitions.last?.at ?? from)
    guard let rule, last < end else { return Array(recorded) }
    let years = ZoneRule.year(utc: from) - 1...ZoneRule.year(utc: end) + 1
    let coming = years.flatMap(rule.transitions(inYear:)).filter { $0.at > last && $0.at <= end }
    return recorded + coming
  }
}

extension Array {
  /// Returns how many leading elements a condition holds for; once false it stays false. O(log n).
  fileprivate func countSorted(while holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
