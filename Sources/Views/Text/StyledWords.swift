import Raster

/// A stretch of one style within a word.
struct WordPart: Hashable {
  var text: String
  var font: Font
  var color: Color
}

/// A styled text as lines of words: words are parts without a space between them, of any styles.
struct StyledWords {
  typealias Word = [WordPart]

  /// The words between two line feeds.
  private(set) var paragraphs: [[Word]] = [[]]

  /// - Parameters:
  ///   - height: of the view that sizes given as shares refer to, in pixels.
  ///   - scale: pixels a point.
  init(_ runs: [TextRun], style: TextStyle, height: Double, scale: Double) {
    var word: Word = []
    for run in runs {
      let size = (run.size ?? style.size).pixels(height: height, scale: scale)
      let font = Font(
        family: run.font ?? style.font, weight: run.weight ?? style.weight,
        size: size.isFinite ? Int(min(4096, size.rounded())) : 1)
      let color = run.color ?? style.color
      var text = ""
      func part() -> Word { text.isEmpty ? [] : [WordPart(text: text, font: font, color: color)] }
      for character in run.text {
        guard character.isWhitespace else {
          text.append(character)
          continue
        }
        add(word + part())
        (word, text) = ([], "")
        if character.isNewline { paragraphs.append([]) }
      }
      word += part()
    }
    add(word)
  }

  /// Whether there is nothing to set.
  var isEmpty: Bool { paragraphs.allSatisfy(\.isEmpty) }

  /// Returns the words in fonts smaller by a factor, none below one pixel.
  func scaled(by factor: Double) -> StyledWords {
    var copy = self
    copy.paragraphs = paragraphs.map { words in
      words.map { word in
        word.map { part in
          var part = part
          part.font.size = max(1, Int((Double(part.font.size) * factor).rounded()))
          return part
        }
      }
    }
    return copy
  }

  private mutating func add(_ word: Word) {
    if !word.isEmpty { paragraphs[paragraphs.count - 1].append(word) }
  }
}
