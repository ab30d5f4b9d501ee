import Raster

/// A styled text broken into lines that are no wider than a box.
struct StyledBlock {
  private(set) var lines: [StyledLine] = []
  /// The widest line's width in pixels.
  private(set) var width = 0
  /// The height of all lines in pixels.
  private(set) var height = 0
  /// Whether a word is wider than the box and goes on in another line.
  private(set) var breaksWords = false

  /// Breaks a text between words, and within a word that is wider than the box.
  ///
  /// - Parameters:
  ///   - width: the box's width in pixels.
  ///   - height: the box's height in pixels; what goes below it is left out, the last line that stays then ends
  ///     in an ellipsis. nil leaves nothing out.
  init(_ words: StyledWords, width: Int, height: Int? = nil, typesetter: any Typesetter) {
    if words.isEmpty { return }
    var breaker = LineBreaker(width: width, typesetter: typesetter)
    var rows: [[StyledWords.Word]] = []
    for paragraph in words.paragraphs { rows += breaker.rows(of: paragraph) }
    breaksWords = breaker.breaksWords
    for (index, row) in rows.enumerated() {
      let line = StyledLine(row, typesetter: typesetter)
      guard line.width <= width else { break }
      if let height, self.height + line.height > height { break }
      append(line)
      if index + 1 < rows.count, let height {
        let next = StyledLine(rows[index + 1], typesetter: typesetter)
        if self.height + next.height > height || next.width > width {
          endInEllipsis(row, width: width, typesetter: typesetter)
          break
        }
      }
    }
  }

  /// Returns the layers, each line centred at `x`, the first one's top at `top`.
  func layers(centerX x: Int, top: Int) -> [Layer] {
    var y = top
    return lines.flatMap { line in
      defer { y += line.height }
      return line.layers(x: x - line.width / 2, top: y)
    }
  }

  private mutating func append(_ line: StyledLine) {
    lines.append(line)
    width = max(width, line.width)
    height += line.height
  }

  private mutating func endInEllipsis(
    _ row: [StyledWords.Word], width: Int, typesetter: any Typesetter
  ) {
    let last = lines.removeLast()
    height -= last.height
    var words = row
    while var part = words.last?.last {
      let place = (words.count - 1, words[words.count - 1].count - 1)
      part.text += "…"
      var shown = words
      shown[place.0][place.1] = part
      let line = StyledLine(shown, typesetter: typesetter)
      if line.width <= width { return append(line) }
      part.text.removeLast(min(2, part.text.count))
      words[place.0][place.1] = part
      if part.text.isEmpty { words[place.0].removeLast() }
      if words[place.0].isEmpty { words.removeLast() }
    }
  }
}
