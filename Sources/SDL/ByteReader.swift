/// Numbers and marks in bytes; what lies past their end is nil.
struct ByteReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the number in `count` bytes whose first is the highest.
  func big(_ count: Int, at place: Int) -> Int? {
    guard place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the number in `count` bytes whose first is the lowest.
  func little(_ count: Int, at place: Int) -> Int? {
    guard place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns whether the bytes at `place` are the scalars of `mark`, each below 256.
  func has(_ mark: String, at place: Int) -> Bool {
    let scalars = mark.unicodeScalars
    guard place + scalars.count <= bytes.count else { return false }
    return zip(bytes[place...], scalars).allSatisfy { UInt32($0) == $1.value }
  }
}
