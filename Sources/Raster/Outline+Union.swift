extension Outline {
  /// Returns the outline with contours added that take away what is covered more than once.
  ///
  /// Coverage is summed edge by edge, which is right only where nothing is covered twice. Here the plane is cut
  /// into slabs at every vertex and crossing; within a slab the edges stand side by side, and between two of
  /// them, where the winding is neither 0 nor 1, trapezoids make it 1. Where nothing overlaps, nothing is
  /// added, so the outline's other edges are rounded as ever.
  ///
  /// - Complexity: O(v log v + v·k²) for v vertices and at most k edges side by side.
  func withoutOverlaps() -> Outline {
    let first = overlapRows.map { Int32(clamping: $0.lowerBound * Self.unit) } ?? .min
    let last = overlapRows.map { Int32(clamping: $0.upperBound * Self.unit) } ?? .max
    let edges = slopingEdges.filter { $0.y1 > first && $0.y0 < last }.sorted { $0.y0 < $1.y0 }
    var result = self
    var active: [SlopingEdge] = []
    var next = 0
    var ends = Set(edges.flatMap { [$0.y0, $0.y1] }.filter { $0 > first && $0 < last })
    if overlapRows != nil { ends.formUnion([first, last]) }
    let cuts = ends.sorted()
    let once = windsDownwardsFirst ? 1 : -1
    for (top, bottom) in zip(cuts, cuts.dropFirst()) {
      active.removeAll { $0.y1 <= top }
      while next < edges.count, edges[next].y0 <= top {
        active.append(edges[next])
        next += 1
      }
      result.addSlab(active, from: Double(top), to: Double(bottom), once: once)
    }
    return result
  }

  /// Whether most of the area is wound positively, its left sides going down.
  private var windsDownwardsFirst: Bool {
    var twiceArea = 0.0
    var start = 0
    for end in contourEnds {
      var a = vertices[end - 1]
      for b in vertices[start..<end] {
        twiceArea += Double(b.x) * Double(a.y) - Double(a.x) * Double(b.y)
        a = b
      }
      start = end
    }
    return twiceArea >= 0
  }

  /// An edge that is not level, from its upper end to its lower, in fixed point.
  private struct SlopingEdge {
    var x0: Double
    var y0: Int32
    var x1: Double
    var y1: Int32
    var winding: Int

    func x(at y: Double) -> Double {
      if y <= Double(y0) { return x0 }
      if y >= Double(y1) { return x1 }
      return x0 + (x1 - x0) * ((y - Double(y0)) / (Double(y1) - Double(y0)))
    }
  }

  private var slopingEdges: [SlopingEdge] {
    var edges: [SlopingEdge] = []
    var start = 0
    for end in contourEnds {
      var a = vertices[end - 1]
      for b in vertices[start..<end] {
        if a.y < b.y {
          edges.append(
            SlopingEdge(x0: Double(a.x), y0: a.y, x1: Double(b.x), y1: b.y, winding: 1))
        } else if a.y > b.y {
          edges.append(
            SlopingEdge(x0: Double(b.x), y0: b.y, x1: Double(a.x), y1: a.y, winding: -1))
        }
        a = b
      }
      start = end
    }
    return edges
  }

  private mutating func addSlab(
    _ edges: [SlopingEdge], from top: Double, to bottom: Double, once: Int
  ) {
    let sides = edges.map { (x0: $0.x(at: top), x1: $0.x(at: bottom), winding: $0.winding) }
    var cuts = [0.0, 1.0]
    for (index, a) in sides.enumerated() {
      for b in sides[(index + 1)...] {
        let (above, below) = (a.x0 - b.x0, a.x1 - b.x1)
        if above * below < 0 { cuts.append(above / (above - below)) }
      }
    }
    if cuts.count > 2 { cuts.sort() }
    for (from, to) in zip(cuts, cuts.dropFirst()) where to > from {
      addTrapezoids(sides, from: from, to: to, top: top, height: bottom - top, once: once)
    }
  }

  /// Corrects the winding between two shares of a slab's height, between which no sides cross.
  private mutating func addTrapezoids(
    _ sides: [(x0: Double, x1: Double, winding: Int)], from: Double, to: Double, top: Double,
    height: Double, once: Int
  ) {
    let ordered =
      sides
      .map {
        (a: $0.x0 + ($0.x1 - $0.x0) * from, b: $0.x0 + ($0.x1 - $0.x0) * to, winding: $0.winding)
      }
      .sorted { $0.a + $0.b < $1.a + $1.b }
    let (y0, y1) = (Int32((top + height * from).rounded()), Int32((top + height * to).rounded()))
    guard y0 < y1 else { return }
    var winding = 0
    for (left, right) in zip(ordered, ordered.dropFirst()) {
      winding += left.winding
      if winding == 0 || winding == once { continue }
      let corners = [(left.a, y0), (left.b, y1), (right.b, y1), (right.a, y0)]
      // The corners in this order wind once, their left side going down.
      for _ in 0..<abs(once - winding) {
        for (x, y) in once > winding ? corners : corners.reversed() {
          add(Vertex(x: Int32(x.rounded()), y: y))
        }
        close()
      }
    }
  }
}
