/// The scalars of a text one after the other, with the place of the next.
struct JSON5Scanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private(set) var place = TextPlace()

  /// Creates a scanner of UTF-8, a byte order mark in front left out.
  ///
  /// - Throws: ``JSON5Error`` where a byte begins no scalar.
  init(_ bytes: [UInt8]) throws(JSON5Error) {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(bytes.count)
    var rest = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var isWhole = true
    decoding: while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): scalars.append(Unicode.UTF8.decode(scalar))
      case .emptyInput: break decoding
      case .error:
        isWhole = false
        break decoding
      }
    }
    self.scalars = scalars.first == "\u{FEFF}" ? Array(scalars.dropFirst()) : scalars
    guard !isWhole else { return }
    while next != nil { take() }
    throw JSON5Error(
      place: place, reason: "here is a byte that is no UTF-8; save the file as UTF-8")
  }

  /// The scalar that is taken next; nil is the end.
  var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// The scalar behind the next.
  var afterNext: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

  /// Takes the next scalar; at the end nothing happens.
  @discardableResult
  mutating func take() -> Unicode.Scalar? {
    guard let scalar = next else { return nil }
    index += 1
    // The line ends behind the second of a pair.
    if scalar.endsLine, !(scalar == "\r" && next == "\n") {
      place.line += 1
      place.column = 1
    } else {
      place.column += 1
    }
    return scalar
  }

  /// Takes the next scalar if it is this one.
  mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    guard next == wanted else { return false }
    take()
    return true
  }

  /// Takes scalars as long as they fit, and returns them.
  mutating func takeAll(while fits: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = next, fits(scalar) {
      text.append(scalar)
      take()
    }
    return String(text)
  }

  /// Takes white space and comments.
  ///
  /// - Throws: ``JSON5Error`` for a comment that isn't closed.
  mutating func skipSpace() throws(JSON5Error) {
    while let scalar = next {
      if scalar.isJSON5Space {
        take()
      } else if scalar == "/", afterNext == "/" {
        while let scalar = next, !scalar.endsLine { take() }
      } else if scalar == "/", afterNext == "*" {
        try skipBlock()
      } else {
        return
      }
    }
  }

  private mutating func skipBlock() throws(JSON5Error) {
    let start = place
    take()
    take()
    while next != nil {
      if next == "*", afterNext == "/" {
        take()
        take()
        return
      }
      take()
    }
    throw JSON5Error(place: start, reason: "this comment is never closed; end it with */")
  }
}

extension Unicode.Scalar {
  /// Whether a line ends behind it, as ECMAScript 5.1 section 7.3 has it.
  var endsLine: Bool { self == "\n" || self == "\r" || self == "\u{2028}" || self == "\u{2029}" }

  /// Whether it separates words, as ECMAScript 5.1 sections 7.2 and 7.3 have it.
  fileprivate var isJSON5Space: Bool {
    switch self {
    case "\t", "\u{B}", "\u{C}", " ", "\u{A0}", "\u{FEFF}": true
    default: endsLine || (value > 0x7F && properties.generalCategory == .spaceSeparator)
    }
  }

  /// Whether a name may begin with it, as ECMAScript 5.1 section 7.6 has it.
  var beginsName: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "$", "_": return true
    default: break
    }
    guard value > 0x7F else { return false }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return true
    default: return false
    }
  }

  /// Whether a name may go on with it.
  var continuesName: Bool {
    if beginsName || isDigit || self == "\u{200C}" || self == "\u{200D}" { return true }
    guard value > 0x7F else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return true
    default: return false
    }
  }

  var isDigit: Bool { ("0"..."9").contains(self) }

  /// What a hexadecimal digit stands for.
  var hexValue: UInt32? {
    switch self {
    case "0"..."9": value - 0x30
    case "a"..."f": value - 0x61 + 10
    case "A"..."F": value - 0x41 + 10
    default: nil
    }
  }
}
