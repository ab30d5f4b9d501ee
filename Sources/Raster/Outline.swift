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

  var isEmpty: Bool { contourEnds.isEmpty }

  /// Begins anew, in the same memory.
  mutating func removeAll() {
    vertices.removeAll(keepingCapacity: true)
    contourEnds.removeAll(keepingCapacity: true)
    mayOverlap = false
  }

  /// Appends a vertex to the open contour; a place out of reach moves to where the reach ends.
  mutating func add(_ point: Point) {
    vertices.append(Vertex(x: Self.fixed(point.x), y: Self.fixed(point.y)))
  }

  mutating func add(_ vertex: Vertex) {
    vertices.append(vertex)
  }

  /// Ends the open contour; the edge back to its first vertex is part of it.
  mutating func close() {
    if vertices.count > contourEnds.last ?? 0 { contourEnds.append(vertices.count) }
  }

  private static func fixed(_ value: Double) -> Int32 {
    // A comparison with NaN is false, so NaN ends at 0.
    let kept = value > -reach ? min(value, reach) : (value <= -reach ? -reach : 0)
    // Added to 1.5 · 2⁵², a number is rounded to a whole one, which then stands in the sum's last bits.
    let sum = kept * Double(unit) + 6_755_399_441_055_744
    return Int32(truncatingIfNeeded: sum.bitPattern)
  }

  /// The smallest whole pixels that hold all vertices.
  var pixelBounds: PixelRect {
    guard let first = vertices.first else { return .empty }
    var (x0, y0, x1, y1) = (first.x, first.y, first.x, first.y)
    for vertex in vertices {
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
