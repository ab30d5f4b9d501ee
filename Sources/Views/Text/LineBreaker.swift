import Raster

/// Breaks words into rows that are no wider than a box.
///
/// Words are measured once each; a row is set as a whole only when it is full, since neighbours may then be shaped
/// together and take another width.
struct LineBreaker {
  let width: Int
  let typesetter: any Typesetter
  /// Whether a word was wider than the box and goes on in another row.
  private(set) var breaksWords = false
  private var rows: [[StyledWords.Word]] = []
  private var row: [StyledWords.Word] = []
  /// The measured width of `row`.
  private var rowWidth = 0
  private var widths: [WordPart: Int] = [:]

  /// - Parameter width: the box's in pixels.
  init(width: Int, typesetter: any Typesetter) {
    (self.width, self.typesetter) = (width, typesetter)
  }

  /// Returns the rows of a paragraph.
  mutating func rows(of words: [StyledWords.Word]) -> [[StyledWords.Word]] {
    (rows, row, rowWidth) = ([], [], 0)
    for word in words { add(word) }
    while !row.isEmpty { finishRow() }
    return rows
  }

  private mutating func add(_ word: StyledWords.Word) {
    let measured = measure(word)
    while !row.isEmpty {
      let gap = space(before: word)
      if rowWidth + gap + measured <= width {
        row.append(word)
        rowWidth += gap + measured
        return
      }
      finishRow()
    }
    if measured <= width {
      (row, rowWidth) = ([word], measured)
      return
    }
    let parts = broken(word)
    breaksWords = breaksWords || parts.count > 1
    rows += parts.dropLast().map { [$0] }
    row = parts.last.map { [$0] } ?? []
    rowWidth = parts.last.map { measure($0) } ?? 0
  }

  /// Ends the row; words that turn out to have no room in it begin the next one.
  private mutating func finishRow() {
    var carried: [StyledWords.Word] = []
    while row.count > 1, StyledLine(row, typesetter: typesetter).width > width {
      carried.insert(row.removeLast(), at: 0)
    }
    rows.append(row)
    row = carried
    rowWidth = carried.reduce(0) { $0 + measure($1) }
    for word in carried.dropFirst() { rowWidth += space(before: word) }
  }

  /// Returns a word in parts that fit, at least a character each.
  private mutating func broken(_ word: StyledWords.Word) -> [StyledWords.Word] {
    var result: [StyledWords.Word] = []
    var current: StyledWords.Word = []
    var currentWidth = 0
    for part in word {
      for character in part.text {
        let single = WordPart(text: String(character), font: part.font, color: part.color)
        let measured = measure([single])
        if currentWidth + measured > width, !current.isEmpty {
          result.append(current)
          (current, currentWidth) = ([], 0)
        }
        if let last = current.last, last.font == part.font, last.color == part.color {
          current[current.count - 1].text.append(character)
        } else {
          current.append(single)
        }
        currentWidth += measured
      }
    }
    return result + [current]
  }

  private mutating func measure(_ word: StyledWords.Word) -> Int {
    var sum = 0
    for part in word {
      let known = widths[part] ?? typesetter.set(part.text, in: part.font).advance
      widths[part] = known
      sum += known
    }
    return sum
  }

  private mutating func space(before word: StyledWords.Word) -> Int {
    guard let first = word.first else { return 0 }
    return measure([WordPart(text: " ", font: first.font, color: first.color)])
  }
}
