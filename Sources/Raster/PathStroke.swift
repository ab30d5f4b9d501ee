/// A stroke along straight edges from point to point.
public struct PathStroke: Hashable, Sendable {
  public var points: [Point]
  /// Whether an edge leads from the last point back to the first.
  public var isClosed: Bool
  /// Across, in pixels; 0 or less draws nothing.
  public var width: Double
  public var join: Join
  /// How the ends look; round and square caps are added past them.
  public var cap: Cap
  /// Where the stroke begins, as a share of the path's length, 0…1.
  public var start: Double
  /// How much of the path it goes, as a share of its length; 1 or more of a closed path has no ends, 0 is nothing.
  public var length: Double
  /// The corners of a convex polygon beyond which nothing is covered; empty bounds nothing.
  public var clip: [Point]

  public init(
    points: [Point], isClosed: Bool, width: Double, join: Join = .miter(limit: 10),
    cap: Cap = .butt, start: Double = 0, length: Double = 1, clip: [Point] = []
  ) {
    self.points = points
    self.isClosed = isClosed
    self.width = width
    self.join = join
    self.cap = cap
    self.start = start
    self.length = length
    self.clip = clip
  }
}

extension Outline {
  /// Adds the outline of a stroke along straight edges.
  ///
  /// Each edge gives a convex piece that ends at the line that halves the angle of its corner, so that
  /// neighbours share an edge and cancel there. Only pieces that lie on one another have to be united.
  mutating func add(_ stroke: PathStroke) {
    var pieces = stroke.pieces
    if !stroke.clip.isEmpty {
      for index in pieces.corners.indices {
        pieces.corners[index] = pieces.corners[index].clipped(toConvex: stroke.clip)
      }
    }
    for corners in pieces.corners {
      for corner in corners { add(corner) }
      close()
    }
    mayOverlap = pieces.mayOverlap
  }
}

extension PathStroke {
  /// The convex parts that make up a stroke, all wound the same way.
  struct Pieces {
    var corners: [[Point]] = []
    /// Whether pieces other than neighbours may lie on one another.
    var mayOverlap = false
  }

  /// The pieces of the stroke, not yet clipped.
  var pieces: Pieces {
    guard width > 0, width.isFinite, length > 0 else { return Pieces() }
    let track = Polyline(points, isClosed: isClosed)
    guard track.length > 0 else { return Pieces() }
    let from = min(1, max(0, start)) * track.length
    let to = from + min(1, length) * track.length
    let isWhole = isClosed && length >= 1
    var pieces = Pieces()
    if isWhole {
      pieces = StrokedPath(track, half: width / 2, join: join).pieces()
    } else if cap == .butt {
      let stroked = StrokedPath(track, half: width / 2, join: join)
      pieces = stroked.pieces(from: from, to: isClosed ? to : min(to, track.length))
    } else {
      let part = track.part(from: from, to: isClosed ? to : min(to, track.length))
      guard part.length > 0 else { return Pieces() }
      pieces = StrokedPath(part, half: width / 2, join: join).pieces()
      pieces.corners += part.caps(cap, half: width / 2)
    }
    pieces.mayOverlap = pieces.mayOverlap || pieces.corners.convexPolygonsOverlap
    return pieces
  }
}
