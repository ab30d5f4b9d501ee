/// Straight edges from point to point, none of them without length.
struct Polyline {
  struct Edge {
    let from: Point
    let to: Point
    /// The direction, a unit vector.
    let along: Point
    let length: Double
    /// The way from the path's beginning to the edge's, in pixels.
    let offset: Double

    /// The unit vector to the left of who goes along, on a screen whose y grows downwards.
    var left: Point { along.clockwiseNormal * -1 }
  }

  let edges: [Edge]
  let isClosed: Bool
  /// The length of all edges in pixels.
  let length: Double

  /// Creates a path; repeated points, and such that are no place, are left out.
  init(_ points: [Point], isClosed: Bool) {
    var places = points.filter { $0.x.isFinite && $0.y.isFinite }
    if isClosed, let first = places.first { places.append(first) }
    var edges: [Edge] = []
    var (offset, from) = (0.0, places.first)
    for to in places.dropFirst() {
      guard let start = from else { break }
      let length = (to - start).length
      // Shorter than the outline's grid is no edge.
      guard length > Self.shortest else { continue }
      edges.append(
        Edge(
          from: start, to: to, along: (to - start) * (1 / length), length: length, offset: offset))
      offset += length
      from = to
    }
    self.edges = edges
    self.isClosed = isClosed && edges.count > 1
    length = offset
  }

  private static let shortest = 1.0 / 4096

  /// Returns the index of the edge at a way along the path; a closed path goes on around.
  func edge(at way: Double) -> Int {
    let within = isClosed && way >= length ? way - length : way
    return edges.lastIndex { $0.offset <= within } ?? 0
  }

  /// Returns the place at a way along the path.
  func point(at way: Double) -> Point {
    let within = isClosed && way > length ? way - length : way
    let edge = edges[edge(at: within)]
    return edge.from + edge.along * min(edge.length, within - edge.offset)
  }

  /// Returns the path from one way along to another, as an open one.
  func part(from: Double, to: Double) -> Polyline {
    var points = [point(at: from)]
    let rounds = isClosed ? [0, length] : [0]
    for round in rounds {
      for edge in edges where edge.offset + round > from && edge.offset + round < to {
        points.append(edge.from)
      }
    }
    points.append(point(at: to))
    return Polyline(points, isClosed: false)
  }

  /// Returns the caps past both ends.
  func caps(_ cap: Cap, half: Double) -> [[Point]] {
    guard let first = edges.first, let last = edges.last else { return [] }
    return [(first.from, first.along * -1), (last.to, last.along)].map { center, forward in
      let left = forward.clockwiseNormal * -1
      if cap == .square {
        let (side, ahead) = (left * half, forward * half)
        return [center + side, center + side + ahead, center + ahead - side, center - side]
      }
      return Point.arc(center: center, radius: half, from: left, to: forward)
        + Point.arc(center: center, radius: half, from: forward, to: left * -1).dropFirst()
    }
  }
}

extension Point {
  /// Returns the vertices of an arc between two directions less than half a turn apart, ends included.
  static func arc(center: Point, radius: Double, from: Point, to: Point) -> [Point] {
    var outline = Outline()
    outline.addArc(center: center, radius: radius, from: from, to: to, within: .everywhere)
    let unit = Double(Outline.unit)
    let grid = outline.vertices.map { Point(Double($0.x) / unit, Double($0.y) / unit) }
    return [center + from * radius] + grid.dropFirst().dropLast() + [center + to * radius]
  }
}
