extension Outline {
  /// Adds a rectangle with quarter circles for corners; a radius above half a side becomes that half.
  mutating func add(_ rect: Rect, radius: Double, within clip: PixelRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    let radius = min(radius, rect.width / 2, rect.height / 2)
    let (up, right) = (Point(0, -1), Point(1, 0))
    let (down, left) = (up * -1, right * -1)
    addCorner(Point(rect.maxX, rect.y), radius, from: up, to: right, within: clip)
    addCorner(Point(rect.maxX, rect.maxY), radius, from: right, to: down, within: clip)
    addCorner(Point(rect.x, rect.maxY), radius, from: down, to: left, within: clip)
    addCorner(Point(rect.x, rect.y), radius, from: left, to: up, within: clip)
    close()
  }

  private mutating func addCorner(
    _ corner: Point, _ radius: Double, from: Point, to: Point, within clip: PixelRect
  ) {
    guard radius > 0 else { return add(corner) }
    let center = corner - (from + to) * radius
    addArc(center: center, radius: radius, from: from, to: to, within: clip)
  }

  /// Adds a polygon from its corners; where it crosses itself the non-zero rule holds.
  mutating func add(polygon corners: [Point]) {
    for corner in corners { add(corner) }
    close()
    mayOverlap = true
  }
}
