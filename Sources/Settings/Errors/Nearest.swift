/// Returns the candidate that a mistyped name most likely meant; nil when none is near.
///
/// A candidate is near when it begins with the name (two letters or more), or when at most a third of its
/// letters (at least one) differ. Of several as near, the first counts, or the shortest that begins so. Case
/// counts for nothing.
///
/// | name | among | is |
/// |---|---|---|
/// | `thikness` | option names | `thickness` |
/// | `thick` | option names | `thickness` |
/// | `gren` | colour names | `green` |
/// | `zzz` | option names | nil |
package func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
  // Longer names are nobody's typing mistake; the limit keeps the cost of hostile ones small.
  guard (1...64).contains(name.unicodeScalars.count) else { return nil }
  let wanted = Array(name.lowercased().unicodeScalars)
  var best: (name: String, distance: Int, length: Int)?
  for candidate in candidates {
    let letters = Array(candidate.lowercased().unicodeScalars)
    let isBeginning = wanted.count >= 2 && letters.starts(with: wanted)
    let limit = max(1, max(wanted.count, letters.count) / 3)
    // So many letters differ at least, which spares counting for most candidates.
    guard isBeginning || abs(wanted.count - letters.count) <= limit else { continue }
    let distance = isBeginning ? 1 : editDistance(wanted, letters)
    guard distance <= limit, distance < max(wanted.count, letters.count) else { continue }
    let length = isBeginning ? letters.count : 0
    if best.map({ (distance, length) < ($0.distance, $0.length) }) ?? true {
      best = (candidate, distance, length)
    }
  }
  return best?.name
}

/// Returns how many letters must be put in, taken out, replaced or swapped with a neighbour.
///
/// Optimal string alignment, after Damerau and Levenshtein; O(a · b).
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var older: [Int] = []
  var row = Array(0...b.count)
  for i in a.indices {
    var next = [i + 1]
    for j in b.indices {
      var cost = min(row[j + 1] + 1, next[j] + 1, row[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, older[j - 1] + 1) }
      next.append(cost)
    }
    (older, row) = (row, next)
  }
  return row[b.count]
}
