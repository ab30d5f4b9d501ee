extension PathStroke {
  /// Returns the pixels that the edges between two ways along the path may cover, all of them for nil.
  func bounds(of ways: ClosedRange<Double>?) -> PixelRect {
    let track = Polyline(points, isClosed: isClosed)
    guard width > 0, !track.edges.isEmpty else { return .empty }
    let count = track.edges.count
    var indices = Array(track.edges.indices)
    if let ways {
      let (first, last) = (track.edge(at: ways.lowerBound), track.edge(at: ways.upperBound))
      let steps = (last - first + count) % count
      // Less than a round lies between the two; where it begins and ends on one edge it may be a whole one.
      let isRound = steps == 0 && ways.upperBound - ways.lowerBound > track.edges[first].length
      indices = isRound ? indices : (-1...steps + 1).map { (first + $0 + count) % count }
    }
    let bounds = indices.reduce(PixelRect.empty) { bounds, index in
      let edge = track.edges[index]
      let next = track.edges[(index + 1) % count]
      let previous = track.edges[(index + count - 1) % count]
      return
        bounds
        .union(PixelRect(holding: edge.from, within: reach(from: previous, to: edge)))
        .union(PixelRect(holding: edge.to, within: reach(from: edge, to: next)))
    }
    return clip.isEmpty ? bounds : bounds.intersection(Shape.polygon(clip).pixelBounds)
  }

  /// Returns how far from a corner, in pixels, the stroke may reach.
  private func reach(from before: Polyline.Edge, to after: Polyline.Edge) -> Double {
    let half = width / 2
    // A square cap's corner is √2 halves away from its end.
    let least = half * (cap == .square ? 1.4143 : 1) + Outline.flatness
    guard case .miter(let limit) = join else { return least }
    let cosine = ((1 + before.along.dot(after.along)) / 2).squareRoot()
    return cosine * limit >= 1 ? max(least, half / cosine) : least
  }

  /// Returns what changes when nothing but the length does; nil when that is no local change.
  func movedEnd(since old: PathStroke) -> PixelRect? {
    var same = old
    same.length = length
    guard same == self, length > 0, old.length > 0, length < 1, old.length < 1 else { return nil }
    // Where pieces are united, a moved vertex cuts the others anew.
    guard !pieces.mayOverlap, !old.pieces.mayOverlap else { return nil }
    let whole = Polyline(points, isClosed: isClosed).length
    let from = min(1, max(0, start)) * whole
    let limit = isClosed ? Double.infinity : whole
    let (near, far) = (min(length, old.length), max(length, old.length))
    return bounds(of: min(limit, from + near * whole)...min(limit, from + far * whole))
  }
}
