// Sine and cosine of our own, so that pictures are equal bit for bit whatever C library a machine has.

extension Point {
  /// Returns the unit vector at an angle in turns, clockwise on the screen from 12 o'clock.
  ///
  /// | turns | x | y |
  /// |---|---|---|
  /// | 0 | 0 | −1 |
  /// | 0.25 | 1 | 0 |
  /// | 0.5 | 0 | 1 |
  ///
  /// The error is below 10⁻¹⁵; opposite angles are exact mirror images. The angle is reduced to an eighth of
  /// a turn without rounding, then the Taylor polynomials of degree 15 and 16 are taken.
  static func unit(turns: Double) -> Point {
    let quarter = (turns * 4).rounded()
    let angle = (turns - quarter / 4) * (2 * Double.pi)
    let (s, c) = (sinePolynomial(angle), cosinePolynomial(angle))
    let place = quarter - 4 * (quarter / 4).rounded(.down)
    if place == 0 { return Point(s, -c) }
    if place == 1 { return Point(c, s) }
    if place == 2 { return Point(-s, c) }
    return Point(-c, -s)
  }

  /// The vector a quarter turn further clockwise.
  var clockwiseNormal: Point { Point(-y, x) }

  func dot(_ other: Point) -> Double { x * other.x + y * other.y }
}

private func sinePolynomial(_ x: Double) -> Double {
  let z = x * x
  var sum = 1 - z / 210
  for divisor in [156.0, 110, 72, 42, 20, 6] { sum = 1 - z / divisor * sum }
  return x * sum
}

private func cosinePolynomial(_ x: Double) -> Double {
  let z = x * x
  var sum = 1 - z / 240
  for divisor in [182.0, 132, 90, 56, 30, 12, 2] { sum = 1 - z / divisor * sum }
  return sum
}
