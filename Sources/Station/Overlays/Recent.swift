/// What was made of late for a few screens, each for what it needs.
struct Recent<Key: Equatable, Value> {
  private var entries: [(key: Key, value: Value)] = []

  /// More screens than that beside each other make everything anew.
  private static var most: Int { 4 }

  /// Returns what was made for a key, or makes it.
  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let known = entries.first(where: { $0.key == key }) { return known.value }
    let made = make()
    if entries.count >= Self.most { entries.removeFirst() }
    entries.append((key, made))
    return made
  }

  mutating func removeAll() {
    if !entries.isEmpty { entries = [] }
  }
}
