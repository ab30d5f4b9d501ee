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
    let edge = a.y < b.y ? Edge(from: a, to: b, sign: 1) : Edge(from: b, to: a, sign: -1)
    let (left, right) = (min(edge.xa, edge.xb) >> Self.bits, max(edge.xa, edge.xb) >> Self.bits)
    let (first, last) = (edge.ya >> Self.bits, (edge.yb &- 1) >> Self.bits)
    if first >= clip.y0 && last < clip.y1 && left >= clip.x0 && right < clip.x1 {
      add(edge, first, last, isInside: true)
    } else if first < clip.y1 && last >= clip.y0 && left < clip.x1 {
      add(edge, max(first, clip.y0), min(last, clip.y1 &- 1), isInside: false)
    }
  }

  /// An edge from its upper end to its lower, in fixed point; the sign is −1 where the outline goes upwards.
  private struct Edge {
    let xa: Int
    let ya: Int
    let xb: Int
    let yb: Int
    let sign: Int

    @inline(__always)
    init(from top: Outline.Vertex, to bottom: Outline.Vertex, sign: Int) {
      (xa, ya, xb, yb) = (Int(top.x), Int(top.y), Int(bottom.x), Int(bottom.y))
      self.sign = sign
    }

    /// How far to the right it goes with each unit downwards, with 32 more binary digits.
    @inline(__always)
    var slope: Int { ((xb &- xa) << 32) / (yb &- ya) }

    /// How far down it goes with each unit to a side, with 32 more binary digits.
    @inline(__always)
    var steepness: Int { ((yb &- ya) << 32) / abs(xb &- xa) }
  }

  /// Adds the rows of an edge from one to another; one that is inside needs no further look at the clip.
  @inline(__always)
  private mutating func add(_ edge: Edge, _ first: Int, _ last: Int, isInside: Bool) {
    if first == last && (isInside || edge.ya >> Self.bits == (edge.yb &- 1) >> Self.bits) {
      // An edge within one row, as many are, needs no slope.
      addPart(
        edge, row: first, from: edge.xa, to: edge.xb, height: edge.yb &- edge.ya, steepness: 0,
        isInside: isInside)
      return
    }
    let (slope, steepness) = edge.xa == edge.xb ? (0, 0) : (edge.slope, edge.steepness)
    var y = isInside ? edge.ya : max(edge.ya, first << Self.bits)
    var x = isInside ? edge.xa : edge.xa &+ ((y &- edge.ya) &* slope) >> 32
    var row = first
    while row <= last {
      let bottom = (row &+ 1) << Self.bits
      let nextY = min(edge.yb, bottom)
      let nextX =
        edge.yb <= bottom ? edge.xb : edge.xa &+ ((bottom &- edge.ya) &* slope) >> 32
      addPart(
        edge, row: row, from: x, to: nextX, height: nextY &- y, steepness: steepness,
        isInside: isInside)
      (x, y) = (nextX, nextY)
      row &+= 1
    }
  }

  /// Adds an edge's part in one row, `height` high.
  @inline(__always)
  private mutating func addPart(
    _ edge: Edge, row: Int, from x: Int, to nextX: Int, height: Int, steepness: Int, isInside: Bool
  ) {
    if x >> Self.bits == nextX >> Self.bits {
      let sides = (x & Self.fraction) &+ (nextX & Self.fraction)
      add(
        x: x >> Self.bits, row: row, cover: edge.sign &* height, sides: sides, isInside: isInside)
      return
    }
    let (left, right) = (min(x, nextX), max(x, nextX))
    if !isInside && right >> Self.bits < clip.x0 {
      addLeft(row: row, cover: edge.sign &* height)
      return
    }
    addSpan(
      row: row, from: left, to: right, height: height, sign: edge.sign,
      steepness: steepness == 0 ? edge.steepness : steepness, isInside: isInside)
  }

  /// Adds an edge's part that crosses several pixels of one row, from its left end to its right.
  @inline(__always)
  private mutating func addSpan(
    row: Int, from left: Int, to right: Int, height: Int, sign: Int, steepness: Int, isInside: Bool
  ) {
    var x = left >> Self.bits
    let lastX = right >> Self.bits
    let end = isInside ? lastX : min(lastX, clip.x1)
    var (done, sides) = (0, (left & Self.fraction) &+ Outline.unit)
    while x < end {
      let reached = min(height, ((((x &+ 1) << Self.bits) &- left) &* steepness) >> 32)
      add(x: x, row: row, cover: sign &* (reached &- done), sides: sides, isInside: isInside)
      (done, sides) = (reached, Outline.unit)
      x &+= 1
    }
    if x == lastX {
      add(
        x: x, row: row, cover: sign &* (height &- done),
        sides: sides &- Outline.unit &+ (right & Self.fraction), isInside: isInside)
    }
  }

  @inline(__always)
  private func addLeft(row: Int, cover: Int) {
    covers[row &- clip.y0] &+= Int32(truncatingIfNeeded: cover)
  }

  /// Adds an edge within one pixel; `sides` is the sum of its ends' distances from the pixel's left side.
  @inline(__always)
  private mutating func add(x: Int, row: Int, cover: Int, sides: Int, isInside: Bool) {
    if !isInside {
      if x >= clip.x1 { return }
      if x < clip.x0 {
        addLeft(row: row, cover: cover)
        return
      }
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
