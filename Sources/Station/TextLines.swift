/// Lines put together from pieces as they arrive, none longer than there is reason for.
struct TextLines {
  /// How many bytes of a line are kept; a value or a command is much shorter.
  static let longest = 2048

  private var line: [UInt8] = []
  private var isCut = false

  /// Adds a piece, and returns the lines that end in it, empty ones left out.
  ///
  /// A line ends with LF, CR or both. One that is too long comes once it is known to be so, an ellipsis in place
  /// of the rest.
  mutating func take(_ piece: some Sequence<UInt8>) -> [String] {
    var lines: [String] = []
    for byte in piece {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        lines += end()
      } else if line.count < Self.longest {
        line.append(byte)
      } else if !isCut {
        isCut = true
        lines.append(text + "…")
      }
    }
    return lines
  }

  /// Ends the line, and returns it unless it is empty or was returned already.
  mutating func end() -> [String] {
    defer {
      line.removeAll(keepingCapacity: true)
      isCut = false
    }
    let isBlank = line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return isCut || isBlank ? [] : [text]
  }

  private var text: String { String(decoding: line, as: UTF8.self) }
}
