import Raster

/// Words set side by side on one baseline.
struct StyledLine {
  private struct Piece {
    let run: GlyphRun
    let color: Color
    let x: Int
  }

  private var pieces: [Piece] = []
  /// In pixels.
  private(set) var width = 0
  private(set) var ascent = 0
  private(set) var descent = 0

  var height: Int { ascent + descent }

  /// Sets words; neighbours of one style become one run, so that they are shaped together.
  init(_ words: [StyledWords.Word], typesetter: any Typesetter) {
    var parts: [WordPart] = []
    for (index, word) in words.enumerated() {
      for (place, part) in word.enumerated() {
        let space = place == 0 && index > 0 ? " " : ""
        if let last = parts.last, last.font == part.font, last.color == part.color {
          parts[parts.count - 1].text += space + part.text
        } else {
          parts.append(WordPart(text: space + part.text, font: part.font, color: part.color))
        }
      }
    }
    for part in parts {
      let run = typesetter.set(part.text, in: part.font)
      pieces.append(Piece(run: run, color: part.color, x: width))
      width += run.advance
      let metrics = typesetter.metrics(of: part.font)
      (ascent, descent) = (max(ascent, metrics.ascent), max(descent, metrics.descent))
    }
  }

  /// Returns the layers of the line, its left end and its top at whole pixels.
  func layers(x: Int, top: Int) -> [Layer] {
    pieces.compactMap { piece in
      guard let mask = piece.run.mask else { return nil }
      return Layer(
        .mask(mask, x: x + piece.x + piece.run.left, y: top + ascent - piece.run.top),
        .color(piece.color))
    }
  }
}
