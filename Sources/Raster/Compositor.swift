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
      (next, end) = source.pointee.rows[y]
      self.source = source
      // Halving gets by the many runs of a flat edge.
      while end - next > 8 {
        let middle = next + (end - next) / 2
        if Int(middle.pointee.x1) > x { break }
        next = middle
      }
      advance(past: x)
    }

    /// Whether nothing below shows in any of some columns, of which the first is the current place.
    @inline(__always)
    func hides(_ columns: Range<Int>) -> Bool {
      x0 <= columns.lowerBound && x1 >= columns.upperBound && amount == UInt64(Coverage.full)
        && source.pointee.isOpaque
    }

    /// Goes on to the first run that ends behind `x`; after the last one there is one without end or amount.
    @inline(__always)
    mutating func advance(past x: Int) {
      while next < end {
        let run = next.pointee
        next += 1
        if Int(run.x1) > x {
          (x0, x1, amount) = (Int(run.x0), Int(run.x1), UInt64(run.amount))
          return
        }
      }
      (x0, x1, amount) = (Int.max, Int.max, 0)
    }
  }

  /// A fill that covers the current place, and how much of it.
  private struct Contribution: BitwiseCopyable {
    let source: UnsafeMutablePointer<Source>
    let amount: UInt64
  }

  /// The fills, from the bottom to the top; their coverage and paints are kept alive by who adds them.
  private let sources = Store<Source>(capacity: 32)
  private let cursors = Store<Cursor>(capacity: 32)
  private let stack = Store<Contribution>(capacity: 32)

  /// Begins anew without fills.
  func begin() {
    sources.removeAll()
  }

  /// How many fills there are.
  var count: Int { sources.count }

  func add(_ source: Source) {
    sources.append(source)
    cursors.reserve(sources.count)
    stack.reserve(sources.count)
  }

  /// Composes a part of a row, which must lie on the surface.
  func compose(_ columns: Range<Int>, row y: Int, onto surface: Surface) {
    guard let base = surface.base else { return }
    let row = base + y * surface.stride
    let (cursors, stack) = (cursors.base, stack.base)
    let end = cursors + startRow(y, columns)
    var x = columns.lowerBound
    while x < columns.upperBound {
      var next = columns.upperBound
      var top = stack
      var isPlain = true
      var cursor = cursors
      while cursor < end {
        if cursor.pointee.x1 <= x { cursor.pointee.advance(past: x) }
        let start = cursor.pointee.x0
        if start > x {
          next = min(next, start)
          cursor += 1
          continue
        }
        next = min(next, cursor.pointee.x1)
        let (amount, source) = (cursor.pointee.amount, cursor.pointee.source)
        cursor += 1
        // What a moved fill has left.
        if amount == 0 { continue }
        top.pointee = Contribution(source: source, amount: amount)
        top += 1
        isPlain = isPlain && source.pointee.isPlain
        if amount == UInt64(Coverage.full) && source.pointee.isOpaque { break }
      }
      if isPlain {
        fill(row + x, blend(stack, top, x: 0, y: 0).pixel, count: next &- x)
      } else {
        for x in x..<next { row[x] = blend(stack, top, x: x, y: y).pixel }
      }
      x = next
    }
  }

  /// Composes the pixels of a row that a moved fill covers differently, by their runs; returns how many.
  ///
  /// The runs are those of the fill's source.
  func composeMoved(
    _ moved: Int,
    _ runs: (start: UnsafeMutablePointer<Coverage.Run>, end: UnsafeMutablePointer<Coverage.Run>),
    row y: Int, onto surface: Surface
  ) -> Int {
    guard let base = surface.base else { return 0 }
    let row = base + y * surface.stride
    let columns = Int(runs.start.pointee.x0)..<Int((runs.end - 1).pointee.x1)
    let (top, ground) = (cursors.base, cursors.base + 1)
    var pixels = 0
    var run = runs.start
    // Most often the fill lies alone on one that hides all others.
    if startRow(y, columns) == 2, ground.pointee.hides(columns),
      ground.pointee.source.pointee.isPlain, top.pointee.source == sources.base + moved,
      top.pointee.source.pointee.isPlain, top.pointee.source.pointee.isSolid
    {
      let (below, above) = (ground.pointee.source.pointee.lanes, top.pointee.source.pointee.lanes)
      while run < runs.end {
        let (x0, x1) = (Int(run.pointee.x0), Int(run.pointee.x1))
        let pixel = above.over(below, amount: UInt64(run.pointee.amount)).pixel
        fill(row + x0, pixel, count: x1 &- x0)
        pixels &+= x1 &- x0
        run += 1
      }
      return pixels
    }
    while run < runs.end {
      let start = Int(run.pointee.x0)
      var end = start
      while run < runs.end, Int(run.pointee.x0) == end {
        end = Int(run.pointee.x1)
        run += 1
      }
      compose(start..<end, row: y, onto: surface)
      pixels &+= end &- start
    }
    return pixels
  }

  /// Sets a cursor, topmost first, for each fill that shows in a part of a row; returns how many.
  private func startRow(_ y: Int, _ columns: Range<Int>) -> Int {
    let cursors = cursors.base
    var count = 0
    var source = sources.base + sources.count
    while source > sources.base {
      source -= 1
      let cursor = Cursor(source, row: y, past: columns.lowerBound)
      if cursor.x0 >= columns.upperBound { continue }
      (cursors + count).initialize(to: cursor)
      count &+= 1
      if cursor.hides(columns) { break }
    }
    return count
  }

  @inline(__always)
  private func fill(_ pixels: UnsafeMutablePointer<UInt32>, _ pixel: UInt32, count: Int) {
    if count == 1 {
      pixels.pointee = pixel
      return
    }
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

  /// Lays the contributions, topmost first, one over the other.
  @inline(__always)
  private func blend(
    _ top: UnsafeMutablePointer<Contribution>, _ end: UnsafeMutablePointer<Contribution>, x: Int,
    y: Int
  ) -> Lanes {
    if end == top { return .clear }
    let bottom = end - 1
    if bottom.pointee.amount == UInt64(Coverage.full) && bottom.pointee.source.pointee.isOpaque {
      let ground = bottom.pointee.source.lanes(x: x, y: y)
      return top == bottom ? ground : blend(top, bottom, over: ground, x: x, y: y)
    }
    return blend(top, end, over: .clear, x: x, y: y)
  }

  private func blend(
    _ top: UnsafeMutablePointer<Contribution>, _ end: UnsafeMutablePointer<Contribution>,
    over ground: Lanes, x: Int, y: Int
  ) -> Lanes {
    var result = ground
    var part = end
    while part > top {
      part -= 1
      let (source, amount) = (part.pointee.source, part.pointee.amount)
      let (below, opacity) = (result, source.pointee.opacity)
      let lanes = source.lanes(x: x, y: y)
      // An inlay follows its host directly, in the sources and so above it in the stack.
      if part > top, (part - 1).pointee.source == source + 1, (source + 1).pointee.isInlay {
        part -= 1
        result = Lanes.nested(
          (source + 1).lanes(x: x, y: y), part.pointee.amount, on: lanes, amount, over: result)
      } else {
        result = lanes.over(result, amount: amount)
      }
      if opacity < UInt64(Coverage.full) { result = result.mixed(with: below, share: opacity) }
    }
    return result
  }
}
