extension Outline {
  /// Adds the outline of a stroke along a circle, as far as it matters within a clip.
  ///
  /// The vertices lie on a grid of angles that hangs on the start alone: an end that moves leaves all others
  /// where they are.
  mutating func add(_ stroke: ArcStroke, within clip: PixelRect) {
    guard stroke.width > 0, stroke.radius > 0, stroke.sweep != 0 else { return }
    if abs(stroke.sweep) >= 1 {
      addAnnulus(stroke, within: clip)
      return
    }
    switch (stroke.cap, stroke.fit) {
    case (.butt, _), (.square, .inset): addSector(stroke, cap: .butt, within: clip)
    case (.square, .extend), (.round, .extend): addCapped(stroke, within: clip)
    case (.round, .inset): addInset(stroke, within: clip)
    }
  }

  private mutating func addAnnulus(_ stroke: ArcStroke, within clip: PixelRect) {
    let grid = AngleGrid(stroke)
    addGrid(grid, radius: grid.outer, from: 0, to: grid.count, clip: clip)
    close()
    if grid.inner > 0 {
      addGrid(grid, radius: grid.inner, from: grid.count, to: 0, clip: clip)
      close()
    }
  }

  /// Adds the part of the annulus between the stroke's radii at start and end, and a cap past each of the two.
  private mutating func addSector(_ stroke: ArcStroke, cap: Cap, within clip: PixelRect) {
    let grid = AngleGrid(stroke)
    let last = max(0, Int((abs(stroke.sweep) * Double(grid.count)).rounded(.up)) - 1)
    let first = Point.unit(turns: stroke.start)
    let end = Point.unit(turns: stroke.start + stroke.sweep)
    let isPie = grid.inner == 0
    add(stroke.center + first * grid.outer)
    if last > 0 { addGrid(grid, radius: grid.outer, from: 1, to: last, clip: clip) }
    add(stroke.center + end * grid.outer)
    if isPie {
      add(stroke.center)
      close()
      addCap(stroke, cap, radial: end, isEnd: true, isClosed: true, within: clip)
      addCap(stroke, cap, radial: first, isEnd: false, isClosed: true, within: clip)
      return
    }
    addCap(stroke, cap, radial: end, isEnd: true, isClosed: false, within: clip)
    add(stroke.center + end * grid.inner)
    if last > 0 { addGrid(grid, radius: grid.inner, from: last, to: 1, clip: clip) }
    add(stroke.center + first * grid.inner)
    addCap(stroke, cap, radial: first, isEnd: false, isClosed: false, within: clip)
    close()
  }

  /// Adds the cap past one end, as a part of the open contour, or with its side on the stroke as one of its own.
  private mutating func addCap(
    _ stroke: ArcStroke, _ cap: Cap, radial: Point, isEnd: Bool, isClosed: Bool,
    within clip: PixelRect
  ) {
    let (center, half) = (stroke.center + radial * stroke.radius, stroke.width / 2)
    let left = isEnd ? radial : radial * -1
    let forward = radial.clockwiseNormal * ((stroke.sweep < 0) == isEnd ? -1 : 1)
    if isClosed { add(center + left * half) }
    addCap(cap, center: center, half: half, forward: forward, left: left, within: clip)
    if isClosed {
      add(center - left * half)
      close()
    }
  }

  /// Adds the stroke with a cap past each end; where the two meet, they overlap.
  private mutating func addCapped(_ stroke: ArcStroke, within clip: PixelRect) {
    mayOverlap = stroke.extendedCapsMeet
    // Overlaps are cut at all vertices around: one that a clip leaves out would move their cuts.
    addSector(stroke, cap: stroke.cap, within: mayOverlap ? .everywhere : clip)
    if mayOverlap {
      let end = stroke.start + stroke.sweep
      let caps = stroke.bounds(from: stroke.start, to: stroke.start)
        .union(stroke.bounds(from: end, to: end))
      overlapRows = caps.y0..<caps.y1
    }
  }

