import Raster

/// Coverage under construction, placed by the pen's start on the baseline.
struct Ink {
  /// From the pen to the left edge, and from the baseline up to the top edge.
  var left: Int
  var top: Int
  private(set) var width: Int
  private(set) var height: Int
  var coverage: [UInt8]

  init(left: Int, top: Int, width: Int, height: Int) {
    self.left = left
    self.top = top
    self.width = max(0, width)
    self.height = max(0, height)
    coverage = [UInt8](repeating: 0, count: self.width * self.height)
  }

  /// Adds coverage whose upper left corner is `x` right of the pen and `y` above the baseline.
  ///
  /// Where two glyphs overlap, the greater coverage stands.
  ///
  /// - Precondition: it lies within the ink.
  mutating func add(_ mask: Mask, x: Int, y: Int) {
    let column = x - left
    let row = top - y
    precondition(
      column >= 0 && row >= 0 && column + mask.size.width <= width
        && row + mask.size.height <= height, "a part lies within the whole")
    for line in 0..<mask.size.height {
      let from = line * mask.size.width
      let to = (row + line) * width + column
      for offset in 0..<mask.size.width {
        coverage[to + offset] = max(coverage[to + offset], mask.coverage[from + offset])
      }
    }
  }

  /// Cuts off empty rows and columns; returns nil when nothing is left.
  func trimmed() -> (mask: Mask, left: Int, top: Int)? {
    var x0 = width
    var x1 = 0
    var y0 = height
    var y1 = 0
    for y in 0..<height {
      let row = coverage[y * width..<(y + 1) * width]
      guard let first = row.firstIndex(where: { $0 != 0 }),
        let last = row.lastIndex(where: { $0 != 0 })
      else { continue }
      x0 = min(x0, first - y * width)
      x1 = max(x1, last - y * width + 1)
      y0 = min(y0, y)
      y1 = y + 1
    }
    guard x0 < x1 else { return nil }
    var cut: [UInt8] = []
    cut.reserveCapacity((x1 - x0) * (y1 - y0))
    for y in y0..<y1 { cut += coverage[y * width + x0..<y * width + x1] }
    let mask = Mask(size: PixelSize(x1 - x0, y1 - y0), coverage: cut)
    return (mask, left + x0, top - y0)
  }
}
