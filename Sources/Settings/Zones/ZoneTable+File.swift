extension ZoneTable {
  /// Why bytes are not a zone's file.
  struct Damage: Error {
    let reason: String
  }

  /// Creates a table from the bytes of a compiled zone file.
  ///
  /// Any bytes are answered. Files of every version are read; those that count leap seconds are refused,
  /// since no clock of ours does.
  ///
  /// Source: RFC 9636 (TZif).
  init(file bytes: [UInt8]) throws(Damage) {
    var reader = ByteReader(bytes)
    var header = try ZoneHeader(&reader)
    var wordSize = 4
    if header.version >= UInt8(ascii: "2") {
      try reader.skip(header.size(wordSize: 4))
      header = try ZoneHeader(&reader)
      wordSize = 8
    }
    guard header.leapSeconds == 0 else { throw Damage(reason: "it counts leap seconds") }
    (first, transitions) = try Self.block(&reader, header, wordSize: wordSize)
    guard wordSize == 8 else {
      rule = nil
      return
    }
    let footer = try reader.line()
    rule = ZoneRule(text: footer)
    if rule == nil, !footer.isEmpty { throw Damage(reason: "its rule can't be read") }
  }

  private static func block(
    _ reader: inout ByteReader, _ header: ZoneHeader, wordSize: Int
  ) throws(Damage) -> (first: Int, transitions: [ZoneTransition]) {
    var times: [Int] = []
    for _ in 0..<header.times {
      let time = try reader.integer(wordSize)
      // Beyond these limits (some 36 thousand million years) sums with offsets could overflow.
      guard abs(time / 2) < 1 << 59, times.last.map({ $0 < time }) ?? true else {
        throw Damage(reason: "its changes are out of order")
      }
      times.append(time)
    }
    var types: [Int] = []
    for _ in 0..<header.times { types.append(try reader.integer(1) & 0xFF) }
    var offsets: [Int] = []
    for _ in 0..<header.types {
      let offset = try reader.integer(4)
      try reader.skip(2)
      guard abs(offset) < farthest else { throw Damage(reason: "an offset is out of range") }
      offsets.append(offset)
    }
    guard let first = offsets.first, types.allSatisfy(offsets.indices.contains) else {
      throw Damage(reason: "a kind of local time is missing")
    }
    try reader.skip(header.characters + header.standardFlags + header.utcFlags)
    let transitions = zip(times, types).map { ZoneTransition(at: $0, offset: offsets[$1]) }
    return (first, transitions)
  }
}

/// The counts at the head of each part of a zone file.
private struct ZoneHeader {
  let version: UInt8
  let utcFlags: Int
  let standardFlags: Int
  let leapSeconds: Int
  let times: Int
  let types: Int
  let characters: Int

  init(_ reader: inout ByteReader) throws(ZoneTable.Damage) {
    guard try reader.integer(4) == 0x545A_6966 else {
      throw ZoneTable.Damage(reason: "it is not a compiled time zone")
    }
    version = UInt8(truncatingIfNeeded: try reader.integer(1))
    try reader.skip(15)
    utcFlags = try reader.count()
    standardFlags = try reader.count()
    leapSeconds = try reader.count()
    times = try reader.count()
    types = try reader.count()
    characters = try reader.count()
  }

  /// Returns the length in bytes of what follows. (Counts are below 2³², so this can't overflow.)
  func size(wordSize: Int) -> Int {
    times * (wordSize + 1) + types * 6 + characters + leapSeconds * (wordSize + 4) + standardFlags
      + utcFlags
  }
}

/// Reads big-endian numbers, and never past the end.
private struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func skip(_ count: Int) throws(ZoneTable.Damage) {
    guard count <= rest.count else { throw ZoneTable.Damage(reason: "it is cut short") }
    rest = rest.dropFirst(count)
  }

  /// Returns a signed number of `size` bytes, 1…8.
  mutating func integer(_ size: Int) throws(ZoneTable.Damage) -> Int {
    let bytes = rest.prefix(size)
    try skip(size)
    let pattern = bytes.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    let unused = UInt64(64 - 8 * size)
    return Int(Int64(bitPattern: pattern << unused) >> Int64(unused))
  }

  mutating func count() throws(ZoneTable.Damage) -> Int {
    try integer(4) & 0xFFFF_FFFF
  }

  /// Returns the text between two line ends.
  mutating func line() throws(ZoneTable.Damage) -> String {
    guard rest.first == 0x0A, let end = rest.dropFirst().firstIndex(of: 0x0A) else {
      throw ZoneTable.Damage(reason: "its last line is missing")
    }
    return String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
  }
}
