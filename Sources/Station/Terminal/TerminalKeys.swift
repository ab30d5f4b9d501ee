import SDL

/// The keys in what a terminal sends, as those of a keyboard.
///
/// Source: xterm's control sequences, as nearly all terminals send them.
enum TerminalKeys {
  /// Returns the keys that bytes read in one go stand for; what is none is left out.
  static func events(_ bytes: [UInt8]) -> [KeyEvent] {
    var events: [KeyEvent] = []
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let first = rest.popFirst() {
      if first == "\u{1B}" {
        events += escaped(&rest)
      } else if let event = plain(first) {
        events.append(event)
      }
    }
    return events
  }

  /// Takes the rest of a sequence; alone it is the Esc key.
  private static func escaped(_ rest: inout Substring) -> [KeyEvent] {
    guard let kind = rest.first, kind == "[" || kind == "O" else {
      guard let character = rest.popFirst(), let event = plain(character) else {
        return [KeyEvent(key: .escape, symbol: nil)]
      }
      return [
        KeyEvent(
          key: event.key, symbol: event.symbol, modifiers: event.modifiers.union(.alt))
      ]
    }
    rest.removeFirst()
    var numbers = ""
    while let character = rest.first, character.isNumber || character == ";" {
      numbers.append(rest.removeFirst())
    }
    guard let last = rest.popFirst() else { return [] }
    let fields = numbers.split(separator: ";", omittingEmptySubsequences: false).map {
      Int($0) ?? 0
    }
    let held = modifiers(fields.count > 1 ? fields[1] : 0)
    if last == "~" {
      return (tilde[fields.first ?? 0]).map { [KeyEvent(key: $0, symbol: nil, modifiers: held)] }
        ?? []
    }
    if last == "Z" { return [KeyEvent(key: .tab, symbol: nil, modifiers: .shift)] }
    return letters[last].map { [KeyEvent(key: $0, symbol: nil, modifiers: held)] } ?? []
  }

  /// The modifiers of a field: one more than Shift 1, Alt 2, Ctrl 4, Super 8 together.
  private static func modifiers(_ field: Int) -> Modifiers {
    guard (2...16).contains(field) else { return [] }
    var held: Modifiers = []
    for (bit, modifier) in [(1, Modifiers.shift), (2, .alt), (4, .control), (8, .command)]
    where (field - 1) & bit != 0 {
      held.insert(modifier)
    }
    return held
  }

  private static let letters: [Character: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "P": .f1, "Q": .f2,
    "R": .f3, "S": .f4, "M": .padEnter,
  ]

  private static let tilde: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 11: .f1, 12: .f2,
    13: .f3, 14: .f4, 15: .f5, 17: .f6, 18: .f7, 19: .f8, 20: .f9, 21: .f10, 23: .f11, 24: .f12,
  ]

  private static let signs: [Character: Key] = [
    " ": .space, "\r": .enter, "\n": .enter, "\r\n": .enter, "\t": .tab, "\u{7F}": .backspace,
    "\u{8}": .backspace, "-": .minus, "=": .equals, "+": .equals, ",": .comma, ".": .period,
    "/": .slash, "?": .slash, ";": .semicolon, "'": .apostrophe, "`": .grave, "\\": .backslash,
    "[": .leftBracket, "]": .rightBracket,
  ]

  private static func plain(_ character: Character) -> KeyEvent? {
    if let key = signs[character] { return KeyEvent(key: key, symbol: character) }
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return nil
    }
    // Ctrl and a letter is the letter's number in the alphabet.
    if (1...26).contains(scalar.value), let letter = UnicodeScalar(scalar.value + 0x60) {
      return KeyEvent(key: Key(rawValue: String(letter)), symbol: nil, modifiers: .control)
    }
    guard scalar.value >= 0x20 else { return nil }
    let isCapital = character.isUppercase
    return KeyEvent(
      key: Key(rawValue: character.lowercased()), symbol: character,
      modifiers: isCapital ? .shift : [])
  }
}
