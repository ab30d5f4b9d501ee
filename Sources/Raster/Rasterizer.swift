/// Turns shapes into coverage, in memory that it keeps.
///
/// Shape → outline → cells → runs; a plain value or list stands between each two stages.
struct Rasterizer {
  /// What an outline's edges do to one pixel.
  ///
  /// An edge adds its signed height within the pixel (`cover`) and twice the area between it and the pixel's
  /// left side (`area`). From left to right the sum of covers is the coverage of whole pixels, and an area
  /// corrects the pixel that its edge crosses: the method of LibArt and FreeType's smooth rasteriser.
  struct Cell: BitwiseCopyable {
    var x: Int32
    /// From the clip's top.
    var row: Int32
    var cover: Int32
    var area: Int32
  }

  var outline = Outline()
  let cells = Store<Cell>(capacity: 1024)
  /// The cells by row and column.
  let ordered = Store<Cell>(capacity: 1024)
  /// Per row, where its cells begin; one more entry is the end.
  let starts = Store<Int32>()
  /// Per row, the cover of all edges left of the clip.
  let covers = Store<Int32>()

  /// Makes `coverage` that of a shape's part within a clip of at most 65 535 pixels a side.
  mutating func rasterize(_ shape: Shape, within clip: PixelRect, into coverage: Coverage) {
    if case .mask(let mask, let x, let y) = shape {
      addMask(mask, x: x, y: y, clip: clip, to: coverage)
      return
    }
    outline.removeAll()
    outline.add(shape, within: clip)
    if outline.mayOverlap { outline = outline.withoutOverlaps() }
    let bounds = outline.pixelBounds.intersection(clip)
    coverage.begin(bounds)
    guard !bounds.isEmpty else { return }
    addCells(within: bounds)
    sortCells(rows: bounds.height)
    for row in 0..<bounds.height { addRow(row, bounds: bounds, to: coverage) }
    coverage.beginRow()
  }

  private func addRow(_ row: Int, bounds: PixelRect, to coverage: Coverage) {
    coverage.beginRow()
    var index = Int(starts[row])
    let end = Int(starts[row + 1])
    var cover = Int(covers[row])
    var x = bounds.x0
    while index < end {
      let column = ordered[index].x
      var (sum, area) = (0, 0)
      while index < end, ordered[index].x == column {
        sum += Int(ordered[index].cover)
        area += Int(ordered[index].area)
        index += 1
      }
      let whole = Self.amount(twiceArea: cover * 2 * Outline.unit)
      coverage.add(from: x, to: Int(column), amount: whole)
      cover += sum
      x = Int(column) + 1
      coverage.add(
        from: x - 1, to: x, amount: Self.amount(twiceArea: cover * 2 * Outline.unit - area))
    }
    coverage.add(
      from: x, to: bounds.x1, amount: Self.amount(twiceArea: cover * 2 * Outline.unit))
  }

  /// Returns the amount of a pixel; an area of two square units squared is the whole.
  @inline(__always)
  private static func amount(twiceArea: Int) -> Int {
    let shift = 2 * Outline.fractionBits + 1 - 15
    return min(Coverage.full, (abs(twiceArea) + 1 << (shift - 1)) >> shift)
  }

  private func addMask(
    _ mask: Mask, x: Int, y: Int, clip: PixelRect, to coverage: Coverage
  ) {
    let place = PixelRect(x0: x, y0: y, x1: x + mask.size.width, y1: y + mask.size.height)
    let bounds = place.intersection(clip)
    coverage.begin(bounds)
    for row in bounds.y0..<bounds.y1 {
      coverage.beginRow()
      let bytes = (row - y) * mask.size.width - x
      for column in bounds.x0..<bounds.x1 {
        let byte = Int(mask.coverage[bytes + column])
        coverage.add(from: column, to: column + 1, amount: (byte * Coverage.full + 127) / 255)
      }
    }
    coverage.beginRow()
  }
}
