/// The convex pieces of a stroke along a path.
///
/// A corner is *regular* where the inner sides of its edges meet within half of either: there both pieces end
/// at the line that halves the angle. At any other corner they end straight across, and a wedge fills the gap.
struct StrokedPath {
  let track: Polyline
  let half: Double
  let join: Join
  /// The corner at the beginning of each edge; nil at an open path's beginning.
  private let corners: [StrokeCorner?]

  init(_ track: Polyline, half: Double, join: Join) {
    (self.track, self.half, self.join) = (track, half, join)
    let edges = track.edges
    corners = edges.indices.map { index in
      if index == 0 && !track.isClosed { return nil }
      return StrokeCorner(
        from: edges[index == 0 ? edges.count - 1 : index - 1], to: edges[index], half: half,
        join: join)
    }
  }

  private func corner(after edge: Int) -> StrokeCorner? {
    edge + 1 < corners.count ? corners[edge + 1] : corners[0]
  }

  /// Returns the pieces of the whole path.
  func pieces() -> PathStroke.Pieces {
    var pieces = PathStroke.Pieces()
    for index in track.edges.indices {
      pieces.corners.append(piece(index))
      add(corner(after: index)?.wedge, to: &pieces)
    }
    return pieces
  }

  /// Returns the pieces from one way along the path to another, each end cut off.
  ///
  /// The cut is straight across, but near a regular corner it turns into the line that halves the angle:
  /// what is drawn grows steadily around the corner.
  func pieces(from: Double, to: Double) -> PathStroke.Pieces {
    var pieces = PathStroke.Pieces()
    guard to > from else { return pieces }
    let first = track.edge(at: from)
    var index = first
    var begin = track.edges[first].offset
    if track.isClosed && from >= track.length { begin += track.length }
    while true {
      let end = begin + track.edges[index].length
      var corners = piece(index)
      if from > begin {
        let cut = cut(index, at: from - begin)
        corners = corners.clipped(on: cut.place, outward: cut.forward * -1)
      }
      if to < end {
        let cut = cut(index, at: to - begin)
        corners = corners.clipped(on: cut.place, outward: cut.forward)
      }
      pieces.corners.append(corners)
      guard to > end, track.isClosed || index + 1 < track.edges.count else { return pieces }
      add(corner(after: index)?.wedge, to: &pieces)
      index = (index + 1) % track.edges.count
      begin = end
    }
  }

  private func add(_ wedge: [Point]?, to pieces: inout PathStroke.Pieces) {
    guard let wedge, !wedge.isEmpty else { return }
    pieces.corners.append(wedge)
    pieces.mayOverlap = true
  }

  /// Returns an edge's piece: along its left side, and back along its right side.
  private func piece(_ index: Int) -> [Point] {
    let edge = track.edges[index]
    let across = edge.left * half
    let start = corners[index]?.start ?? ([edge.from + across], [edge.from - across])
    let end = corner(after: index)?.end ?? ([edge.to + across], [edge.to - across])
    return start.left + end.left + end.right.reversed() + start.right.reversed()
  }

  /// Returns where an edge is cut: a place on the cut and the direction, square to it, in which it looks.
  private func cut(_ index: Int, at way: Double) -> (place: Point, forward: Point) {
    let edge = track.edges[index]
    let lead = lead(index, at: way)
    let across = edge.left * half + edge.along * lead
    return (edge.from + edge.along * way, across.clockwiseNormal)
  }

  /// Returns how far the cut's left end is ahead of its middle, in pixels.
  ///
  /// From a corner it falls evenly over twice the way that it has there, so neither side ever goes back.
  private func lead(_ index: Int, at way: Double) -> Double {
    let (before, after) = (corners[index]?.lead ?? 0, corner(after: index)?.lead ?? 0)
    let length = track.edges[index].length
    let room = 2 * (abs(before) + abs(after))
    let scale = 2 * (room > length ? length / room : 1)
    let (rise, fall) = (abs(before) * scale, abs(after) * scale)
    var lead = 0.0
    if way < rise { lead -= before * (1 - way / rise) }
    if length - way < fall { lead += after * (1 - (length - way) / fall) }
    return lead
  }
}
