extension Outline {
  /// How far the polygon of a curve may lie from it, in pixels, half of it inside and half outside.
  ///
  /// A thousandth of a pixel is a quarter of 1/255 of a pixel's area.
  static let flatness = 0.001

  /// Returns how many equal chords keep a whole circle within `flatness`, at least 8.
  ///
  /// A chord over the angle d lies r·d²/8 inside its arc; half of it is moved outside (`pushedOut`).
  static func chords(radius: Double) -> Int {
    guard radius > 0 else { return 8 }
    let angle = (16 * flatness / radius).squareRoot()
    return max(8, Int((2 * Double.pi / angle).rounded(.up)))
  }

  /// Returns the radius of vertices for chords that cross the circle, as far outside at their ends as inside
  /// at their middles.
  ///
  /// - Parameter cosine: of half the angle between two vertices.
  static func pushedOut(_ radius: Double, cosine: Double) -> Double {
    2 * radius / (1 + cosine)
  }

  /// Adds the arc between two directions less than half a turn apart, both ends included.
  ///
  /// An arc that doesn't matter within a clip is its chord.
  mutating func addArc(
    center: Point, radius: Double, from: Point, to: Point, within clip: PixelRect
  ) {
    let (a, b) = (center + from * radius, center + to * radius)
    add(a)
    addInside(center: center, radius: radius, from, a, to, b, within: clip)
    add(b)
  }

  /// Adds an arc's vertices between its ends.
  ///
  /// The arc is halved until its chords are flat; then the vertex turns from chord to chord. The error of a
  /// turn is below 10⁻¹⁵, so that even thousands of them stay far below the grid.
  private mutating func addInside(
    center: Point, radius: Double, _ from: Point, _ a: Point, _ to: Point, _ b: Point,
    within clip: PixelRect
  ) {
    // Halving an angle: cos(a/2) = √((1 + cos a)/2), sin(a/2) = sin a / (2 cos(a/2)).
    var (cosine, sine) = (from.dot(to), from.clockwiseNormal.dot(to))
    var halfCosine = ((1 + min(1, max(-1, cosine))) / 2).squareRoot()
    if isIdle(a, b, bulge: radius * (1 - halfCosine), within: clip) { return }
    var chords = 1
    while radius * (1 - halfCosine) > 2 * Self.flatness && chords < 1 << 15 {
      (cosine, sine) = (halfCosine, sine / (2 * halfCosine))
      halfCosine = ((1 + halfCosine) / 2).squareRoot()
      chords *= 2
    }
    var spoke = from * Self.pushedOut(radius, cosine: halfCosine)
    if Self.reaches(2 * radius, from: center) {
      addSpokes(center, spoke, cosine: cosine, sine: sine, count: chords - 1)
      return
    }
    for _ in 1..<chords {
      spoke = Point(spoke.x * cosine - spoke.y * sine, spoke.x * sine + spoke.y * cosine)
      add(center + spoke)
    }
  }

  /// Whether a curve near its chord can be replaced by it without a change within a clip.
  ///
  /// That is so where both are above, below or right of the clip; and left of it, where only the height that
  /// an edge goes through counts, and a curve's parts add up to its chord's.
  func isIdle(_ a: Point, _ b: Point, bulge: Double, within clip: PixelRect) -> Bool {
    // Vertices are pushed out and rounded by less than this.
    let reach = bulge + 0.01
    return max(a.y, b.y) + reach < Double(clip.y0) || min(a.y, b.y) - reach > Double(clip.y1)
      || min(a.x, b.x) - reach > Double(clip.x1) || max(a.x, b.x) + reach < Double(clip.x0)
  }

  /// Adds a cap's vertices between the stroke's left and right side.
  ///
  /// - Parameters:
  ///   - half: half the stroke's width.
  ///   - forward: where the cap looks, a unit vector.
  ///   - left: the unit vector to the side from which the outline comes.
  mutating func addCap(
    _ cap: Cap, center: Point, half: Double, forward: Point, left: Point, within clip: PixelRect
  ) {
    let (side, ahead) = (left * half, forward * half)
    switch cap {
    case .butt: break
    case .square:
      add(center + side + ahead)
      add(center + ahead - side)
    case .round:
      let (from, tip, to) = (center + side, center + ahead, center - side)
      addInside(center: center, radius: half, left, from, forward, tip, within: clip)
      add(tip)
      addInside(center: center, radius: half, forward, tip, left * -1, to, within: clip)
    }
  }

  /// Adds what two discs share whose centres lie `distance` apart along `along`, a unit vector.
  mutating func addLens(
    middle: Point, radius: Double, distance: Double, along: Point, within clip: PixelRect
  ) {
    let half = distance / 2
    guard half < radius else { return }
    let cosine = half / radius
    let sine = max(0, 1 - cosine * cosine).squareRoot()
    let across = along.clockwiseNormal
    // Each side of the lens belongs to the disc on the other side.
    for side in [1.0, -1.0] {
      let center = middle - along * (side * half)
      let (forward, left) = (along * side, across * -side)
      let first = forward * cosine + left * sine
      let last = forward * cosine - left * sine
      addArc(center: center, radius: radius, from: first, to: forward, within: clip)
      addArc(center: center, radius: radius, from: forward, to: last, within: clip)
    }
    close()
  }
}
