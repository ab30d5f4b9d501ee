import Raster

extension FontLibrary {
  /// The most characters of a text that are set; no screen shows more.
  private static let longest = 4096

  /// Returns the stretches of a text from left to right.
  func split(_ text: String, in font: Font) -> [TextPart] {
    guard let main = mainFace(of: font) else { return [] }
    let characters = text.prefix(FontLibrary.longest).map { FontLibrary.printable($0) }
    let levels = TextDirection.levels(of: characters)
    let styles = styles(of: characters, main: main, font: font)
    var parts: [TextPart] = []
    var last: Int?
    for place in TextDirection.visualOrder(of: levels) {
      let style = styles[place]
      let runsLeft = levels[place] % 2 == 1
      let continues = last.map {
        levels[$0] == levels[place] && styles[$0].face === style.face
          && styles[$0].script == style.script
      }
      if continues ?? false, let end = parts.indices.last {
        // Within a part the text stands in the order it is read.
        let character = String(characters[place])
        parts[end].text = runsLeft ? character + parts[end].text : parts[end].text + character
      } else {
        parts.append(
          TextPart(
            text: String(characters[place]), face: style.face, script: style.script,
            isRightToLeft: runsLeft))
      }
      last = place
    }
    return parts
  }

  /// Returns the face and script of each character.
  ///
  /// What has no script of its own takes that of the letters before it.
  private func styles(
    of characters: [Character], main: Face, font: Font
  ) -> [(face: Face, script: Script)] {
    let scripts = characters.map { $0.unicodeScalars.first.flatMap { Script($0) } }
    var script = scripts.lazy.compactMap { $0 }.first ?? .latin
    var current = main
    return zip(characters, scripts).map { character, own in
      script = own ?? script
      current = face(for: character, main: main, current: current, font: font)
      return (current, script)
    }
  }

  /// Returns a face that has the character: the main one, the one before it, or another.
  private func face(
    for character: Character, main: Face, current: Face, font: Font
  ) -> Face {
    let needed = character.unicodeScalars.filter { !FontLibrary.isInvisible($0) }
    if needed.allSatisfy({ main.has($0) }) { return main }
    if needed.allSatisfy({ current.has($0) }) { return current }
    for scalar in needed where !main.has(scalar) {
      if let file = fallback(for: scalar, weight: font.weight),
        let face = face(of: file, for: font)
      {
        return face
      }
    }
    return main
  }

  /// Whether a character only joins, selects or directs others and needs no glyph of its own.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Returns the character, or a space in place of one that controls.
  private static func printable(_ character: Character) -> Character {
    let isControl = character.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    return isControl || character.isNewline ? " " : character
  }
}
