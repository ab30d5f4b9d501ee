// The hot loops and the memory they walk. Everything unsafe of this module stands here and in `Picture` and
// `Surface`, behind values that keep the memory alive.

/// Runs in memory that stays where it is, so that the compositor can walk it by pointer.
final class RunStore: @unchecked Sendable {
  /// Written in the initialiser only, which makes both safe to share.
  let runs: UnsafeMutableBufferPointer<Coverage.Run>
  let rowStarts: UnsafeMutableBufferPointer<Int32>

  init(runs: [Coverage.Run], rowStarts: [Int32]) {
    self.runs = .allocate(capacity: runs.count)
    self.rowStarts = .allocate(capacity: rowStarts.count)
    _ = self.runs.initialize(from: runs)
    _ = self.rowStarts.initialize(from: rowStarts)
  }

  deinit {
    runs.deallocate()
    rowStarts.deallocate()
  }
}

/// One fill of a frame and the coverage of its shape.
struct CoveredPaint {
  let coverage: Coverage
  let paint: Paint
  /// Whether this lies on the fill before it and shares its edge.
  let isInlay: Bool
  /// The layer's opacity, 0…1.
  let opacity: Double
}

/// Writes each pixel of a clip once: from the left, the topmost fills down to the first that hides all below.
struct Compositor {
  /// What the loops need of a fill: plain memory, kept alive by the array of fills, and a gradient.
  private struct Source {
    let bounds: PixelRect
    let runs: UnsafeMutablePointer<Coverage.Run>?
    let rowStarts: UnsafeMutablePointer<Int32>?
    let lanes: Lanes
    let isOpaque: Bool
    let isInlay: Bool
    /// The layer's opacity as a share of `Coverage.full`.
    let opacity: UInt64
    let pixels: UnsafeMutablePointer<UInt32>?
    let tile: PixelRect
    let repeats: Bool
    let gradient: Gradient?
    /// Whether every pixel has the same colour.
    var isPlain: Bool { pixels == nil && gradient == nil }

    init(_ fill: CoveredPaint) {
      bounds = fill.coverage.bounds
      runs = fill.coverage.runs.runs.baseAddress
      rowStarts = fill.coverage.runs.rowStarts.baseAddress
      isInlay = fill.isInlay
      opacity = UInt64((fill.opacity * Double(Coverage.full)).rounded())
      let isSolid = opacity == UInt64(Coverage.full)
      switch fill.paint {
      case .color(let color):
        (lanes, isOpaque) = (Lanes(color), color.alpha == 255 && isSolid)
        (pixels, tile, repeats, gradient) = (nil, .empty, false, nil)
      case .tiles(let picture, let x, let y), .picture(let picture, let x, let y):
        if case .tiles = fill.paint { repeats = true } else { repeats = false }
        (lanes, isOpaque) = (.clear, picture.isOpaque && isSolid && repeats)
        (pixels, gradient) = (picture.pixels.baseAddress, nil)
        tile = PixelRect(x0: x, y0: y, x1: x + picture.size.width, y1: y + picture.size.height)
      case .gradient(let colors):
        (lanes, isOpaque) = (.clear, colors.isOpaque && isSolid)
        (pixels, tile, repeats, gradient) = (nil, .empty, false, colors)
      }
    }

    @inline(__always)
    func lanes(x: Int, y: Int) -> Lanes {
      guard let pixels else { return gradient?.lanes(x: x, y: y) ?? lanes }
      if !repeats && (x < tile.x0 || x >= tile.x1 || y < tile.y0 || y >= tile.y1) {
        return .clear
      }
      let (column, row) = ((x - tile.x0) % tile.width, (y - tile.y0) % tile.height)
      return Lanes(
        pixel: pixels[
          (row < 0 ? row + tile.height : row) * tile.width
            + (column < 0 ? column + tile.width : column)])
    }
  }

  /// A fill's runs that the current row has still to pass.
  private struct Cursor {
    var run: UnsafeMutablePointer<Coverage.Run>
    let end: UnsafeMutablePointer<Coverage.Run>
    let fill: Int
    let isOpaque: Bool
  }

  /// A fill that covers the current place, and how much of it.
  private struct Contribution {
    let fill: Int
    let amount: UInt64
  }

