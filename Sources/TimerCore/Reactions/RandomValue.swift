/// A random number that follows from a seed, a second and an index alone.
///
/// Method: the finishing function of Steele, Lea and Flood's SplitMix64, once for each of the three.
struct RandomValue {
  let seed: UInt64
  let second: Int
  let index: Int

  /// The number, 0..<1.
  var value: Double {
    let bits = Self.mix(Self.mix(Self.mix(seed) ^ Self.bits(second)) ^ Self.bits(index))
    return Double(bits >> 11) / 9_007_199_254_740_992
  }

  private static func bits(_ number: Int) -> UInt64 { UInt64(bitPattern: Int64(number)) }

  private static func mix(_ number: UInt64) -> UInt64 {
    var z = number &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
