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
  mutating func addArc(center: Point, radius: Double, from: Point, to: Point) {
    add(center + from * radius)
    // Halving the angle: cos(a/2) = √((1 + cos a)/2).
    var cosine = min(1, max(-1, from.dot(to)))
    var levels = 0
    cosine = ((1 + cosine) / 2).squareRoot()
    while radius * (1 - cosine) > 2 * Self.flatness && levels < 16 {
      cosine = ((1 + cosine) / 2).squareRoot()
      levels += 1
    }
    if levels > 0 {
      addInside(
        center: center, radius: Self.pushedOut(radius, cosine: cosine), from: from, to: to,
        levels: levels)
    }
    add(center + to * radius)
  }

  private mutating func addInside(
    center: Point, radius: Double, from: Point, to: Point, levels: Int
  ) {
    let sum = from + to
    let middle = sum * (1 / sum.length)
    if levels > 1 {
      addInside(center: center, radius: radius, from: from, to: middle, levels: levels - 1)
    }
    add(center + middle * radius)
    if levels > 1 {
      addInside(center: center, radius: radius, from: middle, to: to, levels: levels - 1)
    }
  }

  /// Adds the closed half disc on the side of `forward`, a unit vector, from its left to its right.
  mutating func addHalfDisc(center: Point, radius: Double, forward: Point, left: Point) {
    addArc(center: center, radius: radius, from: left, to: forward)
    addArc(center: center, radius: radius, from: forward, to: left * -1)
    close()
  }

  /// Adds what two discs share whose centres lie `distance` apart along `along`, a unit vector.
  mutating func addLens(middle: Point, radius: Double, distance: Double, along: Point) {
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
      addArc(center: center, radius: radius, from: first, to: forward)
      addArc(center: center, radius: radius, from: forward, to: last)
    }
    close()
  }
}
