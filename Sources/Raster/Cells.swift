/// What an outline's edges do to the pixels of a clip, by row and column.
final class Cells {
  /// What edges do to one pixel.
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

  /// A row's cells, from the left; a pixel may have several.
  struct Row: BitwiseCopyable {
    var next: UnsafeMutablePointer<Cell>
    let end: UnsafeMutablePointer<Cell>
    /// The cover of all edges that were passed, and of those left of the clip.
    var cover: Int

    /// The pixel of the next cell, which lies far to the right where there is none.
    @inline(__always)
    var column: Int { next < end ? Int(next.pointee.x) : Int.max }

    /// The coverage from the pixels that were passed to the next cell.
    @inline(__always)
    var amount: Int { Coverage.amount(twiceArea: cover &* (2 * Outline.unit)) }

    /// Passes a pixel; returns its coverage.
    @inline(__always)
    mutating func pass(_ column: Int) -> Int {
      var area = 0
      while next < end, Int(next.pointee.x) == column {
        cover &+= Int(next.pointee.cover)
        area &+= Int(next.pointee.area)
        next += 1
      }
      return Coverage.amount(twiceArea: cover &* (2 * Outline.unit) &- area)
    }
  }

  /// The pixels of the clip that the outline can reach.
  private(set) var bounds = PixelRect.empty
  /// The cells by row and column.
  private let ordered = Store<Cell>(capacity: 1024)
  /// Per row how many cells it has, and then where they begin; one more entry is the end.
  private let starts = Store<Int32>()
  /// Per row, the cover of all edges left of the clip.
  private let covers = Store<Int32>()

  /// Returns a row; one beyond the bounds has nothing.
  @inline(__always)
  subscript(y: Int) -> Row {
    if y < bounds.y0 || y >= bounds.y1 {
      return Row(next: ordered.base, end: ordered.base, cover: 0)
    }
    let row = y &- bounds.y0
    let starts = starts.base + row
    return Row(
      next: ordered.base + Int(starts[0]), end: ordered.base + Int(starts[1]),
      cover: Int(covers.base[row]))
  }

  /// Makes the cells of an outline's edges within a clip; `found` is memory to work in.
  func make(_ outline: Outline, within clip: PixelRect, _ found: Store<Cell>) {
    // An edge on the right border of a pixel belongs to the next one, so that nothing is covered from there on.
    bounds = outline.pixelBounds
    if !bounds.isEmpty { bounds.x1 += 1 }
    bounds = bounds.intersection(clip)
    covers.fill(0, count: bounds.height)
    starts.fill(0, count: bounds.height + 1)
    found.removeAll()
    if bounds.isEmpty { return }
    // No edge crosses more pixels of the clip.
    let most = bounds.width + bounds.height + 2
    found.reserve(most)
    let list = CellList(
      cells: found.base, starts: starts.base, covers: covers.base, top: bounds.y0)
    var pen = CellPen(list, clip: bounds)
    var limit = found.roomEnd - most
    outline.forEachEdge { a, b in
      if pen.sink.next > limit {
        found.setCount(to: pen.sink.next)
        found.reserve(found.count + most)
        pen.sink.moveCells(to: found.base, count: found.count)
        limit = found.roomEnd - most
      }
      pen.add(from: a, to: b)
    }
    found.setCount(to: pen.sink.next)
    sort(found)
  }

  /// Brings the cells into order, by row and then by column.
  private func sort(_ found: Store<Cell>) {
    // Each count becomes its row's end; filling from the back then leaves it at the row's start.
    let starts = starts.base
    var sum: Int32 = 0
    for row in 0...bounds.height {
      sum &+= starts[row]
      starts[row] = sum
    }
    ordered.reserve(found.count)
    let (from, to) = (found.base, ordered.base)
    var index = found.count &- 1
    while index >= 0 {
      let cell = from[index]
      let place = starts[Int(cell.row)] &- 1
      starts[Int(cell.row)] = place
      to[Int(place)] = cell
      index &-= 1
    }
    for row in 0..<bounds.height {
      sortRow(from: to + Int(starts[row]), to: to + Int(starts[row + 1]))
    }
  }

  @inline(__always)
  private func sortRow(from start: UnsafeMutablePointer<Cell>, to end: UnsafeMutablePointer<Cell>) {
    // Shell's way, which asks for no memory, brings many cells near their places.
    if end - start > 64 {
      var gap = (end - start) / 2
      while gap > 1 {
        sort(from: start, to: end, gap: gap)
        gap = gap * 5 / 11
      }
    }
    sort(from: start, to: end, gap: 1)
  }

  /// Sorts cells that lie `gap` apart by insertion.
  @inline(__always)
  private func sort(
    from start: UnsafeMutablePointer<Cell>, to end: UnsafeMutablePointer<Cell>, gap: Int
  ) {
    var next = start + gap
    while next < end {
      let cell = next.pointee
      var place = next
      while place - start >= gap, (place - gap).pointee.x > cell.x {
        place.pointee = (place - gap).pointee
        place -= gap
      }
      if place < next { place.pointee = cell }
      next += 1
    }
  }
}
