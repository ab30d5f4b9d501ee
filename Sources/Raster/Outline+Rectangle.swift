extension Outline {
  /// Adds a rectangle with quarter circles for corners; a radius above half a side becomes that half.
  mutating func add(_ rect: Rect, radius: Double, within clip: PixelRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    let radius = min(radius, rect.width / 2, rect.height / 2)
    let corners: [(Point, Point, Point)] = [
      (Point(rect.maxX, rect.y), Point(0, -1), Point(1, 0)),
      (Point(rect.maxX, rect.maxY), Point(1, 0), Point(0, 1)),
      (Point(rect.x, rect.maxY), Point(0, 1), Point(-1, 0)),
      (Point(rect.x, rect.y), Point(-1, 0), Point(0, -1)),
    ]
    for (corner, from, to) in corners {
      if radius > 0 {
        let center = corner - (from + to) * radius
        addArc(center: center, radius: radius, from: from, to: to, within: clip)
      } else {
        add(corner)
      }
    }
    close()
  }

  /// Adds a polygon from its corners; where it crosses itself the non-zero rule holds.
  mutating func add(polygon corners: [Point]) {
    for corner in corners { add(corner) }
    close()
    mayOverlap = true
  }
}
