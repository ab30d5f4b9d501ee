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
    var hint = 0
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
          &hint, &painted)
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
  private let hostLanes: Lanes
  /// Whether nothing shows below the fill right below.
  private let hostHides: Bool
  private let base: UnsafeMutablePointer<UInt32>
  private let stride: Int

  init(
    _ sources: Store<Source>, _ place: Int, _ base: UnsafeMutablePointer<UInt32>, stride: Int
  ) {
    (first, moved) = (sources.base, sources.base + place)
    (lanes, isOpaque) = (moved.pointee.lanes, moved.pointee.isOpaque)
    isSimple = place == sources.count - 1 && moved.pointee.isPlain && moved.pointee.isSolid
    let host = place > 0 ? moved - 1 : moved
    hostLanes = host.pointee.lanes
    hostHides = host < moved && host.pointee.isPlain && host.pointee.isOpaque
    (self.base, self.stride) = (base, stride)
  }

  /// Composes the pixels of a row that differ, and writes the runs of those that are not simple to `rest`;
  /// returns their end.
  @inline(__always)
  func compose(
    from old: CellGrid.Row, to new: CellGrid.Row, _ words: Int, left: Int,
    within columns: Range<Int>, row y: Int, rest: UnsafeMutablePointer<Coverage.Run>,
    _ hint: inout Int, _ painted: inout Movement.Painted
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
          let share = UInt64(truncatingIfNeeded: amount)
          if x >= groundEnd && isSimple {
            // From row to row the same run lies below, or one beside it.
            groundEnd = hostEnd(x, row: y, hint: hint)
            if groundEnd > x {
              ground = hostLanes
            } else {
              let found = groundBelow(moved, x, row: y)
              (ground, groundEnd) = (found.lanes, found.end)
              if let index = found.hint { hint = index }
            }
          }
          if x < groundEnd {
            let result =
              isOpaque
              ? lanes.mixed(with: ground, share: share) : lanes.over(ground, amount: share)
            base[y &* stride &+ x] = result.pixel
            count &+= 1
            start = min(start, x)
            end = x &+ 1
          } else if let result = onHost(x, row: y, share) {
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

  /// Returns where the host's run of some number ends, if it hides all below at a column; 0 otherwise.
  @inline(__always)
  private func hostEnd(_ x: Int, row y: Int, hint: Int) -> Int {
    guard hostHides else { return 0 }
    let row = (moved - 1).pointee.rows[y]
    var run = row.start + hint
    if run >= row.end { return 0 }
    if Int(run.pointee.x1) <= x { run += 1 } else if Int(run.pointee.x0) > x { run -= 1 }
    guard run >= row.start, run < row.end, Int(run.pointee.x0) <= x,
      Int(run.pointee.amount) == Coverage.full
    else { return 0 }
    return Int(run.pointee.x1)
  }

  /// Returns the one colour that hides all others below a fill from a column on, and where that ends, which is
  /// 0 where there is none; and the number of its run if the fill right below is it.
  @inline(never)
  private func groundBelow(
    _ place: UnsafeMutablePointer<Source>, _ x: Int, row y: Int
  ) -> (lanes: Lanes, end: Int, hint: Int?) {
    var source = place
    var end = Int.max
    while source > first {
      source -= 1
      let row = source.pointee.rows[y]
      guard let run = row.firstRun(past: x) else { continue }
      if Int(run.pointee.x0) > x {
        end = min(end, Int(run.pointee.x0))
        continue
      }
      guard Int(run.pointee.amount) == Coverage.full, source.pointee.isOpaque,
        source.pointee.isPlain
      else { break }
      let hint = source == place - 1 ? run - row.start : nil
      return (source.pointee.lanes, min(end, Int(run.pointee.x1)), hint)
    }
    return (.clear, 0, nil)
  }

  /// Returns what an inlay leaves of a pixel on the edge of its host; nil where that is not so simple.
  @inline(never)
  private func onHost(_ x: Int, row y: Int, _ amount: UInt64) -> Lanes? {
    guard isSimple, moved.pointee.isInlay else { return nil }
    let host = moved - 1
    let ground = groundBelow(host, x, row: y)
    guard ground.end > x, host.pointee.isPlain, host.pointee.isSolid,
      let run = host.pointee.rows[y].firstRun(past: x), Int(run.pointee.x0) <= x
    else { return nil }
    let (color, share) = (host.pointee.lanes, UInt64(run.pointee.amount))
    if amount == 0 { return color.over(ground.lanes, amount: share) }
    return Lanes.nested(lanes, amount, on: color, share, over: ground.lanes)
  }
}
