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

  /// Adds the arc between two directions less than half a turn apart, both ends included, as far as it matters
  /// within a clip.
  mutating func addArc(
    center: Point, radius: Double, from: Point, to: Point, within clip: PixelRect
  ) {
    var arc = HalvedArc(center: center, radius: radius, clip: clip)
    // Halving the angle: cos(a/2) = √((1 + cos a)/2).
    var cosine = ((1 + min(1, max(-1, from.dot(to)))) / 2).squareRoot()
    arc.bulges.append(radius * (1 - cosine))
    while radius * (1 - cosine) > 2 * Self.flatness && arc.bulges.count < 16 {
      cosine = ((1 + cosine) / 2).squareRoot()
      arc.bulges.append(radius * (1 - cosine))
    }
    arc.pushedOut = Self.pushedOut(radius, cosine: cosine)
    let (a, b) = (center + from * radius, center + to * radius)
    add(a)
    addInside(arc, level: 0, from, a, to, b)
    add(b)
  }

  /// An arc that is halved until its chords are flat.
  private struct HalvedArc {
    let center: Point
    let radius: Double
    let clip: PixelRect
    /// How far a chord lies from its arc, by how often the arc was halved.
    var bulges: [Double] = []
    var pushedOut = 0.0
  }

  private mutating func addInside(
    _ arc: HalvedArc, level: Int, _ from: Point, _ a: Point, _ to: Point, _ b: Point
  ) {
    if level + 1 >= arc.bulges.count || isIdle(a, b, bulge: arc.bulges[level], within: arc.clip) {
      return
    }
    let sum = from + to
    let middle = sum * (1 / sum.length)
    let place = arc.center + middle * arc.pushedOut
    addInside(arc, level: level + 1, from, a, middle, place)
    add(place)
    addInside(arc, level: level + 1, middle, place, to, b)
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

  /// Adds the closed half disc on the side of `forward`, a unit vector, from its left to its right.
  mutating func addHalfDisc(
    center: Point, radius: Double, forward: Point, left: Point, within clip: PixelRect
  ) {
    addArc(center: center, radius: radius, from: left, to: forward, within: clip)
    addArc(center: center, radius: radius, from: forward, to: left * -1, within: clip)
    close()
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
