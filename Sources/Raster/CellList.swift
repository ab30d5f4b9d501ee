/// Writes what edges do to pixels one after the other, into memory that has room for it.
struct CellList: CellSink {
  /// Where the next cell goes.
  private(set) var next: UnsafeMutablePointer<Cells.Cell>
  private var first: UnsafeMutablePointer<Cells.Cell>
  private let starts: UnsafeMutablePointer<Int32>
  private let covers: UnsafeMutablePointer<Int32>
  private let top: Int

  init(
    cells: UnsafeMutablePointer<Cells.Cell>, starts: UnsafeMutablePointer<Int32>,
    covers: UnsafeMutablePointer<Int32>, top: Int
  ) {
    (next, first) = (cells, cells)
    (self.starts, self.covers, self.top) = (starts, covers, top)
  }

  /// Goes on in other memory, to which the cells were moved.
  mutating func moveCells(to cells: UnsafeMutablePointer<Cells.Cell>, count: Int) {
    (first, next) = (cells, cells + count)
  }

  @inline(__always)
  mutating func addLeft(row: Int, cover: Int) {
    covers[row &- top] &+= Int32(truncatingIfNeeded: cover)
  }

  @inline(__always)
  mutating func add(column: Int, row: Int, cover: Int, area: Int) {
    let (column, line) = (
      Int32(truncatingIfNeeded: column), Int32(truncatingIfNeeded: row &- top)
    )
    let (cover, area) = (Int32(truncatingIfNeeded: cover), Int32(truncatingIfNeeded: area))
    // Edges that follow each other often lie in the same pixel.
    let last = next - 1
    if next > first, last.pointee.x == column, last.pointee.row == line {
      last.pointee.cover &+= cover
      last.pointee.area &+= area
      return
    }
    next.initialize(to: Cells.Cell(x: column, row: line, cover: cover, area: area))
    next += 1
    starts[Int(line)] &+= 1
  }
}
