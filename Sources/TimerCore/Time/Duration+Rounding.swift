extension Duration {
  /// The longest length a timer takes or an entry may name: 9999 days.
  public static let longest = Duration.seconds(9999 * 86_400)

  /// The least whole number of seconds that is not below the length.
  ///
  /// | length | up | down |
  /// |---|---|---|
  /// | 1.000 000 001 s | 2 | 1 |
  /// | 1 s | 1 | 1 |
  /// | 0.001 s | 1 | 0 |
  /// | −0.9 s | 0 | −1 |
  /// | −1 s | −1 | −1 |
  public var wholeSecondsUp: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) + (attoseconds > 0 ? 1 : 0)
  }

  /// The greatest whole number of seconds that is not above the length.
  public var wholeSecondsDown: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) - (attoseconds < 0 ? 1 : 0)
  }

  /// The length in seconds, rounded to a floating-point number.
  public var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  /// The least whole number of tenths of a second that is not below the length.
  var tenthsUp: Int {
    let (seconds, attoseconds) = components
    let tenth: Int64 = 100_000_000_000_000_000
    return Int(seconds) * 10 + Int(attoseconds / tenth) + (attoseconds % tenth > 0 ? 1 : 0)
  }

  /// The length in nanoseconds, rounded up; at most 292 years either way.
  var nanosecondsUp: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
      + (attoseconds % 1_000_000_000 > 0 ? 1 : 0)
  }

  /// Returns the length times `numerator / denominator`, rounded down to an attosecond.
  ///
  /// Both are positive. A length within ±`longest` times a million cannot overflow.
  func scaledDown(by numerator: Int, over denominator: Int) -> Duration {
    let product = self * numerator
    let quotient = product / denominator
    return quotient * denominator > product ? quotient - .attosecond : quotient
  }

  /// Returns the length times `numerator / denominator`, rounded up to an attosecond.
  func scaledUp(by numerator: Int, over denominator: Int) -> Duration {
    .zero - (.zero - self).scaledDown(by: numerator, over: denominator)
  }

  /// Returns a share 0…1 of the length, rounded to a nanosecond.
  func share(_ share: Double) -> Duration {
    .nanoseconds(Int(Double(nanosecondsUp) * share + 0.5))
  }

  /// Returns how many times `period`, which is positive, fits into the length, which is not negative.
  func count(of period: Duration) -> Int {
    // The quotient of two floating-point numbers is near; what remains is put right in integers.
    var count = Int(self / period)
    while period * count > self { count -= 1 }
    while period * (count + 1) <= self { count += 1 }
    return count
  }

  private static let attosecond = Duration(secondsComponent: 0, attosecondsComponent: 1)
}
