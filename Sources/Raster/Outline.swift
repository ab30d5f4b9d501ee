/// Closed contours of straight edges, in fixed point; what the non-zero rule calls inside is covered.
struct Outline: Equatable, Sendable {
  /// A vertex in 1/4096 pixel.
  struct Vertex: Equatable, Sendable {
    var x: Int32
    var y: Int32
  }

  /// The binary digits after the point of a coordinate.
  static let fractionBits = 12
  /// Units a pixel.
  static let unit = 1 << fractionBits
  /// Farther out than any screen, near enough that products of two coordinates fit 64 bits.
  private static let reach = 262_144.0

  private(set) var vertices: [Vertex] = []
  /// The index after the last vertex of each contour.
  private(set) var contourEnds: [Int] = []
  /// Whether contours may wind around a place more than once, so that partial coverages would add up.
  var mayOverlap = false
  /// The rows beyond which they don't; nil where that is not known.
  var overlapRows: Range<Int>?

  var isEmpty: Bool { contourEnds.isEmpty }

  /// Begins anew, in the same memory.
  mutating func removeAll() {
    vertices.removeAll(keepingCapacity: true)
    contourEnds.removeAll(keepingCapacity: true)
    mayOverlap = false
    overlapRows = nil
  }

  /// Appends a vertex to the open contour; a place out of reach moves to where the reach ends.
  mutating func add(_ point: Point) {
    vertices.append(Vertex(x: Self.fixed(point.x), y: Self.fixed(point.y)))
  }

  mutating func add(_ vertex: Vertex) {
    vertices.append(vertex)
  }

  /// Appends vertices on the spokes of a wheel that lies within reach: a spoke that turns so many times.
  mutating func addSpokes(
    _ center: Point, _ first: Point, cosine: Double, sine: Double, count: Int
  ) {
    var spoke = first
    var index = 0
    while index < count {
      spoke = Point(spoke.x * cosine - spoke.y * sine, spoke.x * sine + spoke.y * cosine)
      let place = center + spoke
      vertices.append(Vertex(x: Self.rounded(place.x), y: Self.rounded(place.y)))
      index &+= 1
    }
  }

  /// Whether all within a distance of a point is within reach.
  static func reaches(_ distance: Double, from point: Point) -> Bool {
    abs(point.x) + distance < reach && abs(point.y) + distance < reach
  }

  /// Ends the open contour; the edge back to its first vertex is part of it.
  mutating func close() {
    let start = contourEnds.isEmpty ? 0 : contourEnds[contourEnds.count - 1]
    if vertices.count > start { contourEnds.append(vertices.count) }
  }

  private static func fixed(_ value: Double) -> Int32 {
    // A comparison with NaN is false, so NaN ends at 0.
    let kept = value > -reach ? min(value, reach) : (value <= -reach ? -reach : 0)
    return rounded(kept)
  }

  /// Returns a coordinate within reach in fixed point.
  @inline(__always)
  private static func rounded(_ value: Double) -> Int32 {
    // Added to 1.5 · 2⁵², a number is rounded to a whole one, which then stands in the sum's last bits.
    let sum = value * Double(unit) + 6_755_399_441_055_744
    return Int32(truncatingIfNeeded: sum.bitPattern)
  }

  /// Calls `body` with both ends of each edge, contour by contour.
  @inline(__always)
  func forEachEdge(_ body: (_ from: Vertex, _ to: Vertex) -> Void) {
    vertices.withUnsafeBufferPointer { vertices in
      var start = 0
      for contour in contourEnds.indices {
        let end = contourEnds[contour]
        var previous = vertices[end - 1]
        for index in start..<end {
          let vertex = vertices[index]
          body(previous, vertex)
          previous = vertex
        }
        start = end
      }
    }
  }

  /// The smallest whole pixels that hold all vertices.
  var pixelBounds: PixelRect {
    if vertices.isEmpty { return .empty }
    var (x0, y0, x1, y1) = (Int32.max, Int32.max, Int32.min, Int32.min)
    for index in vertices.indices {
      let vertex = vertices[index]
      x0 = min(x0, vertex.x)
      y0 = min(y0, vertex.y)
      x1 = max(x1, vertex.x)
      y1 = max(y1, vertex.y)
    }
    let up = Self.unit - 1
    return PixelRect(
      x0: Int(x0) >> Self.fractionBits, y0: Int(y0) >> Self.fractionBits,
      x1: (Int(x1) + up) >> Self.fractionBits, y1: (Int(y1) + up) >> Self.fractionBits)
  }
}
