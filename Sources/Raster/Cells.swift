/// What an outline's edges do to single pixels, gathered for a clip.
///
/// An edge adds to a pixel its signed height there (`cover`) and twice the area between it and the pixel's left
/// side (`area`). From left to right the sum of covers is the coverage of whole pixels, and an area corrects the
/// pixel that its edge crosses: the method of LibArt and FreeType's smooth rasteriser.
struct Cells {
  struct Cell {
    var x: Int32
    var row: Int32
    var cover: Int32
    var area: Int32
  }

  let clip: PixelRect
  private(set) var cells: [Cell] = []
  /// Per row of the clip, the cover of all edges left of it.
  private(set) var covers: [Int32]

  init(_ outline: Outline, clip: PixelRect) {
    self.clip = clip
    covers = [Int32](repeating: 0, count: clip.height)
    cells.reserveCapacity(outline.vertices.count * 2 + clip.height * 4)
    var start = 0
    for end in outline.contourEnds {
      var previous = outline.vertices[end - 1]
      for index in start..<end {
        let vertex = outline.vertices[index]
        add(from: previous, to: vertex)
        previous = vertex
      }
      start = end
    }
  }

  private static let bits = Outline.fractionBits
  private static let unit = Outline.unit
  private static let fraction = Outline.unit - 1

  private mutating func add(from a: Outline.Vertex, to b: Outline.Vertex) {
    if a.y == b.y { return }
    let down = a.y < b.y
    let (top, bottom) = down ? (a, b) : (b, a)
    let (xa, ya, xb, yb) = (Int(top.x), Int(top.y), Int(bottom.x), Int(bottom.y))
    let first = max(ya >> Self.bits, clip.y0)
    let last = min((yb - 1) >> Self.bits, clip.y1 - 1)
    if first > last || min(xa, xb) >> Self.bits >= clip.x1 { return }
    let sign = down ? 1 : -1
    let isLeft = max(xa, xb) >> Self.bits < clip.x0
    // 32 more binary digits: 2¹² · 2¹⁸ · 2³² stays below 2⁶³.
    let slope = xa == xb || isLeft ? 0 : ((xb - xa) << 32) / (yb - ya)
    let steepness = slope == 0 ? 0 : ((yb - ya) << 32) / abs(xb - xa)
    var y = max(ya, first << Self.bits)
    var x = xa + ((y - ya) * slope) >> 32
    for row in first...last {
      let nextY = min(yb, (row + 1) << Self.bits)
      let nextX = nextY == yb ? xb : xa + ((nextY - ya) * slope) >> 32
      if isLeft {
        covers[row - clip.y0] += Int32(truncatingIfNeeded: sign * (nextY - y))
      } else {
        addSpan(
          row: row, from: x, to: nextX, height: nextY - y, sign: sign, steepness: steepness)
      }
      (x, y) = (nextX, nextY)
    }
  }

  /// Adds an edge within one row.
  @inline(__always)
  private mutating func addSpan(
    row: Int, from: Int, to: Int, height: Int, sign: Int, steepness: Int
  ) {
    let (left, right) = (min(from, to), max(from, to))
    let (firstX, lastX) = (left >> Self.bits, right >> Self.bits)
    if firstX == lastX {
      add(
        x: firstX, row: row, cover: sign * height,
        sides: (left & Self.fraction) + (right & Self.fraction))
      return
    }
    if firstX >= clip.x1 { return }
    if lastX < clip.x0 {
      covers[row - clip.y0] += Int32(truncatingIfNeeded: sign * height)
      return
    }
    var (done, entry) = (0, left & Self.fraction)
    for x in firstX...min(lastX, clip.x1 - 1) {
      let reached =
        x == lastX ? height : min(height, ((((x + 1) << Self.bits) - left) * steepness) >> 32)
      let exit = x == lastX ? right & Self.fraction : Self.unit
      if reached != done {
        add(x: x, row: row, cover: sign * (reached - done), sides: entry + exit)
      }
      (done, entry) = (reached, 0)
    }
  }

  /// Adds an edge within one pixel; `sides` is the sum of its ends' distances from the pixel's left side.
  @inline(__always)
  private mutating func add(x: Int, row: Int, cover: Int, sides: Int) {
    if x >= clip.x1 { return }
    if x < clip.x0 {
      covers[row - clip.y0] += Int32(truncatingIfNeeded: cover)
      return
    }
    cells.append(
      Cell(
        x: Int32(truncatingIfNeeded: x), row: Int32(truncatingIfNeeded: row - clip.y0),
        cover: Int32(truncatingIfNeeded: cover), area: Int32(truncatingIfNeeded: cover * sides)))
  }

  /// Brings the cells into order, by row and then by column, and returns each row's start and the end.
  mutating func sort() -> [Int] {
    var starts = [Int](repeating: 0, count: clip.height + 1)
    for cell in cells { starts[Int(cell.row) + 1] += 1 }
    for row in 0..<clip.height { starts[row + 1] += starts[row] }
    guard !cells.isEmpty else { return starts }
    var places = starts
    var sorted = cells
    for cell in cells {
      sorted[places[Int(cell.row)]] = cell
      places[Int(cell.row)] += 1
    }
    cells = sorted
    for row in 0..<clip.height { sortRow(starts[row]..<starts[row + 1]) }
    return starts
  }

  private mutating func sortRow(_ range: Range<Int>) {
    if range.count > 64 {
      cells[range].sort { $0.x < $1.x }
      return
    }
    for index in range.dropFirst() {
      let cell = cells[index]
      var place = index
      while place > range.lowerBound, cells[place - 1].x > cell.x {
        cells[place] = cells[place - 1]
        place -= 1
      }
      cells[place] = cell
    }
  }
}
