/// What a fill whose shape moves covers differently within an area, found and painted row by row.
struct Movement: BitwiseCopyable {
  /// What the edges did before; it is cleared.
  let old: CellGrid.Rows
  /// What they do now, in the same window.
  let new: CellGrid.Rows
  let window: PixelRect
  /// The part of the window within which pixels are painted.
  let area: PixelRect

  /// What was painted.
  struct Painted: BitwiseCopyable {
    var pixels = 0
    var bounds: PixelRect

    /// Counts in pixels of a row.
    @inline(__always)
    mutating func add(_ count: Int, row y: Int, from x0: Int, to x1: Int) {
      pixels &+= count
      bounds.x0 = min(bounds.x0, x0)
      bounds.x1 = max(bounds.x1, x1)
      bounds.y0 = min(bounds.y0, y)
      bounds.y1 = y &+ 1
    }
  }
}

extension Compositor {
  /// Composes the pixels that a moved fill covers differently.
  func compose(_ movement: Movement, of moved: Int, onto surface: Surface) -> Movement.Painted {
    let (area, window, words) = (movement.area, movement.window, movement.new.words)
    var painted = Movement.Painted(
      bounds: PixelRect(x0: area.x1, y0: area.y1, x1: area.x0, y1: area.y0))
    guard let base = surface.base else { return painted }
    let mover = Mover(sources, moved, base, stride: surface.stride)
    // At most a run for each pixel.
    rowRuns.reserve(area.width)
    let rest = rowRuns.base
    var y = window.y0
    while y < window.y1 {
      let (old, new) = (movement.old[y &- window.y0], movement.new[y &- window.y0])
      if y < area.y0 || y >= area.y1 {
        old.clear(words)
      } else {
        let end = mover.compose(
          from: old, to: new, words, left: window.x0, within: area.x0..<area.x1, row: y, rest: rest,
          &painted)
        if rest < end { composeRest(of: moved, before: end, row: y, onto: surface) }
      }
      y &+= 1
    }
    return painted
  }

  /// Composes what lies in a moved fill's runs in a row.
  private func composeRest(
    of moved: Int, before end: UnsafeMutablePointer<Coverage.Run>, row y: Int,
    onto surface: Surface
  ) {
    (rowStarts.base[0], rowStarts.base[1]) = (0, Int32(end - rowRuns.base))
    sources.base[moved].rows = Coverage.Rows(row: y, runs: rowRuns.base, starts: rowStarts.base)
    var run = rowRuns.base
    while run < end {
      let first = Int(run.pointee.x0)
      var last = first
      while run < end, Int(run.pointee.x0) == last {
        last = Int(run.pointee.x1)
        run += 1
      }
      compose(first..<last, row: y, onto: surface)
    }
  }
}

/// Paints a moved fill where that is simple: a fill of one colour, above all others, on one that hides all below.
private struct Mover: BitwiseCopyable {
  private let first: UnsafeMutablePointer<Source>
  private let moved: UnsafeMutablePointer<Source>
  private let lanes: Lanes
  private let isOpaque: Bool
  private let isSimple: Bool
  private let base: UnsafeMutablePointer<UInt32>
  private let stride: Int

  init(
    _ sources: Store<Source>, _ place: Int, _ base: UnsafeMutablePointer<UInt32>, stride: Int
  ) {
    (first, moved) = (sources.base, sources.base + place)
    (lanes, isOpaque) = (moved.pointee.lanes, moved.pointee.isOpaque)
    isSimple = place == sources.count - 1 && moved.pointee.isPlain && moved.pointee.isSolid
    (self.base, self.stride) = (base, stride)
  }

