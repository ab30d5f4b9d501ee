import Raster

/// What a terminal shows: pixels, two to a cell, and lines of text over them.
struct TerminalCanvas {
  /// A cell: an upper and a lower pixel, or a character on the lower one.
  struct Cell: Equatable {
    /// 0xRRGGBB.
    var upper: UInt32
    var lower: UInt32
    var character: Character?
  }

  /// A line of text in the middle of a row.
  struct Line: Equatable {
    var row: Int
    var text: String
    /// 0xRRGGBB.
    var color: UInt32
  }

  let hasTrueColor: Bool
  private var shown: [Cell] = []
  private var (columns, rows) = (0, 0)

  init(hasTrueColor: Bool) {
    self.hasTrueColor = hasTrueColor
  }

  /// Forgets what the terminal shows.
  mutating func invalidate() { shown = [] }

  /// Returns what turns the terminal into a picture: only cells that differ are written.
  ///
  /// - Parameter picture: as wide as the terminal, and two pixels high for each of its rows.
  mutating func update(to picture: Bitmap, _ lines: [Line]) -> String {
    let cells = Self.cells(picture, lines)
    let isKnown =
      shown.count == cells.count && columns == picture.size.width
      && rows == picture.size.height / 2
    (columns, rows) = (picture.size.width, picture.size.height / 2)
    var text = ""
    var pen = Pen(hasTrueColor: hasTrueColor)
    for row in 0..<rows {
      var isThere = false
      for column in 0..<columns {
        let index = row * columns + column
        if isKnown, shown[index] == cells[index] {
          isThere = false
          continue
        }
        if !isThere { text += "\u{1B}[\(row + 1);\(column + 1)H" }
        isThere = true
        pen.write(cells[index], to: &text)
      }
    }
    shown = cells
    return text
  }

  private static func cells(_ picture: Bitmap, _ lines: [Line]) -> [Cell] {
    let (columns, rows) = (picture.size.width, picture.size.height / 2)
    var cells: [Cell] = []
    cells.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        cells.append(
          Cell(
            upper: picture[column, 2 * row] & 0xFFFFFF,
            lower: picture[column, 2 * row + 1] & 0xFFFFFF))
      }
    }
    for line in lines where (0..<rows).contains(line.row) {
      // A character that takes two columns would move all behind it; it is left out.
      let characters = Array(line.text.filter(\.isNarrow).prefix(columns))
      let left = (columns - characters.count) / 2
      for (place, character) in characters.enumerated() {
        let index = line.row * columns + left + place
        cells[index] = Cell(
          upper: line.color, lower: cells[index].lower, character: character)
      }
    }
    return cells
  }
}

/// The colours that a terminal writes in, which are told when they change.
private struct Pen {
  let hasTrueColor: Bool
  private var (ink, ground): (UInt32?, UInt32?) = (nil, nil)

  init(hasTrueColor: Bool) {
    self.hasTrueColor = hasTrueColor
  }

  mutating func write(_ cell: TerminalCanvas.Cell, to text: inout String) {
    if ground != cell.lower {
      text += "\u{1B}[48;\(code(cell.lower))m"
      ground = cell.lower
    }
    if cell.character == nil, cell.upper == cell.lower {
      text += " "
      return
    }
    if ink != cell.upper {
      text += "\u{1B}[38;\(code(cell.upper))m"
      ink = cell.upper
    }
    text.append(cell.character ?? "▀")
  }

  private func code(_ color: UInt32) -> String {
    let (red, green, blue) = (color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF)
    return hasTrueColor
      ? "2;\(red);\(green);\(blue)" : "5;\(Self.nearest(Int(red), Int(green), Int(blue)))"
  }

  /// Returns the nearest of the 216 colours and 24 grays that xterm numbers from 16.
  private static func nearest(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    let levels = [0, 95, 135, 175, 215, 255]
    func step(_ value: Int) -> Int {
      levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
    }
    let (r, g, b) = (step(red), step(green), step(blue))
    let gray = max(0, min(23, ((red + green + blue) / 3 - 3) / 10))
    func distance(_ x: Int, _ y: Int, _ z: Int) -> Int {
      (x - red) * (x - red) + (y - green) * (y - green) + (z - blue) * (z - blue)
    }
    let shade = 8 + 10 * gray
    let isGray =
      distance(shade, shade, shade) < distance(levels[r], levels[g], levels[b])
    return isGray ? 232 + gray : 16 + 36 * r + 6 * g + b
  }
}

extension Character {
  /// Whether it takes one column of a terminal, as far as can be told by ranges of wide scripts and signs.
  fileprivate var isNarrow: Bool {
    guard let first = unicodeScalars.first else { return false }
    if first.properties.generalCategory == .control { return false }
    let wide: [ClosedRange<UInt32>] = [
      0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD,
    ]
    return !wide.contains { $0.contains(first.value) }
  }
}