  private let sources: UnsafeMutableBufferPointer<Source>
  private let cursors: UnsafeMutableBufferPointer<Cursor>
  private let stack: UnsafeMutableBufferPointer<Contribution>

  /// Composes the clip's pixels, which must lie on the surface.
  ///
  /// - Parameter fills: from the bottom to the top.
  static func compose(_ fills: [CoveredPaint], within clip: PixelRect, onto surface: Surface) {
    guard let base = surface.base else { return }
    let count = fills.count
    withUnsafeTemporaryAllocation(of: Source.self, capacity: count) { sources in
      _ = sources.initialize(from: fills.lazy.map(Source.init))
      defer { sources.deinitialize() }
      withUnsafeTemporaryAllocation(of: Cursor.self, capacity: count) { cursors in
        withUnsafeTemporaryAllocation(of: Contribution.self, capacity: count) { stack in
          let compositor = Compositor(sources: sources, cursors: cursors, stack: stack)
          for y in clip.y0..<clip.y1 {
            compositor.composeRow(y, clip.x0..<clip.x1, onto: base + y * surface.stride)
          }
        }
      }
    }
    // The sources' pointers lead into the fills.
    withExtendedLifetime(fills) {}
  }

  private func composeRow(
    _ y: Int, _ columns: Range<Int>, onto row: UnsafeMutablePointer<UInt32>
  ) {
    let count = startRow(y)
    var x = columns.lowerBound
    while x < columns.upperBound {
      var next = columns.upperBound
      var depth = 0
      for index in 0..<count {
        var run = cursors[index].run
        let end = cursors[index].end
        while run < end && Int(run.pointee.x1) <= x { run += 1 }
        cursors[index].run = run
        if run == end { continue }
        let start = Int(run.pointee.x0)
        if start > x {
          next = min(next, start)
          continue
        }
        next = min(next, Int(run.pointee.x1))
        let amount = run.pointee.amount
        stack[depth] = Contribution(fill: cursors[index].fill, amount: UInt64(amount))
        depth += 1
        if Int(amount) == Coverage.full && cursors[index].isOpaque { break }
      }
      write(depth, y: y, x..<next, onto: row)
      x = next
    }
  }

  /// Sets a cursor, topmost first, for each fill that has runs in a row; returns how many.
  private func startRow(_ y: Int) -> Int {
    var count = 0
    for index in sources.indices.reversed() {
      let bounds = sources[index].bounds
      guard y >= bounds.y0, y < bounds.y1, let runs = sources[index].runs,
        let rowStarts = sources[index].rowStarts
      else { continue }
      let start = Int(rowStarts[y - bounds.y0])
      let end = Int(rowStarts[y - bounds.y0 + 1])
      if start == end { continue }
      (cursors.baseAddress! + count).initialize(
        to: Cursor(
          run: runs + start, end: runs + end, fill: index, isOpaque: sources[index].isOpaque))
      count += 1
    }
    return count
  }

  /// Writes pixels that the same contributions make up.
  @inline(__always)
  private func write(
    _ depth: Int, y: Int, _ columns: Range<Int>, onto row: UnsafeMutablePointer<UInt32>
  ) {
    var isPlain = true
    for index in 0..<depth where !sources[stack[index].fill].isPlain { isPlain = false }
    if isPlain {
      let pixel = blend(depth, x: 0, y: 0).pixel
      (row + columns.lowerBound).update(repeating: pixel, count: columns.count)
    } else {
      for x in columns { row[x] = blend(depth, x: x, y: y).pixel }
    }
  }

  private func blend(_ depth: Int, x: Int, y: Int) -> Lanes {
    var result = Lanes.clear
    var index = depth - 1
    while index >= 0 {
      let part = stack[index]
      let (below, opacity) = (result, sources[part.fill].opacity)
      let lanes = sources[part.fill].lanes(x: x, y: y)
      // An inlay follows its host directly, in the fills and so above it in the stack.
      if index > 0, sources[part.fill + 1].isInlay, stack[index - 1].fill == part.fill + 1 {
        let inlay = stack[index - 1]
        result = Lanes.nested(
          sources[inlay.fill].lanes(x: x, y: y), inlay.amount, on: lanes, part.amount, over: result)
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
