/// Writes each pixel once: from the left, the topmost fills down to the first that hides all below.
struct Compositor {
  /// A fill's run that the current row has still to pass, and those after it.
  private struct Cursor: BitwiseCopyable {
    var x0 = 0
    var x1 = 0
    var amount: UInt64 = 0
    private var next: UnsafeMutablePointer<Coverage.Run>
    private let end: UnsafeMutablePointer<Coverage.Run>
    let source: UnsafeMutablePointer<Source>

    /// Creates the cursor of a fill in a row, at the first run that ends behind `x`.
    @inline(__always)
    init(_ source: UnsafeMutablePointer<Source>, row y: Int, past x: Int) {
      let row = source.pointee.rows[y]
      (next, end) = (row.firstRun(past: x) ?? row.end, row.end)
      self.source = source
      advance(past: x)
    }

    @inline(__always)
    var isFull: Bool { amount == UInt64(Coverage.full) }

    /// Whether nothing below shows in any of some columns, of which the first is the current place.
    @inline(__always)
    func hides(_ columns: Range<Int>) -> Bool {
      x0 <= columns.lowerBound && x1 >= columns.upperBound && isFull && source.pointee.isOpaque
    }

    /// Goes on to the first run that ends behind `x`; after the last one there is one without end or amount.
    @inline(__always)
    mutating func advance(past x: Int) {
      while next < end {
        let run = next.pointee
        next += 1
        if Int(run.x1) > x {
          // What a moved fill has left is no run.
          (x0, x1) = (run.amount == 0 ? Int(run.x1) : Int(run.x0), Int(run.x1))
          amount = UInt64(run.amount)
          return
        }
      }
      (x0, x1, amount) = (Int.max, Int.max, 0)
    }
  }

  /// The fills, from the bottom to the top; their coverage and paints are kept alive by who adds them.
  let sources = Store<Source>(capacity: 32)
  private let cursors = Store<Cursor>(capacity: 32)
  /// A row's runs of a fill that moved, and where they begin and end.
  let rowRuns = Store<Coverage.Run>(capacity: 256)
  let rowStarts = Store<Int32>(capacity: 2)

  /// A row without runs.
  var emptyRow: Coverage.Rows {
    rowStarts.fill(0, count: 2)
    return Coverage.Rows(row: 0, runs: rowRuns.base, starts: rowStarts.base)
  }

  /// Begins anew without fills.
  func begin() {
    sources.removeAll()
  }

  /// How many fills there are.
  var count: Int { sources.count }

  func add(_ source: Source) {
    sources.append(source)
    cursors.reserve(sources.count)
  }

  /// Composes a part of a row, which must lie on the surface.
  func compose(_ columns: Range<Int>, row y: Int, onto surface: Surface) {
    guard let base = surface.base else { return }
    let row = base + y * surface.stride
    let top = cursors.base
    let (count, allArePlain) = startRow(y, columns)
    let end = top + count
    var x = columns.lowerBound
    while x < columns.upperBound {
      var next = columns.upperBound
      // The topmost fill that hides all below, or the end.
      var bottom = top
      while bottom < end {
        if bottom.pointee.x1 <= x { bottom.pointee.advance(past: x) }
        if bottom.pointee.x0 > x {
          next = min(next, bottom.pointee.x0)
        } else {
          next = min(next, bottom.pointee.x1)
          if bottom.pointee.isFull && bottom.pointee.source.pointee.isOpaque { break }
        }
        bottom += 1
      }
      if allArePlain || isPlain(top, bottom, end, at: x) {
        fill(row + x, blend(top, bottom, end, at: x, x: x, y: y).pixel, count: next &- x)
      } else {
        for place in x..<next {
          row[place] = blend(top, bottom, end, at: x, x: place, y: y).pixel
        }
      }
      x = next
    }
  }

  /// Returns whether all that shows at a place has the same colour throughout its runs.
  @inline(__always)
  private func isPlain(
    _ top: UnsafeMutablePointer<Cursor>, _ bottom: UnsafeMutablePointer<Cursor>,
    _ end: UnsafeMutablePointer<Cursor>, at x: Int
  ) -> Bool {
    var cursor = top
    while cursor < end {
      if cursor.pointee.x0 <= x && !cursor.pointee.source.pointee.isPlain { return false }
      if cursor == bottom { return true }
      cursor += 1
    }
    return true
  }

  /// Sets a cursor, topmost first, for each fill that shows in a part of a row; returns how many, and whether
  /// each of them has one colour.
  private func startRow(_ y: Int, _ columns: Range<Int>) -> (count: Int, arePlain: Bool) {
    let cursors = cursors.base
    var (count, arePlain) = (0, true)
    var source = sources.base + sources.count
    while source > sources.base {
      source -= 1
      let cursor = Cursor(source, row: y, past: columns.lowerBound)
      if cursor.x0 >= columns.upperBound { continue }
      (cursors + count).initialize(to: cursor)
      count &+= 1
      arePlain = arePlain && source.pointee.isPlain
      if cursor.hides(columns) { break }
    }
    return (count, arePlain)
  }

  @inline(__always)
  func fill(_ pixels: UnsafeMutablePointer<UInt32>, _ pixel: UInt32, count: Int) {
    if count == 1 { pixels.pointee = pixel } else { fillMany(pixels, pixel, count: count) }
  }

  @inline(never)
  private func fillMany(_ pixels: UnsafeMutablePointer<UInt32>, _ pixel: UInt32, count: Int) {
    if count < 16 {
      for index in 0..<count { pixels[index] = pixel }
      return
    }
    // A vector at the front, then those that fill cache lines, and one that ends with the last pixel.
    let vector = SIMD16<UInt32>(repeating: pixel)
    let start = UnsafeMutableRawPointer(pixels)
    let last = start + (count &- 16) &* 4
    start.storeBytes(of: vector, as: SIMD16<UInt32>.self)
    var line = start + (64 &- Int(bitPattern: start) & 63)
    while line < last {
      line.storeBytes(of: vector, as: SIMD16<UInt32>.self)
      line += 64
    }
    last.storeBytes(of: vector, as: SIMD16<UInt32>.self)
  }

  /// Lays what covers a place from the bottom to the top, one over the other.
  ///
  /// - Parameters:
  ///   - place: where the cursors are.
  ///   - x: the pixel, in the same runs.
  @inline(__always)
  private func blend(
    _ top: UnsafeMutablePointer<Cursor>, _ bottom: UnsafeMutablePointer<Cursor>,
    _ end: UnsafeMutablePointer<Cursor>, at place: Int, x: Int, y: Int
  ) -> Lanes {
    var result = bottom < end ? bottom.pointee.source.lanes(x: x, y: y) : Lanes.clear
    var cursor = bottom
    while cursor > top {
      cursor -= 1
      if cursor.pointee.x0 > place { continue }
      let (source, amount) = (cursor.pointee.source, cursor.pointee.amount)
      let below = result
      let lanes = source.lanes(x: x, y: y)
      // An inlay follows its host directly, in the sources and so above it.
      let inlay = cursor - 1
      if cursor > top, inlay.pointee.source == source + 1, inlay.pointee.x0 <= place,
        inlay.pointee.source.pointee.isInlay
      {
        cursor = inlay
        result = Lanes.nested(
          inlay.pointee.source.lanes(x: x, y: y), inlay.pointee.amount, on: lanes, amount,
          over: below)
      } else {
        result = lanes.over(below, amount: amount)
      }
      if !source.pointee.isSolid {
        result = result.mixed(with: below, share: source.pointee.opacity)
      }
    }
    return result
  }
}
