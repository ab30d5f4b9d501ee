/// A store of bounded size that keeps what was used of late.
///
/// When it is full, what was not used since the last time it was full goes.
struct RecentCache<Key: Hashable, Value> {
  private let capacity: Int
  private var recent: [Key: Value] = [:]
  private var older: [Key: Value] = [:]

  /// Creates a store of at most `capacity` values, at least 2.
  init(capacity: Int) {
    self.capacity = max(2, capacity)
  }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = recent[key] { return value }
      guard let value = older.removeValue(forKey: key) else { return nil }
      insert(value, for: key)
      return value
    }
    set {
      if let newValue { insert(newValue, for: key) }
    }
  }

  var count: Int { recent.count + older.count }

  private mutating func insert(_ value: Value, for key: Key) {
    older.removeValue(forKey: key)
    recent[key] = value
    if recent.count > capacity / 2 {
      older = recent
      recent = [:]
    }
  }
}
