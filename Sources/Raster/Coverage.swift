/// How much of each pixel a shape covers: runs of equal coverage, row by row.
struct Coverage: Sendable {
  /// The pixels x0..<x1 of a row, each covered by `amount`.
  struct Run: Sendable {
    var x0: UInt16
    var x1: UInt16
    var amount: UInt16
  }

  /// The amount that is a whole pixel.
  static let full = 1 << 15

  /// The rows and columns within which runs lie.
  let bounds: PixelRect
  let runs: RunStore

  /// Creates the coverage of the part of a shape that lies within a clip of 65 535 pixels a side at most.
  init(_ shape: Shape, clip: PixelRect) {
    let builder: RunBuilder
    if case .mask(let mask, let x, let y) = shape {
      builder = RunBuilder(mask, x: x, y: y, clip: clip)
    } else {
      builder = RunBuilder(shape.outline ?? Outline(), clip: clip)
    }
    bounds = builder.bounds
    runs = RunStore(runs: builder.runs, rowStarts: builder.rowStarts)
  }
}
