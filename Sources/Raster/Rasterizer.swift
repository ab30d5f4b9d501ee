/// Turns shapes into coverage, in memory that it keeps.
///
/// Shape → outline → cells → runs; a plain value or list stands between each two stages.
struct Rasterizer {
  private var outline = Outline()
  private let found = Store<Cells.Cell>(capacity: 1024)
  private let cells = Cells()

  /// Makes `coverage` that of a shape's part within a clip of at most 65 535 pixels a side.
  mutating func rasterize(_ shape: Shape, within clip: PixelRect, into coverage: Coverage) {
    if case .mask(let mask, let x, let y) = shape {
      addMask(mask, x: x, y: y, clip: clip, to: coverage)
      return
    }
    makeCells(of: shape, within: clip, into: cells)
    let bounds = cells.bounds
    coverage.begin(bounds)
    for y in bounds.y0..<bounds.y1 {
      var row = cells[y]
      // A run for each cell, and one before it.
      var pen = coverage.beginRow(from: bounds.x0, atMost: 2 * (row.end - row.next) + 1)
      while row.next < row.end {
        let column = row.column
        if pen.x < column { pen.move(to: column, amount: row.amount) }
        pen.move(to: column &+ 1, amount: row.pass(column))
      }
      pen.move(to: bounds.x1, amount: row.amount)
      coverage.endRow(pen)
    }
    coverage.end()
  }

  /// Makes the cells of a shape's part within a clip; a mask has none.
  private mutating func makeCells(of shape: Shape, within clip: PixelRect, into cells: Cells) {
    makeOutline(of: shape, within: clip)
    cells.make(outline, within: clip, found)
  }

  /// Makes the cells of a shape's part within a window, in a grid that is empty.
  mutating func makeCells(of shape: Shape, within window: PixelRect, into grid: CellGrid) {
    makeOutline(of: shape, within: window)
    grid.make(outline, within: window)
  }

  private mutating func makeOutline(of shape: Shape, within clip: PixelRect) {
    outline.removeAll()
    outline.add(shape, within: clip)
    if outline.mayOverlap { outline = outline.withoutOverlaps() }
  }

  private func addMask(
    _ mask: Mask, x: Int, y: Int, clip: PixelRect, to coverage: Coverage
  ) {
    let place = PixelRect(x0: x, y0: y, x1: x + mask.size.width, y1: y + mask.size.height)
    let bounds = place.intersection(clip)
    coverage.begin(bounds)
    for row in bounds.y0..<bounds.y1 {
      var pen = coverage.beginRow(from: bounds.x0, atMost: bounds.width)
      let bytes = (row - y) * mask.size.width - x
      for column in bounds.x0..<bounds.x1 {
        let byte = Int(mask.coverage[bytes + column])
        pen.move(to: column + 1, amount: (byte * Coverage.full + 127) / 255)
      }
      coverage.endRow(pen)
    }
    coverage.end()
  }
}
