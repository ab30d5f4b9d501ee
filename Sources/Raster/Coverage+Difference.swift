extension Coverage {
  /// Makes this the new coverage of all pixels in an area that are covered differently, also of those that are
  /// no longer covered; returns how many there are.
  func makeDifference(from old: Cells, to new: Cells, within area: PixelRect) -> Int {
    begin(area)
    var pixels = 0
    var y = area.y0
    while y < area.y1 {
      addDifferenceRow(old[y], new[y], from: area.x0, to: area.x1, &pixels)
      y &+= 1
    }
    end()
    return pixels
  }

  @inline(__always)
  private func addDifferenceRow(
    _ old: Cells.Row, _ new: Cells.Row, from start: Int, to end: Int, _ pixels: inout Int
  ) {
    var (old, new) = (old, new)
    // At most one run for each pixel that has cells, and one before it, and one behind the last.
    let most = 2 * (old.end - old.next + (new.end - new.next)) + 1
    var run = beginRow(atMost: most)
    while old.column < start { _ = old.pass(old.column) }
    while new.column < start { _ = new.pass(new.column) }
    var x = start
    while x < end {
      let column = min(end, old.column, new.column)
      if x < column && old.cover != new.cover {
        let amount = new.amount
        if amount != old.amount {
          run.initialize(to: Run(from: x, to: column, amount: amount))
          run += 1
          pixels &+= column &- x
        }
      }
      if column == end { break }
      let (before, after) = (old.pass(column), new.pass(column))
      x = column &+ 1
      if before != after {
        run.initialize(to: Run(from: column, to: x, amount: after))
        run += 1
        pixels &+= 1
      }
    }
    endRow(before: run)
  }
}
