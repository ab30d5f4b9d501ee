/// How much of each pixel a shape covers within a clip: runs of equal coverage, row by row.
final class Coverage {
  /// The pixels x0..<x1 of a row, each covered by `amount`.
  struct Run: BitwiseCopyable {
    var x0: UInt16
    var x1: UInt16
    var amount: UInt16
  }

  /// The amount that is a whole pixel.
  static let full = 1 << 15

  /// The rows and columns within which runs lie.
  private(set) var bounds = PixelRect.empty
  let runs = Store<Run>()
  /// Per row of `bounds`, where its runs begin; one more entry is the end.
  let rowStarts = Store<Int32>()

  /// Begins anew, for rows that are to be added from the top.
  func begin(_ bounds: PixelRect) {
    self.bounds = bounds
    runs.removeAll()
    rowStarts.removeAll()
  }

  @inline(__always)
  func beginRow() {
    rowStarts.append(Int32(truncatingIfNeeded: runs.count))
  }

  /// Returns the runs of a row, none if it lies outside the bounds.
  @inline(__always)
  func row(_ y: Int) -> UnsafeBufferPointer<Run> {
    guard y >= bounds.y0, y < bounds.y1 else { return UnsafeBufferPointer(start: nil, count: 0) }
    let start = Int(rowStarts[y - bounds.y0])
    let end = Int(rowStarts[y - bounds.y0 + 1])
    return UnsafeBufferPointer(start: runs.base + start, count: end - start)
  }

  /// Adds pixels to the row, from the left; equal neighbours become one run, and nothing is left out.
  @inline(__always)
  func add(from x0: Int, to x1: Int, amount: Int) {
    if x0 >= x1 || amount == 0 { return }
    let last = runs.count - 1
    if last >= Int(rowStarts[rowStarts.count - 1]), Int(runs[last].x1) == x0,
      Int(runs[last].amount) == amount
    {
      runs[last].x1 = UInt16(truncatingIfNeeded: x1)
      return
    }
    runs.append(
      Run(
        x0: UInt16(truncatingIfNeeded: x0), x1: UInt16(truncatingIfNeeded: x1),
        amount: UInt16(truncatingIfNeeded: amount)))
  }
}
