/// A place in the characters of one word, moved on by what is recognised there.
struct EntryScanner {
  private let characters: [Character]
  private var position = 0

  init(_ characters: [Character]) {
    self.characters = characters
  }

  var isAtEnd: Bool { position == characters.count }

  /// Whether nothing is left, or only a comma that parts a length from what follows.
  var isAtEndOfPart: Bool {
    isAtEnd || position == characters.count - 1 && characters[position] == ","
  }

  /// The character at the place, nil at the end.
  var current: Character? { isAtEnd ? nil : characters[position] }

  /// Moves behind `character` if it stands here, and returns whether it did.
  mutating func skip(_ character: Character) -> Bool {
    guard current == character else { return false }
    position += 1
    return true
  }

  /// Moves behind a small letter or its capital if one stands here, and returns whether it did.
  mutating func skip(anyCase letter: Character) -> Bool {
    guard current?.lowercased() == String(letter) else { return false }
    position += 1
    return true
  }

  /// Moves behind a comma if one stands here.
  mutating func skipComma() {
    _ = skip(",")
  }

  /// Returns the digits here as a list, and moves behind them.
  mutating func digits() -> [Int] {
    var digits: [Int] = []
    while let digit = current?.digit {
      digits.append(digit)
      position += 1
    }
    return digits
  }

  /// Returns the number here, with a point or comma before its decimals, or nil if none stands here.
  mutating func number() -> EntryNumber? {
    let whole = digits()
    guard !whole.isEmpty else { return nil }
    let start = position
    var decimals: [Int] = []
    if skip(".") || skip(",") {
      decimals = digits()
      if decimals.isEmpty { position = start }
    }
    return EntryNumber(whole: EntryScanner.value(of: whole), decimals: Array(decimals.prefix(9)))
  }

  /// Returns what stands here up to the next digit or comma, and moves behind it.
  mutating func letters() -> String {
    let start = position
    while let character = current, character.digit == nil, character != "," { position += 1 }
    return String(characters[start..<position])
  }

  /// Returns the value of decimal digits, nil from 10¹⁵ on.
  static func value(of digits: [Int]) -> Int? {
    var value = 0
    for digit in digits {
      value = value * 10 + digit
      if value >= 1_000_000_000_000_000 { return nil }
    }
    return value
  }
}