  /// Adds the stroke whose round caps lie within its length, measured along the centre line.
  private mutating func addInset(_ stroke: ArcStroke, within clip: PixelRect) {
    let turn = 2 * Double.pi * stroke.radius
    let length = abs(stroke.sweep) * turn
    if length <= stroke.width {
      let radial = Point.unit(turns: stroke.start + stroke.sweep / 2)
      addLens(
        middle: stroke.center + radial * stroke.radius, radius: stroke.width / 2,
        distance: stroke.width - length, along: radial.clockwiseNormal, within: clip)
      return
    }
    addCapped(stroke.withoutInset, within: clip)
  }

  /// Adds the grid's vertices from one index to another on a circle, both included.
  ///
  /// Left out are those between two others whose chord does as well within the clip.
  private mutating func addGrid(
    _ grid: AngleGrid, radius: Double, from first: Int, to last: Int, clip: PixelRect
  ) {
    let pushed = Self.pushedOut(radius, cosine: grid.cosine)
    let (a, b) = (grid.place(first, radius: pushed), grid.place(last, radius: pushed))
    add(a)
    addBetween(grid, radius: pushed, first, a, last, b, clip: clip)
    if first != last { add(b) }
  }

  private mutating func addBetween(
    _ grid: AngleGrid, radius: Double, _ first: Int, _ a: Point, _ last: Int, _ b: Point,
    clip: PixelRect
  ) {
    let span = abs(last - first)
    if span < 2 { return }
    if 4 * span < grid.count {
      // The circle leaves its chord by r·(1 − cos(d/2)) ≤ r·d²/8.
      let angle = Double(span) * grid.step
      if isIdle(a, b, bulge: radius * angle * angle / 8, within: clip) { return }
    }
    let middle = (first + last) / 2
    let place = grid.place(middle, radius: radius)
    addBetween(grid, radius: radius, first, a, middle, place, clip: clip)
    add(place)
    addBetween(grid, radius: radius, middle, place, last, b, clip: clip)
  }
}

extension ArcStroke {
  /// The stroke, with round caps within its length, as one with caps past its ends.
  fileprivate var withoutInset: ArcStroke {
    var within = self
    let (turn, way) = (2 * Double.pi * radius, sweep < 0 ? -1.0 : 1.0)
    within.start += way * width / 2 / turn
    within.sweep -= way * width / turn
    within.fit = .extend
    return within
  }

  /// Whether the two caps may lie on one another.
  var capsMeet: Bool {
    switch (cap, fit) {
    case (.butt, _), (.square, .inset): false
    case (.square, .extend), (.round, .extend): extendedCapsMeet
    case (.round, .inset): withoutInset.extendedCapsMeet
    }
  }

  fileprivate var extendedCapsMeet: Bool {
    let half = width / 2
    // A cap turns past its end by less than this many radians: for a disc asin(x) ≤ π/2·x, for a square's
    // inner corner atan(x) ≤ x.
    let past = cap == .round ? Double.pi / 2 * half / radius : half / (radius - half)
    let gap = (1 - abs(sweep)) * 2 * Double.pi
    return half >= radius || gap < 2 * past
  }
}

/// The angles at which an arc's vertices lie, on all its circles.
private struct AngleGrid {
  let outer: Double
  let inner: Double
  /// Chords of a whole turn.
  let count: Int
  /// Of half the angle between two vertices.
  let cosine: Double
  private let center: Point
  private let start: Double
  private let way: Double

  init(_ stroke: ArcStroke) {
    outer = stroke.radius + stroke.width / 2
    inner = max(0, stroke.radius - stroke.width / 2)
    count = Outline.chords(radius: outer)
    cosine = -Point.unit(turns: 0.5 / Double(count)).y
    (center, start, way) = (stroke.center, stroke.start, stroke.sweep < 0 ? -1 : 1)
  }

  /// The angle between two vertices in radians.
  var step: Double { 2 * Double.pi / Double(count) }

  func place(_ index: Int, radius: Double) -> Point {
    center + Point.unit(turns: start + way * Double(index) / Double(count)) * radius
  }
}
