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
  public static func unit(turns: Double) -> Point {
    let quarter = wholeQuarters(turns * 4)
    let angle = (turns - quarter / 4) * (2 * Double.pi)
    let (s, c) = (sinePolynomial(angle), cosinePolynomial(angle))
    switch Int(quarter) & 3 {
    case 0: return Point(s, -c)
    case 1: return Point(c, s)
    case 2: return Point(-s, c)
    default: return Point(-c, -s)
    }
  }

  /// Returns the nearest whole number, of two the one further from 0; 0 where angles mean nothing any more.
  ///
  /// The C library's way costs two calls for each vertex.
  @inline(__always)
  private static func wholeQuarters(_ value: Double) -> Double {
    guard abs(value) < 1e15 else { return 0 }
    let whole = Double(Int(value + (value < 0 ? -0.5 : 0.5)))
    // Just below a half the sum is rounded up.
    return abs(whole - value) > 0.5 ? (value < 0 ? whole + 1 : whole - 1) : whole
  }

  /// The vector's angle in turns clockwise from 12 o'clock, 0..<1; 0 for the zero vector.
  ///
  /// The error is below 10⁻⁹. Swapping and mirroring lead to a tangent of at most 1, and the tangent of a sum to
  /// one of at most tan(1/16 turn), whose arc tangent is a short power series.
  package var turns: Double {
    let (long, short) = (max(abs(x), abs(y)), min(abs(x), abs(y)))
    guard long > 0 else { return 0 }
    let tangent = short / long
    let sixteenth = 0.4142135623730951
    let isWide = tangent > sixteenth
    let reduced = isWide ? (tangent - 1) / (tangent + 1) : tangent
    let z = reduced * reduced
    var sum = 0.0
    for divisor in stride(from: 19.0, through: 1, by: -2) { sum = 1 / divisor - z * sum }
    var angle = reduced * sum / (2 * Double.pi)
    if isWide { angle += 0.125 }
    // The angle between the vector and the nearer axis becomes one from 12 o'clock, clockwise.
    if abs(x) > abs(y) { angle = 0.25 - angle }
    if y > 0 { angle = 0.5 - angle }
    return x < 0 ? (angle > 0 ? 1 - angle : 0) : angle
  }

  /// The vector a quarter turn further clockwise.
  var clockwiseNormal: Point { Point(-y, x) }

  func dot(_ other: Point) -> Double { x * other.x + y * other.y }
}

// Horner's way without a loop: an array of the divisors would be allocated in debug builds.

private func sinePolynomial(_ x: Double) -> Double {
  let z = x * x
  var sum = 1 - z * (1 / 210)
  sum = 1 - z * (1 / 156) * sum
  sum = 1 - z * (1 / 110) * sum
  sum = 1 - z * (1 / 72) * sum
  sum = 1 - z * (1 / 42) * sum
  sum = 1 - z * (1 / 20) * sum
  sum = 1 - z * (1 / 6) * sum
  return x * sum
}

private func cosinePolynomial(_ x: Double) -> Double {
  let z = x * x
  var sum = 1 - z * (1 / 240)
  sum = 1 - z * (1 / 182) * sum
  sum = 1 - z * (1 / 132) * sum
  sum = 1 - z * (1 / 90) * sum
  sum = 1 - z * (1 / 56) * sum
  sum = 1 - z * (1 / 30) * sum
  sum = 1 - z * (1 / 12) * sum
  sum = 1 - z * (1 / 2) * sum
  return sum
}
