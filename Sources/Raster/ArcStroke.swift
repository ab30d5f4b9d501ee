/// A stroke along a circle.
public struct ArcStroke: Hashable, Sendable {
  public var center: Point
  /// The centre line's radius in pixels.
  public var radius: Double
  /// Across, in pixels; 0 or less draws nothing. Wider than twice the radius fills the middle.
  public var width: Double
  /// Where the stroke begins, in turns clockwise from 12 o'clock.
  public var start: Double
  /// How far it goes, in turns, clockwise if positive; 1 or more either way is the whole annulus, 0 is nothing.
  public var sweep: Double
  public var cap: Cap
  public var fit: CapFit

  public init(
    center: Point, radius: Double, width: Double, start: Double, sweep: Double, cap: Cap,
    fit: CapFit
  ) {
    self.center = center
    self.radius = radius
    self.width = width
    self.start = start
    self.sweep = sweep
    self.cap = cap
    self.fit = fit
  }
}

extension Outline {
  /// Creates the outline of a stroke along a circle.
  ///
  /// The vertices lie on a grid of angles that hangs on the start alone: an end that moves leaves all others
  /// where they are.
  init(_ stroke: ArcStroke) {
    guard stroke.width > 0, stroke.radius > 0, stroke.sweep != 0 else { return }
    let half = stroke.width / 2
    let (outer, inner) = (stroke.radius + half, max(0, stroke.radius - half))
    if abs(stroke.sweep) >= 1 {
      addCircle(stroke, radius: outer, clockwise: true)
      if inner > 0 { addCircle(stroke, radius: inner, clockwise: false) }
      return
    }
    switch (stroke.cap, stroke.fit) {
    case (.butt, _), (.square, .inset):
      addSector(stroke, outer: outer, inner: inner)
    case (.square, .extend), (.round, .extend):
      addCapped(stroke, outer: outer, inner: inner)
    case (.round, .inset):
      addInset(stroke, outer: outer, inner: inner)
    }
  }

  private mutating func addCircle(_ stroke: ArcStroke, radius: Double, clockwise: Bool) {
    // Both circles of an annulus take the outer one's grid, as an arc does.
    let count = Self.chords(radius: stroke.radius + stroke.width / 2)
    let pushed = Self.pushedOut(radius, cosine: -Point.unit(turns: 0.5 / Double(count)).y)
    for index in 0..<count {
      let place = Double(clockwise ? index : count - index) / Double(count)
      add(stroke.center + Point.unit(turns: stroke.start + place) * pushed)
    }
    close()
  }

  /// Adds the part of the annulus between the stroke's two radii at start and end.
  private mutating func addSector(_ stroke: ArcStroke, outer: Double, inner: Double) {
    let count = Double(Self.chords(radius: outer))
    let (way, reach) = (stroke.sweep < 0 ? -1.0 : 1.0, abs(stroke.sweep))
    let cosine = -Point.unit(turns: 0.5 / count).y
    let last = max(0, Int((reach * count).rounded(.up)) - 1)
    let (first, end) = (
      Point.unit(turns: stroke.start), Point.unit(turns: stroke.start + stroke.sweep)
    )
    let directions = (0..<last).map {
      Point.unit(turns: stroke.start + way * Double($0 + 1) / count)
    }
    add(stroke.center + first * outer)
    let pushedOuter = Self.pushedOut(outer, cosine: cosine)
    for direction in directions { add(stroke.center + direction * pushedOuter) }
    add(stroke.center + end * outer)
    if inner > 0 {
      add(stroke.center + end * inner)
      let pushedInner = Self.pushedOut(inner, cosine: cosine)
      for direction in directions.reversed() { add(stroke.center + direction * pushedInner) }
      add(stroke.center + first * inner)
    } else {
      add(stroke.center)
    }
    close()
  }

  /// Adds the sector and a cap past each end; a contour each, with edges in common that cancel.
  private mutating func addCapped(_ stroke: ArcStroke, outer: Double, inner: Double) {
    addSector(stroke, outer: outer, inner: inner)
    let half = stroke.width / 2
    for atEnd in [true, false] {
      let radial = Point.unit(turns: stroke.start + (atEnd ? stroke.sweep : 0))
      let center = stroke.center + radial * stroke.radius
      let way = (stroke.sweep < 0) == atEnd ? -1.0 : 1.0
      let (forward, left) = (radial.clockwiseNormal * way, atEnd ? radial : radial * -1)
      if stroke.cap == .round {
        addHalfDisc(center: center, radius: half, forward: forward, left: left)
      } else {
        let (side, ahead) = (left * half, forward * half)
        for corner in [side, side + ahead, ahead - side, side * -1] { add(center + corner) }
        close()
      }
    }
    // A cap turns past its end by less than this many radians: for a disc asin(x) ≤ π/2·x, for a square's
    // inner corner atan(x) ≤ x.
    let past =
      stroke.cap == .round
      ? Double.pi / 2 * half / stroke.radius : half / (stroke.radius - half)
    let gap = (1 - abs(stroke.sweep)) * 2 * Double.pi
    mayOverlap = half >= stroke.radius || gap < 2 * past
  }

  /// Adds the stroke whose round caps lie within its length, measured along the centre line.
  private mutating func addInset(_ stroke: ArcStroke, outer: Double, inner: Double) {
    let turn = 2 * Double.pi * stroke.radius
    let length = abs(stroke.sweep) * turn
    if length <= stroke.width {
      let radial = Point.unit(turns: stroke.start + stroke.sweep / 2)
      addLens(
        middle: stroke.center + radial * stroke.radius, radius: stroke.width / 2,
        distance: stroke.width - length, along: radial.clockwiseNormal)
      return
    }
    var within = stroke
    let way = stroke.sweep < 0 ? -1.0 : 1.0
    within.start += way * stroke.width / 2 / turn
    within.sweep -= way * stroke.width / turn
    addCapped(within, outer: outer, inner: inner)
  }
}
