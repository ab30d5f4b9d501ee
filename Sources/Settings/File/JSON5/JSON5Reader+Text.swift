extension JSON5Reader {
  /// Reads a text in quotes.
  mutating func text() throws(JSON5Error) -> String {
    let start = scanner.place
    let quote = scanner.take()
    var text = String.UnicodeScalarView()
    while true {
      let place = scanner.place
      guard let scalar = scanner.next, scalar != "\n", scalar != "\r" else {
        throw JSON5Error(place: start, reason: "this text is not closed in its line")
      }
      scanner.take()
      if scalar == quote { return String(text) }
      if scalar == "\\" {
        if let meant = try escaped(from: place) { text.append(meant) }
      } else {
        text.append(scalar)
      }
    }
  }

  /// Reads a name without quotes, behind which a colon stands.
  mutating func name() throws(JSON5Error) -> String {
    var name = String.UnicodeScalarView()
    while let scalar = scanner.next, scalar == "\\" || scalar.continuesName {
      let place = scanner.place
      scanner.take()
      guard scalar == "\\" else {
        name.append(scalar)
        continue
      }
      guard scanner.take("u") else {
        throw JSON5Error(place: place, reason: "in a key without quotes only \\u may follow \\")
      }
      let meant = try unicode(from: place)
      guard name.isEmpty ? meant.beginsName : meant.continuesName else {
        throw JSON5Error(
          place: place, reason: "this is no letter of a key without quotes; put the key in quotes")
      }
      name.append(meant)
    }
    return String(name)
  }

  /// Reads what stands behind a backslash; nil is a line end, which is left out.
  private mutating func escaped(from place: TextPlace) throws(JSON5Error) -> Unicode.Scalar? {
    switch scanner.take() {
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "v": return "\u{B}"
    case "x": return Unicode.Scalar(UInt8(try hex(2, from: place)))
    case "u": return try unicode(from: place)
    case "\r":
      _ = scanner.take("\n")
      return nil
    case "\n", "\u{2028}", "\u{2029}": return nil
    case "0" where !(scanner.next?.isDigit ?? false): return "\0"
    case let digit? where digit.isDigit:
      throw JSON5Error(
        place: place, reason: "\\ and a digit mean nothing; write \\x and two digits")
    case let other?: return other
    case nil: throw fault("the file ends within a text; close it")
    }
  }

  private mutating func hex(_ count: Int, from place: TextPlace) throws(JSON5Error) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = scanner.next?.hexValue else {
        let letter = count == 2 ? "x" : "u"
        throw JSON5Error(
          place: place, reason: "behind \\\(letter) stand \(count) digits from 0 to 9 and a to f")
      }
      scanner.take()
      value = value << 4 | digit
    }
    return value
  }

  /// Reads the digits behind `\u`, and of two that make one scalar together both.
  private mutating func unicode(from place: TextPlace) throws(JSON5Error) -> Unicode.Scalar {
    let first = try hex(4, from: place)
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, scanner.next == "\\", scanner.afterNext == "u" {
      scanner.take()
      scanner.take()
      let second = try hex(4, from: place)
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw JSON5Error(place: place, reason: "this is half of a character; write both halves")
  }
}
