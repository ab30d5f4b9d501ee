/// Functions that the standard library lacks, the same to the bit on every machine.
///
/// All of it is additions, multiplications and divisions in a fixed order, within 10⁻¹² of the true
/// value (relative to it for `exp`).
enum Elementary {
  /// Returns e to the power of `x`; infinite above 709.78, 0 below −745.2.
  ///
  /// Method: `x = k ln 2 + r` with ln 2 in two parts (Cody and Waite, Software Manual for the
  /// Elementary Functions, 1980, chapter 6), then Taylor's row for `r` within ±0.35.
  static func exp(_ x: Double) -> Double {
    guard x > -745.2 else { return x.isNaN ? x : 0 }
    guard x < 709.79 else { return .infinity }
    let k = (x * 1.4426950408889634).rounded()
    let r = (x - k * 0.693145751953125) - k * 1.42860682030941723212e-6
    var sum = 1.0
    for n in stride(from: 16.0, through: 1, by: -1) { sum = 1 + r / n * sum }
    // In two steps, since 2ᵏ alone may be too small for a normal number.
    let half = Int(k) / 2
    return sum * power(of2: half) * power(of2: Int(k) - half)
  }

  /// Returns the natural logarithm of a finite number above 0.
  ///
  /// Method: `x = m 2ᵉ` with m within √½…√2, and the row of 2 artanh((m − 1)/(m + 1))
  /// (Abramowitz and Stegun, 4.1.27).
  static func log(_ x: Double) -> Double {
    var m = x.significand
    var e = Double(x.exponent)
    if m > 1.4142135623730951 {
      m /= 2
      e += 1
    }
    let s = (m - 1) / (m + 1)
    let square = s * s
    var sum = 0.0
    for n in stride(from: 25.0, through: 1, by: -2) { sum = sum * square + 1 / n }
    return e * 0.6931471805599453 + 2 * s * sum
  }

  /// Returns the sine of an angle in radians, at most a million either way.
  static func sin(_ x: Double) -> Double { wave(x, quarter: 0) }

  /// Returns the cosine of an angle in radians, at most a million either way.
  static func cos(_ x: Double) -> Double { wave(x, quarter: 1) }

  /// Returns the sine of `x` plus so many quarter turns.
  ///
  /// Method: `x = k π/2 + r` with π/2 in three parts (Cody and Waite, chapter 8), then Taylor's rows
  /// for `r` within ±π/4.
  private static func wave(_ x: Double, quarter: Int) -> Double {
    guard x.magnitude <= 1e9 else { return .zero }
    let k = (x * 0.6366197723675814).rounded()
    let r = ((x - k * 1.5707963267341256) - k * 6.0771005063039660e-11) - k * 2.0222662487959506e-21
    let square = r * r
    var sum = 1.0
    let isCosine = (Int(k) + quarter) & 1 == 1
    let last = isCosine ? 18.0 : 19.0
    for n in stride(from: last, to: 1, by: -2) { sum = 1 - square / (n * (n - 1)) * sum }
    let value = isCosine ? sum : r * sum
    return (Int(k) + quarter) & 2 == 0 ? value : -value
  }

  private static func power(of2 exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
