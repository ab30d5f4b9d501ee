/// Takes what an edge does to one pixel after the other.
protocol CellSink {
  /// Takes an edge's part within one pixel: its signed height, and twice the area between it and the pixel's
  /// left side.
  mutating func add(column: Int, row: Int, cover: Int, area: Int)

  /// Takes the signed height of an edge's part that lies left of the clip.
  mutating func addLeft(row: Int, cover: Int)
}

/// Parts edges at the sides of pixels.
///
/// Its sums wrap, as checks would cost a third of its time: a coordinate is below 2³⁰, a cell's numbers are
/// below 2²⁶, and what is multiplied with 32 more binary digits stays below 2⁶³.
struct CellPen<Sink: CellSink> {
  var sink: Sink
  private let clip: PixelRect

  private static var bits: Int { Outline.fractionBits }
  private static var fraction: Int { Outline.unit - 1 }

  init(_ sink: Sink, clip: PixelRect) {
    (self.sink, self.clip) = (sink, clip)
  }

  /// Adds an edge row by row, from its upper end to its lower.
  @inline(__always)
  mutating func add(from a: Outline.Vertex, to b: Outline.Vertex) {
    if a.y == b.y { return }
    let edge = a.y < b.y ? Edge(from: a, to: b, sign: 1) : Edge(from: b, to: a, sign: -1)
    let (first, last) = (edge.ya >> Self.bits, (edge.yb &- 1) >> Self.bits)
    let (from, to) = (edge.xa >> Self.bits, edge.xb >> Self.bits)
    let (left, right) = (min(from, to), max(from, to))
    if first >= clip.y0 && last < clip.y1 && left >= clip.x0 && right < clip.x1 {
      if last &- first > 1 {
        add(edge, first, last, isInside: true)
        return
      }
      // An edge of a curve hardly ever crosses more than two rows.
      var (x, y) = (edge.xa, edge.ya)
      if first < last {
        let bottom = last << Self.bits
        let nextX = x == edge.xb ? x : x &+ ((bottom &- y) &* edge.slope) >> 32
        addPart(
          edge, row: first, from: x, to: nextX, height: bottom &- y, steepness: 0, isInside: true)
        (x, y) = (nextX, bottom)
      }
      addPart(
        edge, row: last, from: x, to: edge.xb, height: edge.yb &- y, steepness: 0, isInside: true)
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
  @inline(never)
  private mutating func add(_ edge: Edge, _ first: Int, _ last: Int, isInside: Bool) {
    if first == last && (isInside || edge.ya >> Self.bits == (edge.yb &- 1) >> Self.bits) {
      // An edge within one row, as many are, needs no slope.
      addPart(
        edge, row: first, from: edge.xa, to: edge.xb, height: edge.yb &- edge.ya, steepness: 0,
        isInside: isInside)
      return
    }
    let slope = edge.xa == edge.xb ? 0 : edge.slope
    // Nor does one within one column need to know how steep it is.
    let steepness = edge.xa >> Self.bits == edge.xb >> Self.bits ? 0 : edge.steepness
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
    let (from, to) = (x >> Self.bits, nextX >> Self.bits)
    if from == to {
      if isInside || (from >= clip.x0 && from < clip.x1) {
        addPixel(
          column: from, row: row, cover: edge.sign &* height,
          sides: (x & Self.fraction) &+ (nextX & Self.fraction))
      } else if from < clip.x0 {
        sink.addLeft(row: row, cover: edge.sign &* height)
      }
      return
    }
    if !isInside && max(from, to) < clip.x0 {
      sink.addLeft(row: row, cover: edge.sign &* height)
      return
    }
    let (left, right) = (min(x, nextX), max(x, nextX))
    let steepness = steepness == 0 ? edge.steepness : steepness
    let border = (min(from, to) &+ 1) << Self.bits
    if isInside && right >> Self.bits == border >> Self.bits {
      let reached = min(height, ((border &- left) &* steepness) >> 32)
      let column = border >> Self.bits
      addPixel(
        column: column &- 1, row: row, cover: edge.sign &* reached,
        sides: (left & Self.fraction) &+ Outline.unit)
      addPixel(
        column: column, row: row, cover: edge.sign &* (height &- reached),
        sides: right & Self.fraction)
      return
    }
    addSpan(
      row: row, from: left, to: right, height: height, sign: edge.sign, steepness: steepness,
      isInside: isInside)
  }

  /// Adds an edge's part that crosses several pixels of one row, from its left end to its right.
  @inline(never)
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

  /// Adds an edge within one pixel; `sides` is the sum of its ends' distances from the pixel's left side.
  @inline(__always)
  private mutating func addPixel(column: Int, row: Int, cover: Int, sides: Int) {
    sink.add(column: column, row: row, cover: cover, area: cover &* sides)
  }

  @inline(__always)
  private mutating func add(x: Int, row: Int, cover: Int, sides: Int, isInside: Bool) {
    if isInside || (x >= clip.x0 && x < clip.x1) {
      addPixel(column: x, row: row, cover: cover, sides: sides)
    } else if x < clip.x0 {
      sink.addLeft(row: row, cover: cover)
    }
  }
}
