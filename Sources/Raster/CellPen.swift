/// Writes what edges do to pixels into memory that has room for it.
///
/// Its sums wrap, as checks would cost a third of its time: a coordinate is below 2³⁰, a cell's numbers are
/// below 2²⁶, and what is multiplied with 32 more binary digits stays below 2⁶³.
struct CellPen {
  /// Where the next cell goes.
  private(set) var next: UnsafeMutablePointer<Cells.Cell>
  private var first: UnsafeMutablePointer<Cells.Cell>
  private let starts: UnsafeMutablePointer<Int32>
  private let covers: UnsafeMutablePointer<Int32>
  private let clip: PixelRect

  private static let bits = Outline.fractionBits
  private static let fraction = Outline.unit - 1

  init(
    cells: UnsafeMutablePointer<Cells.Cell>, starts: UnsafeMutablePointer<Int32>,
    covers: UnsafeMutablePointer<Int32>, clip: PixelRect
  ) {
    (next, first) = (cells, cells)
    (self.starts, self.covers, self.clip) = (starts, covers, clip)
  }

  /// Goes on in other memory, to which the cells were moved.
  mutating func moveCells(to cells: UnsafeMutablePointer<Cells.Cell>, count: Int) {
    (first, next) = (cells, cells + count)
  }

  /// Adds an edge row by row, from its upper end to its lower.
  @inline(__always)
  mutating func add(from a: Outline.Vertex, to b: Outline.Vertex) {
    if a.y == b.y { return }
    let sign = a.y < b.y ? 1 : -1
    let (top, bottom) = a.y < b.y ? (a, b) : (b, a)
    let (xa, ya, xb, yb) = (Int(top.x), Int(top.y), Int(bottom.x), Int(bottom.y))
    var row = max(ya >> Self.bits, clip.y0)
    let last = min((yb &- 1) >> Self.bits, clip.y1 &- 1)
    if row > last || min(xa, xb) >> Self.bits >= clip.x1 { return }
    let isLeft = max(xa, xb) >> Self.bits < clip.x0
    let (width, height) = (xb &- xa, yb &- ya)
    // An edge within one row, as many are, needs no slope.
    let isShort = ya >> Self.bits == (yb &- 1) >> Self.bits
    let slope = isShort || isLeft || width == 0 ? 0 : (width << 32) / height
    var steepness = 0
    var y = max(ya, row << Self.bits)
    var x = xa &+ ((y &- ya) &* slope) >> 32
    while row <= last {
      let nextY = min(yb, (row &+ 1) << Self.bits)
      let nextX = nextY == yb ? xb : xa &+ ((nextY &- ya) &* slope) >> 32
      let part = nextY &- y
      if isLeft {
        addLeft(row: row, cover: sign &* part)
      } else if x >> Self.bits == nextX >> Self.bits {
        let sides = (x & Self.fraction) &+ (nextX & Self.fraction)
        add(x: x >> Self.bits, row: row, cover: sign &* part, sides: sides)
      } else {
        if steepness == 0 { steepness = (height << 32) / abs(width) }
        addSpan(
          row: row, from: min(x, nextX), to: max(x, nextX), height: part, sign: sign,
          steepness: steepness)
      }
      (x, y) = (nextX, nextY)
      row &+= 1
    }
  }

  /// Adds an edge's part that crosses several pixels of one row, from its left end to its right.
  @inline(__always)
  private mutating func addSpan(
    row: Int, from left: Int, to right: Int, height: Int, sign: Int, steepness: Int
  ) {
    var x = left >> Self.bits
    let lastX = right >> Self.bits
    if x >= clip.x1 { return }
    if lastX < clip.x0 {
      addLeft(row: row, cover: sign &* height)
      return
    }
    var (done, entry) = (0, left & Self.fraction)
    let end = min(lastX, clip.x1)
    while x < end {
      let reached = min(height, ((((x &+ 1) << Self.bits) &- left) &* steepness) >> 32)
      add(x: x, row: row, cover: sign &* (reached &- done), sides: entry &+ Outline.unit)
      (done, entry) = (reached, 0)
      x &+= 1
    }
    if x == lastX {
      add(
        x: x, row: row, cover: sign &* (height &- done), sides: entry &+ (right & Self.fraction))
    }
  }

  @inline(__always)
  private func addLeft(row: Int, cover: Int) {
    covers[row &- clip.y0] &+= Int32(truncatingIfNeeded: cover)
  }

  /// Adds an edge within one pixel; `sides` is the sum of its ends' distances from the pixel's left side.
  @inline(__always)
  private mutating func add(x: Int, row: Int, cover: Int, sides: Int) {
    if x >= clip.x1 || cover == 0 { return }
    if x < clip.x0 {
      addLeft(row: row, cover: cover)
      return
    }
    let (column, line) = (
      Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: row &- clip.y0)
    )
    let (height, area) = (
      Int32(truncatingIfNeeded: cover), Int32(truncatingIfNeeded: cover &* sides)
    )
    // Edges that follow each other often lie in the same pixel.
    let last = next - 1
    if next > first, last.pointee.x == column, last.pointee.row == line {
      last.pointee.cover &+= height
      last.pointee.area &+= area
      return
    }
    next.initialize(to: Cells.Cell(x: column, row: line, cover: height, area: area))
    next += 1
    starts[Int(line)] &+= 1
  }
}