  /// Composes the pixels of a row that differ, and writes the runs of those that are not simple to `rest`;
  /// returns their end.
  @inline(__always)
  func compose(
    from old: CellGrid.Row, to new: CellGrid.Row, _ words: Int, left: Int,
    within columns: Range<Int>, row y: Int, rest: UnsafeMutablePointer<Coverage.Run>,
    _ painted: inout Movement.Painted
  ) -> UnsafeMutablePointer<Coverage.Run> {
    var rest = rest
    // Twice the areas of whole pixels, as those of cells.
    var before = old.cover.pointee &* (2 * Outline.unit)
    var after = new.cover.pointee &* (2 * Outline.unit)
    old.cover.pointee = 0
    let width = UInt(bitPattern: columns.count)
    var (count, start, end) = (0, Int.max, 0)
    var (ground, groundEnd) = (Lanes.clear, 0)
    var x = left
    var word = 0
    while word < words {
      var bits = old.marks[word] | new.marks[word]
      old.marks[word] = 0
      while bits != 0 {
        let place = word &* 64 &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        if before != after && x < left &+ place {
          let gap = Self.gap(x, left &+ place, columns, amount: Coverage.amount(twiceArea: after))
          Self.add(gap, to: &rest, &count, &start, &end)
        }
        x = left &+ place
        let (oldSum, newSum) = (old.sums[place], new.sums[place])
        old.sums[place] = 0
        let (oldArea, newArea) = (oldSum.cellArea, newSum.cellArea)
        before &+= (oldSum &- oldArea) &>> (32 - Outline.fractionBits - 1)
        after &+= (newSum &- newArea) &>> (32 - Outline.fractionBits - 1)
        // What differs by less than an amount's last digit counts, too: it is rare.
        if after &- newArea != before &- oldArea,
          UInt(bitPattern: x &- columns.lowerBound) < width
        {
          let amount = Coverage.amount(twiceArea: after &- newArea)
          if x >= groundEnd && isSimple {
            let (source, end) = groundBelow(x, row: y)
            if let source { (ground, groundEnd) = (source.pointee.lanes, end) }
          }
          if x < groundEnd {
            let share = UInt64(truncatingIfNeeded: amount)
            let result =
              isOpaque
              ? lanes.mixed(with: ground, share: share) : lanes.over(ground, amount: share)
            base[y &* stride &+ x] = result.pixel
            count &+= 1
            start = min(start, x)
            end = x &+ 1
          } else {
            Self.add(
              Coverage.Run(from: x, to: x &+ 1, amount: amount), to: &rest, &count, &start, &end)
          }
        }
        x &+= 1
      }
      word &+= 1
    }
    if before != after {
      let gap = Self.gap(
        x, columns.upperBound, columns, amount: Coverage.amount(twiceArea: after))
      Self.add(gap, to: &rest, &count, &start, &end)
    }
    if count > 0 { painted.add(count, row: y, from: start, to: end) }
    return rest
  }

  /// Returns what between pixels that edges touch lies in the columns.
  private static func gap(_ from: Int, _ to: Int, _ columns: Range<Int>, amount: Int)
    -> Coverage.Run
  {
    let start = min(max(from, columns.lowerBound), columns.upperBound)
    return Coverage.Run(from: start, to: max(start, min(to, columns.upperBound)), amount: amount)
  }

  @inline(__always)
  private static func add(
    _ run: Coverage.Run, to rest: inout UnsafeMutablePointer<Coverage.Run>, _ count: inout Int,
    _ start: inout Int, _ end: inout Int
  ) {
    if run.x0 == run.x1 { return }
    rest.initialize(to: run)
    rest += 1
    count &+= Int(run.x1 &- run.x0)
    start = min(start, Int(run.x0))
    end = Int(run.x1)
  }

  /// Returns the fill of one colour that hides all others below the moved one from a column on, and where that
  /// ends; nil where there is none.
  @inline(never)
  private func groundBelow(
    _ x: Int, row y: Int
  ) -> (UnsafeMutablePointer<Source>?, end: Int) {
    var source = moved
    var end = Int.max
    while source > first {
      source -= 1
      guard let run = source.pointee.rows[y].firstRun(past: x) else { continue }
      if Int(run.pointee.x0) > x {
        end = min(end, Int(run.pointee.x0))
        continue
      }
      guard Int(run.pointee.amount) == Coverage.full, source.pointee.isOpaque,
        source.pointee.isPlain
      else { break }
      return (source, min(end, Int(run.pointee.x1)))
    }
    return (nil, 0)
  }
}
