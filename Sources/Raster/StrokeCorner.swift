/// What a stroke's corner adds to the pieces of its two edges.
struct StrokeCorner {
  /// The left and the right side of a piece's end or start, in the stroke's direction.
  typealias Sides = (left: [Point], right: [Point])

  /// How the edge before the corner ends; nil is straight across.
  private(set) var end: Sides?
  /// How the edge after the corner starts; nil is straight across.
  private(set) var start: Sides?
  /// What lies between two edges that end straight across.
  private(set) var wedge: [Point] = []
  /// How far the left end of the line that halves the angle is ahead of the corner, along the edge before it.
  private(set) var lead = 0.0

  init(from before: Polyline.Edge, to after: Polyline.Edge, half: Double, join: Join) {
    let place = after.from
    let cross = before.along.x * after.along.y - before.along.y * after.along.x
    let dot = before.along.dot(after.along)
    // The tangent of half the angle by which the stroke turns, clockwise if positive.
    let slope = dot > -1 + 1e-9 ? cross / (1 + dot) : .infinity
    let reach = half * abs(slope)
    let isRegular = reach <= min(before.length, after.length) / 2
    let side = cross > 0 ? 1.0 : -1.0
    let (first, last) = (before.left * side, after.left * side)
    let tip = (first + before.along * (side * slope)) * half
    let outer = Self.outer(
      first: first, last: last, tip: tip, forward: before.along, half: half,
      miter: (1 + slope * slope).squareRoot(), join: join)
    guard isRegular else {
      let corners = ([first * half] + outer.before + outer.after + [last * half]).map { place + $0 }
      wedge = [place] + (side > 0 ? corners : corners.reversed())
      return
    }
    lead = half * slope
    let (outerEnd, outerStart, inner) = (
      outer.before.map { place + $0 }, outer.after.map { place + $0 }, [place - tip]
    )
    end = side > 0 ? (outerEnd, inner) : (inner, outerEnd)
    start = side > 0 ? (outerStart, inner) : (inner, outerStart)
  }

  /// Returns the outer side from the edge before to the middle, and from there to the edge after.
  private static func outer(
    first: Point, last: Point, tip: Point, forward: Point, half: Double, miter: Double, join: Join
  ) -> (before: [Point], after: [Point]) {
    let sum = first + last
    // Where the stroke turns back on itself the middle lies straight ahead.
    let middle = sum.length > 1e-6 ? sum * (1 / sum.length) : forward
    switch join {
    case .miter(let limit) where miter <= limit && miter.isFinite:
      return ([tip], [tip])
    case .miter, .bevel:
      let center = sum * (half / 2)
      return ([first * half, center], [center, last * half])
    case .round:
      let center = Point(0, 0)
      return (
        Point.arc(center: center, radius: half, from: first, to: middle),
        Point.arc(center: center, radius: half, from: middle, to: last)
      )
    }
  }
}
