/// The values of a pure function, each worked out once.
final class Memo<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  private let make: (Key) -> Value

  init(_ make: @escaping (Key) -> Value) {
    self.make = make
  }

  subscript(key: Key) -> Value {
    if let value = values[key] { return value }
    let value = make(key)
    values[key] = value
    return value
  }
}
