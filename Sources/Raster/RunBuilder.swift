/// Turns an outline's cells, or a mask's bytes, into runs.
struct RunBuilder {
  let bounds: PixelRect
  private(set) var runs: [Coverage.Run] = []
  /// Per row of `bounds`, where its runs begin; one more entry is the end.
  private(set) var rowStarts: [Int32] = []

  init(_ outline: Outline, clip: PixelRect) {
    bounds = outline.pixelBounds.intersection(clip)
    guard !bounds.isEmpty else { return }
    var cells = Cells(outline, clip: bounds)
    let starts = cells.sort()
    runs.reserveCapacity(cells.cells.count + bounds.height)
    rowStarts.reserveCapacity(bounds.height + 1)
    for row in 0..<bounds.height {
      rowStarts.append(Int32(truncatingIfNeeded: runs.count))
      addRow(cells.cells[starts[row]..<starts[row + 1]], cover: Int(cells.covers[row]))
    }
    rowStarts.append(Int32(truncatingIfNeeded: runs.count))
  }

  init(_ mask: Mask, x: Int, y: Int, clip: PixelRect) {
    let place = PixelRect(x0: x, y0: y, x1: x + mask.size.width, y1: y + mask.size.height)
    bounds = place.intersection(clip)
    guard !bounds.isEmpty else { return }
    for row in bounds.y0..<bounds.y1 {
      rowStarts.append(Int32(truncatingIfNeeded: runs.count))
      let rowStart = runs.count
      let bytes = (row - y) * mask.size.width - x
      for column in bounds.x0..<bounds.x1 {
        let byte = Int(mask.coverage[bytes + column])
        add(
          from: column, to: column + 1, amount: (byte * Coverage.full + 127) / 255,
          rowStart: rowStart)
      }
    }
    rowStarts.append(Int32(truncatingIfNeeded: runs.count))
  }

  private mutating func addRow(_ cells: ArraySlice<Cells.Cell>, cover initial: Int) {
    let rowStart = runs.count
    var cover = initial
    var x = bounds.x0
    var index = cells.startIndex
    while index < cells.endIndex {
      let column = cells[index].x
      var (sum, area) = (0, 0)
      while index < cells.endIndex, cells[index].x == column {
        sum += Int(cells[index].cover)
        area += Int(cells[index].area)
        index += 1
      }
      add(from: x, to: Int(column), twiceArea: cover * 2 * Outline.unit, rowStart: rowStart)
      cover += sum
      x = Int(column) + 1
      add(
        from: x - 1, to: x, twiceArea: cover * 2 * Outline.unit - area, rowStart: rowStart)
    }
    add(from: x, to: bounds.x1, twiceArea: cover * 2 * Outline.unit, rowStart: rowStart)
  }

  /// Adds pixels of equal coverage; an area of two square units squared is a whole pixel.
  @inline(__always)
  private mutating func add(from x0: Int, to x1: Int, twiceArea: Int, rowStart: Int) {
    let shift = 2 * Outline.fractionBits + 1 - 15
    let amount = min(Coverage.full, (abs(twiceArea) + 1 << (shift - 1)) >> shift)
    add(from: x0, to: x1, amount: amount, rowStart: rowStart)
  }

  @inline(__always)
  private mutating func add(from x0: Int, to x1: Int, amount: Int, rowStart: Int) {
    if x0 >= x1 || amount == 0 { return }
    if runs.count > rowStart, let last = runs.last, Int(last.x1) == x0, Int(last.amount) == amount {
      runs[runs.count - 1].x1 = UInt16(truncatingIfNeeded: x1)
      return
    }
    runs.append(
      Coverage.Run(
        x0: UInt16(truncatingIfNeeded: x0), x1: UInt16(truncatingIfNeeded: x1),
        amount: UInt16(truncatingIfNeeded: amount)))
  }
}
