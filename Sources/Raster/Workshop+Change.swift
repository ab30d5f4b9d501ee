extension Workshop {
  /// A fill whose pixels may differ between two frames.
  struct Change: BitwiseCopyable {
    let before: Coverage.Rows
    let after: Coverage.Rows
    /// Whether all that either covers differs.
    let isRepainted: Bool
  }
}

extension Workshop.Change {
  /// The runs of a row that are still to pass.
  private struct Cursor {
    private var next: UnsafeMutablePointer<Coverage.Run>
    private let end: UnsafeMutablePointer<Coverage.Run>
    private var x0 = 0
    private var x1 = 0
    private var runAmount = 0
    /// What covers the current place, and where that changes.
    private(set) var amount = 0
    private(set) var until = 0

    init(_ start: UnsafeMutablePointer<Coverage.Run>, _ end: UnsafeMutablePointer<Coverage.Run>) {
      (next, self.end) = (start, end)
    }

    /// Goes to a place no further left than the current one.
    @inline(__always)
    mutating func move(to x: Int) {
      if x < until { return }
      while x1 <= x {
        if next == end {
          (x0, x1) = (Int.max, Int.max)
        } else {
          (x0, x1) = (Int(next.pointee.x0), Int(next.pointee.x1))
          runAmount = Int(next.pointee.amount)
          next += 1
        }
      }
      let isIn = x0 <= x
      (amount, until) = (isIn ? runAmount : 0, isIn ? x1 : x0)
    }
  }

  /// Adds the pixels of a row that are covered differently, or at all where that is enough.
  func addSpans(row y: Int, within area: PixelRect, to spans: Store<Workshop.Span>) {
    let (oldEnd, newEnd) = (before[y].end, after[y].end)
    var (old, new) = (before[y].start, after[y].start)
    var x = area.x0
    if !isRepainted {
      // A step moves few runs from pixel to pixel: most differ in their amounts alone.
      while old < oldEnd, new < newEnd, old.pointee.x0 == new.pointee.x0,
        old.pointee.x1 == new.pointee.x1
      {
        let (from, to) = (max(x, Int(old.pointee.x0)), min(area.x1, Int(old.pointee.x1)))
        if old.pointee.amount != new.pointee.amount && from < to {
          Self.add(from: from, to: to, to: spans)
        }
        x = max(x, to)
        old += 1
        new += 1
      }
      if old == oldEnd && new == newEnd { return }
    }
    addSpans(from: x, to: area.x1, Cursor(old, oldEnd), Cursor(new, newEnd), to: spans)
  }

  private func addSpans(
    from start: Int, to end: Int, _ old: Cursor, _ new: Cursor, to spans: Store<Workshop.Span>
  ) {
    var (old, new) = (old, new)
    var x = start
    while x < end {
      old.move(to: x)
      new.move(to: x)
      let next = min(end, old.until, new.until)
      if old.amount != new.amount || (isRepainted && new.amount > 0) {
        Self.add(from: x, to: next, to: spans)
      }
      x = next
    }
  }

  @inline(__always)
  private static func add(from x0: Int, to x1: Int, to spans: Store<Workshop.Span>) {
    let last = spans.base + spans.count - 1
    if spans.count > 0, Int(last.pointee.x1) == x0 {
      last.pointee.x1 = UInt16(truncatingIfNeeded: x1)
    } else {
      spans.append(
        Workshop.Span(
          x0: UInt16(truncatingIfNeeded: x0), x1: UInt16(truncatingIfNeeded: x1)))
    }
  }
}
