extension Rasterizer {
  private static let bits = Outline.fractionBits
  private static let fraction = Outline.unit - 1

  /// Makes the cells of the outline's edges within a clip.
  func addCells(within clip: PixelRect) {
    cells.removeAll()
    covers.fill(0, count: clip.height)
    outline.vertices.withUnsafeBufferPointer { vertices in
      var start = 0
      for end in outline.contourEnds {
        var previous = vertices[end - 1]
        for index in start..<end {
          let vertex = vertices[index]
          addEdge(from: previous, to: vertex, clip: clip)
          previous = vertex
        }
        start = end
      }
    }
  }

  private func addEdge(from a: Outline.Vertex, to b: Outline.Vertex, clip: PixelRect) {
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
    var y = max(ya, first << Self.bits)
    var x = xa + ((y - ya) * slope) >> 32
    for row in first...last {
      let nextY = min(yb, (row + 1) << Self.bits)
      let nextX = nextY == yb ? xb : xa + ((nextY - ya) * slope) >> 32
      let height = sign * (nextY - y)
      if isLeft {
        covers[row - clip.y0] &+= Int32(truncatingIfNeeded: height)
      } else if x >> Self.bits == nextX >> Self.bits {
        let sides = (x & Self.fraction) + (nextX & Self.fraction)
        add(x: x >> Self.bits, row: row, cover: height, sides: sides, clip: clip)
      } else {
        let steepness = ((yb - ya) << 32) / abs(xb - xa)
        addSpan(
          row: row, from: min(x, nextX), to: max(x, nextX), height: nextY - y, sign: sign,
          steepness: steepness, clip: clip)
      }
      (x, y) = (nextX, nextY)
    }
  }

  /// Adds an edge that crosses several pixels of one row, from its left end to its right.
  private func addSpan(
    row: Int, from left: Int, to right: Int, height: Int, sign: Int, steepness: Int,
    clip: PixelRect
  ) {
    let (firstX, lastX) = (left >> Self.bits, right >> Self.bits)
    if firstX >= clip.x1 { return }
    if lastX < clip.x0 {
      covers[row - clip.y0] &+= Int32(truncatingIfNeeded: sign * height)
      return
    }
    var (done, entry) = (0, left & Self.fraction)
    for x in firstX...min(lastX, clip.x1 - 1) {
      let reached =
        x == lastX ? height : min(height, ((((x + 1) << Self.bits) - left) * steepness) >> 32)
      let exit = x == lastX ? right & Self.fraction : Outline.unit
      if reached != done {
        add(x: x, row: row, cover: sign * (reached - done), sides: entry + exit, clip: clip)
      }
      (done, entry) = (reached, 0)
    }
  }

  /// Adds an edge within one pixel; `sides` is the sum of its ends' distances from the pixel's left side.
  @inline(__always)
  private func add(x: Int, row: Int, cover: Int, sides: Int, clip: PixelRect) {
    if x >= clip.x1 { return }
    if x < clip.x0 {
      covers[row - clip.y0] &+= Int32(truncatingIfNeeded: cover)
      return
    }
    cells.append(
      Cell(
        x: Int32(truncatingIfNeeded: x), row: Int32(truncatingIfNeeded: row - clip.y0),
        cover: Int32(truncatingIfNeeded: cover), area: Int32(truncatingIfNeeded: cover * sides)))
  }

  /// Brings the cells into order, by row and then by column.
  func sortCells(rows: Int) {
    starts.fill(0, count: rows + 1)
    for index in 0..<cells.count { starts[Int(cells[index].row)] &+= 1 }
    // Each start becomes its row's end; filling from the back then leaves it at the row's start.
    var sum: Int32 = 0
    for row in 0...rows {
      sum &+= starts[row]
      starts[row] = sum
    }
    if ordered.count < cells.count {
      ordered.fill(Cell(x: 0, row: 0, cover: 0, area: 0), count: cells.count)
    }
    for index in (0..<cells.count).reversed() {
      let cell = cells[index]
      let place = starts[Int(cell.row)] &- 1
      starts[Int(cell.row)] = place
      ordered[Int(place)] = cell
    }
    for row in 0..<rows { sortRow(from: Int(starts[row]), to: Int(starts[row + 1])) }
  }

  private func sortRow(from start: Int, to end: Int) {
    if end - start > 64 {
      var row = UnsafeMutableBufferPointer(start: ordered.base + start, count: end - start)
      row.sort { $0.x < $1.x }
      return
    }
    var index = start + 1
    while index < end {
      let cell = ordered[index]
      var place = index
      while place > start, ordered[place - 1].x > cell.x {
        ordered[place] = ordered[place - 1]
        place -= 1
      }
      ordered[place] = cell
      index += 1
    }
  }
}
