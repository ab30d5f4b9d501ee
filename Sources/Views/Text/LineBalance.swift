import Raster

/// Pieces of a text between which a line may end: words, and single ideographs, which have no spaces between them.
struct LineBalance {
  private struct Piece {
    let text: String
    let width: Int
    /// The width of the space before it; 0 is none.
    let gap: Int
  }

  private let pieces: [Piece]

  init(_ text: String, font: Font, typesetter: any Typesetter) {
    let space = typesetter.set(" ", in: font).advance
    var pieces: [Piece] = []
    for word in text.split(whereSeparator: { $0.isWhitespace && $0 != "\u{A0}" && $0 != "\u{202F}" }
    ) {
      for (index, part) in Self.parts(of: word).enumerated() {
        let gap = index == 0 && !pieces.isEmpty ? max(1, space) : 0
        pieces.append(
          Piece(text: part, width: typesetter.set(part, in: font).advance, gap: gap))
      }
    }
    self.pieces = pieces
  }

  /// Returns the text in as few lines as a width allows, all about as long; a piece that is wider has a line of its own.
  ///
  /// - Parameter most: the most lines; what is left is in the last one.
  func lines(width: Int, most: Int = .max) -> [String] {
    guard !pieces.isEmpty, most > 0 else { return [] }
    let greedy = broken(width: width)
    guard greedy.count <= most else {
      return greedy.prefix(most - 1).map { text($0) }
        + [text(greedy[most - 1].lowerBound..<pieces.count)]
    }
    return balanced(greedy).map { text($0) }
  }

  /// Returns the text in so many lines, or fewer where it has fewer pieces, the longest as short as can be.
  func lines(_ count: Int) -> [String] {
    let widest = width(of: pieces.indices)
    var (tooNarrow, fits) = ((pieces.map(\.width).max() ?? 0) - 1, widest)
    while fits - tooNarrow > 1 {
      let middle = (fits + tooNarrow) / 2
      if broken(width: middle).count <= count { fits = middle } else { tooNarrow = middle }
    }
    return broken(width: fits).map { text($0) }
  }

  /// Returns the lines whose longest is as short as it can be in as many lines.
  private func balanced(_ greedy: [Range<Int>]) -> [Range<Int>] {
    var best = greedy
    var width = best.map { self.width(of: $0) }.max() ?? 0
    while width > 0 {
      let narrower = broken(width: width - 1)
      let widest = narrower.map { self.width(of: $0) }.max() ?? 0
      // A piece that fits no line makes a line that doesn't get shorter.
      guard narrower.count <= greedy.count, widest < width else { break }
      (best, width) = (narrower, widest)
    }
    return best
  }

  private func broken(width: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < pieces.count {
      var end = start + 1
      while end < pieces.count, self.width(of: start..<end + 1) <= width { end += 1 }
      lines.append(start..<end)
      start = end
    }
    return lines
  }

  private func width(of range: Range<Int>) -> Int {
    var width = 0
    for index in range {
      width += pieces[index].width + (index > range.lowerBound ? pieces[index].gap : 0)
    }
    return width
  }

  private func text(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      if index > range.lowerBound, pieces[index].gap > 0 { text += " " }
      text += pieces[index].text
    }
    return text
  }

  /// Returns the parts of a word between which a line may end: before each ideograph and kana, but for one that
  /// follows a digit or belongs to what stands before it.
  private static func parts(of word: Substring) -> [String] {
    var parts: [String] = []
    var before: Character?
    for character in word {
      let breaks =
        before.map { (isIdeographic(character) || isIdeographic($0)) && !$0.isNumber } ?? true
      if breaks && !isClosing(character) || parts.isEmpty {
        parts.append(String(character))
      } else {
        parts[parts.count - 1].append(character)
      }
      before = character
    }
    return parts
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    return 0x3040...0x30FF ~= scalar || 0x3400...0x9FFF ~= scalar || 0xF900...0xFAFF ~= scalar
      || 0x20000...0x3FFFF ~= scalar
  }

  /// Punctuation and small kana, which begin no line.
  private static func isClosing(_ character: Character) -> Bool {
    "。、，．：；！？）」』】〉》ーっゃゅょッャュョ,.:;!?)".contains(character)
  }
}
