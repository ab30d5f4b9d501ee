/// Writes each pixel once: from the left, the topmost fills down to the first that hides all below.
struct Compositor {
  /// A fill's run that the current row has still to pass, and those after it.
  private struct Cursor: BitwiseCopyable {
    var x0: Int
    var x1: Int
    var amount: UInt64
    private var next: UnsafeMutablePointer<Coverage.Run>
    private let end: UnsafeMutablePointer<Coverage.Run>
    let source: UnsafeMutablePointer<Source>
    let isOpaque: Bool

    init(_ source: UnsafeMutablePointer<Source>, from start: Int, to end: Int) {
      let runs = source.pointee.runs
      (x0, x1, amount) = (0, 0, 0)
      next = runs + start
      self.end = runs + end
      self.source = source
      isOpaque = source.pointee.isOpaque
      advance(past: 0)
    }

    /// Goes on to the first run that ends behind `x`; after the last one there is one without end or amount.
    @inline(__always)
    mutating func advance(past x: Int) {
      while x1 <= x {
        if next == end {
          (x0, x1, amount) = (Int.max, Int.max, 0)
          return
        }
        let run = next.pointee
        (x0, x1, amount) = (Int(run.x0), Int(run.x1), UInt64(run.amount))
        next += 1
      }
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
    stack.removeAll()
  }

  func add(_ source: Source) {
    sources.append(source)
    stack.append(Contribution(source: sources.base, amount: 0))
  }

  /// Composes a part of a row, which must lie on the surface.
  func compose(_ columns: Range<Int>, row y: Int, onto surface: Surface) {
    guard let base = surface.base else { return }
    let row = base + y * surface.stride
    startRow(y)
    let (cursors, count) = (cursors.base, cursors.count)
    let stack = stack.base
    var x = columns.lowerBound
    while x < columns.upperBound {
      var next = columns.upperBound
      var depth = 0
      var isPlain = true
      for index in 0..<count {
        if cursors[index].x1 <= x { cursors[index].advance(past: x) }
        let start = cursors[index].x0
        if start > x {
          next = min(next, start)
          continue
        }
        next = min(next, cursors[index].x1)
        let (amount, source) = (cursors[index].amount, cursors[index].source)
        stack[depth] = Contribution(source: source, amount: amount)
        depth += 1
        isPlain = isPlain && source.pointee.isPlain
        if amount == UInt64(Coverage.full) && cursors[index].isOpaque { break }
      }
      if isPlain {
        fill(row + x, blend(depth, x: 0, y: 0).pixel, count: next - x)
      } else {
        for x in x..<next { row[x] = blend(depth, x: x, y: y).pixel }
      }
      x = next
    }
  }

  /// Sets a cursor, topmost first, for each fill that has runs in a row.
  private func startRow(_ y: Int) {
    cursors.removeAll()
    var source = sources.base + sources.count
    while source > sources.base {
      source -= 1
      let bounds = source.pointee.bounds
      if y < bounds.y0 || y >= bounds.y1 { continue }
      let starts = source.pointee.rowStarts + (y - bounds.y0)
      let (start, end) = (Int(starts[0]), Int(starts[1]))
      if start == end { continue }
      cursors.append(Cursor(source, from: start, to: end))
    }
  }

  @inline(__always)
  private func fill(_ pixels: UnsafeMutablePointer<UInt32>, _ pixel: UInt32, count: Int) {
    if count < 16 {
      for index in 0..<count { pixels[index] = pixel }
      return
    }
    // Whole vectors from the front, and one that ends with the last pixel.
    let vector = SIMD16<UInt32>(repeating: pixel)
    let bytes = UnsafeMutableRawPointer(pixels)
    let last = (count - 16) * 4
    var offset = 0
    while offset < last {
      bytes.storeBytes(of: vector, toByteOffset: offset, as: SIMD16<UInt32>.self)
      offset += 64
    }
    bytes.storeBytes(of: vector, toByteOffset: last, as: SIMD16<UInt32>.self)
  }

  @inline(__always)
  private func blend(_ depth: Int, x: Int, y: Int) -> Lanes {
    if depth == 0 { return .clear }
    let bottom = stack.base[depth - 1]
    if bottom.amount == UInt64(Coverage.full) && bottom.source.pointee.isOpaque {
      let ground = bottom.source.pointee.lanes(x: x, y: y)
      return depth == 1 ? ground : blend(depth - 1, over: ground, x: x, y: y)
    }
    return blend(depth, over: .clear, x: x, y: y)
  }

  /// Lays the stack's upper contributions over what is below.
  private func blend(_ depth: Int, over ground: Lanes, x: Int, y: Int) -> Lanes {
    var result = ground
    var index = depth - 1
    while index >= 0 {
      let part = stack.base[index]
      let lanes = part.source.pointee.lanes(x: x, y: y)
      let (below, opacity) = (result, part.source.pointee.opacity)
      // An inlay follows its host directly, in the sources and so above it in the stack.
      if index > 0, stack.base[index - 1].source == part.source + 1,
        (part.source + 1).pointee.isInlay
      {
        let inlay = stack.base[index - 1]
        result = Lanes.nested(
          inlay.source.pointee.lanes(x: x, y: y), inlay.amount, on: lanes, part.amount,
          over: result)
        index -= 2
      } else {
        result = lanes.over(result, amount: part.amount)
        index -= 1
      }
      if opacity < UInt64(Coverage.full) { result = result.mixed(with: below, share: opacity) }
    }
    return result
  }
}
