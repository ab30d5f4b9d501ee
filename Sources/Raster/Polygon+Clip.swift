extension [Point] {
  /// Returns the polygon's part in a half plane: the points p with (p − on) · outward ≤ 0.
  ///
  /// The method is that of Sutherland and Hodgman (1974): what a polygon that isn't convex leaves in several
  /// parts hangs together by edges there and back along the line, which cover nothing.
  func clipped(on place: Point, outward: Point) -> [Point] {
    guard var previous = last else { return [] }
    var result: [Point] = []
    var distance = (previous - place).dot(outward)
    for corner in self {
      let next = (corner - place).dot(outward)
      if (distance > 0) != (next > 0) {
        result.append(previous + (corner - previous) * (distance / (distance - next)))
      }
      if next <= 0 { result.append(corner) }
      (previous, distance) = (corner, next)
    }
    return result
  }

  /// Returns the polygon's part within a convex polygon, whichever way that is wound.
  public func clipped(toConvex bounds: [Point]) -> [Point] {
    guard var previous = bounds.last else { return [] }
    let turn: Double = bounds.windsClockwise ? -1 : 1
    var result = self
    for corner in bounds {
      let outward = (corner - previous).clockwiseNormal * turn
      result = result.clipped(on: previous, outward: outward)
      previous = corner
    }
    return result
  }

  /// Whether the polygon's area is wound clockwise on a screen whose y grows downwards.
  private var windsClockwise: Bool {
    guard var previous = last else { return true }
    var twiceArea = 0.0
    for corner in self {
      twiceArea += previous.x * corner.y - corner.x * previous.y
      previous = corner
    }
    return twiceArea >= 0
  }
}

extension [[Point]] {
  /// Whether any two of these convex polygons, clockwise on the screen, have more than an edge in common.
  var convexPolygonsOverlap: Bool {
    let boxes = compactMap { Box($0) }.sorted { $0.y0 < $1.y0 }
    for (index, box) in boxes.enumerated() {
      for other in boxes[(index + 1)...] {
        if other.y0 >= box.y1 { break }
        guard other.x0 < box.x1, box.x0 < other.x1 else { continue }
        if !box.corners.isApart(from: other.corners) && !other.corners.isApart(from: box.corners) {
          return true
        }
      }
    }
    return false
  }

  /// A polygon and the rectangle around it.
  private struct Box {
    let corners: [Point]
    var (x0, x1, y0, y1) = (Double.infinity, -Double.infinity, Double.infinity, -Double.infinity)

    init?(_ corners: [Point]) {
      guard corners.count > 2 else { return nil }
      self.corners = corners
      for corner in corners {
        (x0, x1) = (Swift.min(x0, corner.x), Swift.max(x1, corner.x))
        (y0, y1) = (Swift.min(y0, corner.y), Swift.max(y1, corner.y))
      }
    }
  }
}

extension [Point] {
  /// Whether one of this convex polygon's edges has all of another on its outer side.
  fileprivate func isApart(from other: [Point]) -> Bool {
    guard var previous = last else { return true }
    for corner in self {
      let edge = corner - previous
      let inward = edge.clockwiseNormal
      let slack = 1e-7 * edge.length
      if edge.length > 1e-9,
        other.allSatisfy({ ($0 - previous).dot(inward) <= slack })
      {
        return true
      }
      previous = corner
    }
    return false
  }
}
