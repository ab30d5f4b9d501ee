/// A word of an entry and its place in it.
struct EntryWord {
  let characters: [Character]
  /// The number of characters before the word.
  let offset: Int

  var text: String { String(characters) }

  /// The word without the comma that may end it.
  var textBeforeComma: String {
    characters.last == "," ? String(characters.dropLast()) : text
  }

  /// Returns the words of a line, which stand between white space.
  static func words(of line: String) -> [EntryWord] {
    var words: [EntryWord] = []
    var current: [Character] = []
    var offset = 0
    for character in line {
      if !character.isWhitespace {
        current.append(character)
      } else if !current.isEmpty {
        words.append(EntryWord(characters: current, offset: offset - current.count))
        current = []
      }
      offset += 1
    }
    if !current.isEmpty {
      words.append(EntryWord(characters: current, offset: offset - current.count))
    }
    return words
  }
}

extension Character {
  /// The value of a digit 0…9 as it stands on every keyboard, nil for any other character.
  var digit: Int? {
    guard let value = asciiValue, 48...57 ~= value else { return nil }
    return Int(value) - 48
  }
}
