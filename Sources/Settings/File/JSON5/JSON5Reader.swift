/// Reads JSON5, all of it and nothing else, and keeps where every value stands.
///
/// Comments, names without quotes, single quotes, all escapes, hexadecimal numbers, signs, `Infinity`, `NaN` and trailing
/// commas are read; what JSON5 has no rule for, like `5m` without quotes, is refused with its line and column.
///
/// Why not Foundation's: linked statically, `FoundationEssentials` with its JSON5 decoder makes a program 7.5 MB larger
/// (13.6 instead of 6.1), takes 3.8 MiB more of memory (PSS 7.5 instead of 3.6) and half a millisecond more to start, on
/// a display that has 25 MiB and a start to win; and it tells neither where a value stands nor that a key stands twice,
/// and takes `5m` for the number 5.
///
/// Source: spec.json5.org, version 1.0.0.
struct JSON5Reader {
  /// As many bytes as a text may have.
  static let largest = 1 << 20
  /// As deep as lists and objects may stand within each other.
  static let deepest = 64

  var scanner: JSON5Scanner
  private var depth = 0

  /// Returns the value that UTF-8 writes.
  ///
  /// - Throws: ``JSON5Error`` for the first place that is no JSON5.
  static func node(of bytes: [UInt8]) throws(JSON5Error) -> JSON5Node {
    guard bytes.count <= largest else {
      throw JSON5Error(place: TextPlace(), reason: "it is longer than 1 MiB")
    }
    var reader = JSON5Reader(scanner: try JSON5Scanner(bytes))
    let node = try reader.value()
    try reader.scanner.skipSpace()
    guard reader.scanner.next == nil else {
      throw reader.fault("behind the value stands \(reader.upcoming); leave it out")
    }
    return node
  }

  private init(scanner: JSON5Scanner) {
    self.scanner = scanner
  }

  /// Returns the error that something is wrong where the scanner stands.
  func fault(_ reason: String) -> JSON5Error { JSON5Error(place: scanner.place, reason: reason) }

  /// What stands next, as a sentence names it.
  var upcoming: String {
    scanner.next.map { quoted(String(Character($0))) } ?? "the end of the file"
  }

  private mutating func value() throws(JSON5Error) -> JSON5Node {
    try scanner.skipSpace()
    let place = scanner.place
    let content: JSON5Node.Content
    switch scanner.next {
    case "{": content = .object(try nested { (reader) throws(JSON5Error) in try reader.members() })
    case "[": content = .list(try nested { (reader) throws(JSON5Error) in try reader.elements() })
    case "\"", "'": content = .text(try text())
    case let next? where next.isDigit || "+-.".unicodeScalars.contains(next):
      content = .number(try number())
    default: content = try word()
    }
    return JSON5Node(content: content, place: place)
  }

  private mutating func nested<Value>(
    _ read: (inout JSON5Reader) throws(JSON5Error) -> Value
  ) throws(JSON5Error) -> Value {
    guard depth < Self.deepest else {
      throw fault("this stands deeper than \(Self.deepest) lists and objects within each other")
    }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private mutating func elements() throws(JSON5Error) -> [JSON5Node] {
    let start = scanner.place
    scanner.take()
    var nodes: [JSON5Node] = []
    while try !ends("]", of: "list", from: start) {
      nodes.append(try value())
      guard try isFollowed("]", in: "list", from: start) else { break }
    }
    return nodes
  }

  private mutating func members() throws(JSON5Error) -> [JSON5Node.Member] {
    let start = scanner.place
    scanner.take()
    var members: [JSON5Node.Member] = []
    while try !ends("}", of: "object", from: start) {
      let place = scanner.place
      let key = try key()
      try scanner.skipSpace()
      guard scanner.take(":") else {
        throw fault("behind the key \(quoted(key)) stands \(upcoming) instead of a colon")
      }
      members.append(JSON5Node.Member(key: key, place: place, node: try value()))
      guard try isFollowed("}", in: "object", from: start) else { break }
    }
    return members
  }

  /// Takes the end of a list or an object if it stands next.
  private mutating func ends(
    _ end: Unicode.Scalar, of what: String, from start: TextPlace
  ) throws(JSON5Error) -> Bool {
    try scanner.skipSpace()
    guard scanner.next != nil else { throw unclosed(what, from: start, end) }
    return scanner.take(end)
  }

  /// Takes a comma, or the end; returns whether more may follow.
  private mutating func isFollowed(
    _ end: Unicode.Scalar, in what: String, from start: TextPlace
  ) throws(JSON5Error) -> Bool {
    try scanner.skipSpace()
    if scanner.take(",") { return true }
    if scanner.take(end) { return false }
    guard scanner.next != nil else { throw unclosed(what, from: start, end) }
    throw fault("here stands \(upcoming) instead of a comma, or \(end) at the \(what)'s end")
  }

  private func unclosed(
    _ what: String, from start: TextPlace, _ end: Unicode.Scalar
  ) -> JSON5Error {
    fault(
      "the file ends within the \(what) that begins in line \(start.line); close it with \(end)")
  }

  private mutating func key() throws(JSON5Error) -> String {
    switch scanner.next {
    case "\"", "'": return try text()
    case let next? where next.beginsName || next == "\\": return try name()
    default: throw fault("here stands \(upcoming) instead of a key")
    }
  }

  /// Reads `null`, `true`, `false`, `Infinity` or `NaN`.
  private mutating func word() throws(JSON5Error) -> JSON5Node.Content {
    let start = scanner.place
    guard scanner.next?.beginsName ?? false else {
      throw fault("here stands \(upcoming) instead of a value")
    }
    let word = scanner.takeAll { $0.continuesName }
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "Infinity": return .number(.init(value: .infinity, written: word))
    case "NaN": return .number(.init(value: .nan, written: word))
    default:
      throw JSON5Error(
        place: start, reason: "\(quoted(word)) is no value; put a text in quotes")
    }
  }
}
