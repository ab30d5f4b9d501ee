import Raster

extension Solid {
  /// Returns the covered share of each pixel of a picture, off by less than a thousandth.
  ///
  /// Squares are quartered until the distance to the edge decides; what is left at 1/64 pixel is sampled.
  func coverage(size: PixelSize) -> [Float] {
    var result = [Float](repeating: 0, count: size.width * size.height)
    var side = 1
    while side < max(size.width, size.height) { side *= 2 }
    fill(&result, size, x: 0, y: 0, side: side)
    return result
  }

  private func fill(_ result: inout [Float], _ size: PixelSize, x: Int, y: Int, side: Int) {
    guard x < size.width, y < size.height else { return }
    let half = Double(side) / 2
    let place = Point(Double(x) + half, Double(y) + half)
    let part = near(place, within: half * Solid.diagonal)
    switch part {
    case .nothing: return
    case .everything:
      for row in y..<min(y + side, size.height) {
        for column in x..<min(x + side, size.width) { result[row * size.width + column] = 1 }
      }
    default:
      if side == 1 {
        result[y * size.width + x] = Float(part.area(around: place, half: half))
        return
      }
      for (dx, dy) in [(0, 0), (side / 2, 0), (0, side / 2), (side / 2, side / 2)] {
        part.fill(&result, size, x: x + dx, y: y + dy, side: side / 2)
      }
    }
  }

  /// A little more than the diagonal of a square of side 1.
  private static let diagonal = 1.415

  /// Returns the covered area of a square that reaches `half` to each side of a place.
  private func area(around place: Point, half: Double) -> Double {
    let part = near(place, within: half * Solid.diagonal)
    switch part {
    case .nothing: return 0
    case .everything: return 4 * half * half
    default: break
    }
    if half > 1.0 / 100 {
      let quarter = half / 2
      let corners = [
        Point(-quarter, -quarter), Point(quarter, -quarter), Point(-quarter, quarter),
        Point(quarter, quarter),
      ]
      return corners.reduce(0) { $0 + part.area(around: place + $1, half: quarter) }
    }
    let inside = Solid.samples.reduce(0) { count, sample in
      part.distance(place + sample * (2 * half)) <= 0 ? count + 1 : count
    }
    return 4 * half * half * Double(inside) / Double(Solid.samples.count)
  }

  /// Places in a square of side 1 around 0, each in a row and a column of its own.
  private static let samples = (0..<16).map { index in
    let reversed = (index & 1) << 3 | (index & 2) << 1 | (index & 4) >> 1 | (index & 8) >> 3
    return Point((Double(index) + 0.5) / 16 - 0.5, (Double(reversed) + 0.5) / 16 - 0.5)
  }
}
