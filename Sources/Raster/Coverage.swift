/// How much of each pixel a shape covers within a clip: runs of equal coverage, row by row.
final class Coverage {
  /// The pixels x0..<x1 of a row, each covered by `amount`.
  struct Run: BitwiseCopyable {
    var x0: UInt16
    var x1: UInt16
    var amount: UInt16

    @inline(__always)
    init(from x0: Int, to x1: Int, amount: Int) {
      self.x0 = UInt16(truncatingIfNeeded: x0)
      self.x1 = UInt16(truncatingIfNeeded: x1)
      self.amount = UInt16(truncatingIfNeeded: amount)
    }
  }

  /// The amount that is a whole pixel.
  static let full = 1 << 15

  /// Returns the amount for twice an area in square units of an outline's grid.
  @inline(__always)
  static func amount(twiceArea: Int) -> Int {
    let shift = 2 * Outline.fractionBits + 1 - 15
    return min(full, (Int(truncatingIfNeeded: twiceArea.magnitude) &+ 1 << (shift - 1)) >> shift)
  }

  /// The rows and columns within which runs lie.
  private(set) var bounds = PixelRect.empty
  private let runs = Store<Run>()
  /// Per row of `bounds`, where its runs begin; one more entry is the end.
  private let rowStarts = Store<Int32>()

  /// Begins anew, for rows that are to be added from the top.
  func begin(_ bounds: PixelRect) {
    self.bounds = bounds
    runs.removeAll()
    rowStarts.removeAll()
  }

  /// Writes a row's runs from the left to the right.
  struct Pen {
    /// Where the open run ends.
    private(set) var x: Int
    private var start: Int
    private var amount = 0
    fileprivate var next: UnsafeMutablePointer<Run>

    fileprivate init(x: Int, next: UnsafeMutablePointer<Run>) {
      (self.x, start, self.next) = (x, x, next)
    }

    /// Covers the pixels up to `end`, which lies no further left than `x`; equal neighbours become one run.
    @inline(__always)
    mutating func move(to end: Int, amount: Int) {
      if amount != self.amount {
        lift()
        (start, self.amount) = (x, amount)
      }
      x = end
    }

    @inline(__always)
    fileprivate mutating func lift() {
      if start == x || amount == 0 { return }
      next.initialize(to: Run(from: start, to: x, amount: amount))
      next += 1
    }
  }

  /// Begins a row at its left side, of at most some number of runs.
  @inline(__always)
  func beginRow(from x: Int, atMost count: Int) -> Pen {
    Pen(x: x, next: beginRow(atMost: count))
  }

  @inline(__always)
  func endRow(_ pen: Pen) {
    var pen = pen
    pen.lift()
    endRow(before: pen.next)
  }

  /// Begins a row of at most some number of runs; returns where the first one goes.
  @inline(__always)
  func beginRow(atMost count: Int) -> UnsafeMutablePointer<Run> {
    rowStarts.append(Int32(truncatingIfNeeded: runs.count))
    runs.reserve(runs.count + count)
    return runs.base + runs.count
  }

  @inline(__always)
  func endRow(before end: UnsafeMutablePointer<Run>) {
    runs.setCount(to: end)
  }

  /// Ends the last row.
  func end() {
    rowStarts.append(Int32(truncatingIfNeeded: runs.count))
  }

  /// What loops need of a coverage: plain memory, kept alive by who owns the coverage, until that is made anew.
  struct Rows: BitwiseCopyable {
    let bounds: PixelRect
    private let runs: UnsafeMutablePointer<Run>
    private let starts: UnsafeMutablePointer<Int32>

    fileprivate init(_ coverage: Coverage) {
      bounds = coverage.bounds
      (runs, starts) = (coverage.runs.base, coverage.rowStarts.base)
    }

    /// Creates a single row; `starts` holds 0 and the number of its runs.
    init(
      row y: Int, runs: UnsafeMutablePointer<Run>, starts: UnsafeMutablePointer<Int32>
    ) {
      bounds = PixelRect(x0: 0, y0: y, x1: 1 << 16, y1: y + 1)
      (self.runs, self.starts) = (runs, starts)
    }

    /// Returns a row, one without runs where it lies outside the bounds.
    @inline(__always)
    subscript(y: Int) -> Row {
      if y < bounds.y0 || y >= bounds.y1 { return Row(start: runs, end: runs) }
      let row = starts + (y &- bounds.y0)
      return Row(start: runs + Int(row[0]), end: runs + Int(row[1]))
    }
  }

  /// A row's runs.
  struct Row: BitwiseCopyable {
    let start: UnsafeMutablePointer<Run>
    let end: UnsafeMutablePointer<Run>

    /// Returns the first run that ends behind `x`.
    @inline(__always)
    func firstRun(past x: Int) -> UnsafeMutablePointer<Run>? {
      var run = start
      // Halving gets by the many runs of a flat edge.
      while end - run > 8 {
        let middle = run + (end - run) / 2
        if Int(middle.pointee.x1) > x { break }
        run = middle
      }
      while run < end {
        if Int(run.pointee.x1) > x { return run }
        run += 1
      }
      return nil
    }
  }

  var rows: Rows { Rows(self) }

  /// Returns the runs of a row, none if it lies outside the bounds.
  func row(_ y: Int) -> UnsafeBufferPointer<Run> {
    let row = rows[y]
    return UnsafeBufferPointer(start: row.start, count: row.end - row.start)
  }
}
