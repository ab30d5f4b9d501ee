/// The damped oscillator y″ + 2ζω y′ + ω² y = 0 in closed form.
///
/// With a = ζω and b = ω √|1 − ζ²|: y = e^(−at) (y₀ C + (a y₀ + v₀) S) and
/// y′ = e^(−at) (v₀ C − (ω² y₀ + a v₀) S), where C and S are cos bt and sin bt / b below ζ = 1, 1 and
/// t at it, cosh bt and sinh bt / b above it.
struct Oscillation {
  let distance: Double
  let velocity: Double
  /// The damping ratio ζ, not negative.
  let damping: Double
  /// The natural frequency ω in radians a second, above 0.
  let frequency: Double

  /// Returns the distance from rest after a number of seconds.
  func distance(at time: Double) -> Double {
    let (c, s) = decaying(time)
    return distance * c + (damping * frequency * distance + velocity) * s
  }

  /// Returns the speed after a number of seconds.
  func velocity(at time: Double) -> Double {
    let (c, s) = decaying(time)
    let pull = frequency * frequency * distance + damping * frequency * velocity
    return velocity * c - pull * s
  }

  /// Returns C and S, both times e^(−at).
  private func decaying(_ time: Double) -> (Double, Double) {
    let spread = 1 - damping * damping
    let b = frequency * spread.magnitude.squareRoot()
    let angle = b * time
    if angle < 1e-4 {
      // Two terms of either row, where sin bt / b and sinh bt / b lose their digits.
      let square = spread > 0 ? -angle * angle : angle * angle
      let decay = Elementary.exp(-damping * frequency * time)
      return (decay * (1 + square / 2), decay * time * (1 + square / 6))
    }
    if spread > 0 {
      let decay = Elementary.exp(-damping * frequency * time)
      return (decay * Elementary.cos(angle), decay * Elementary.sin(angle) / b)
    }
    // e^(−at) cosh bt, put so that nothing overflows: the slow root is ω / (ζ + √(ζ² − 1)).
    let slow = Elementary.exp(-frequency * time / (damping + (-spread).squareRoot()))
    let fast = Elementary.exp(-2 * angle)
    return (slow * (1 + fast) / 2, slow * (1 - fast) / (2 * b))
  }

  /// Returns ω times the duration for a damping ratio, as `Spring` says.
  static func phase(damping: Double) -> Double {
    if damping <= 0 { return 6 * .pi }
    if damping >= 1 { return settled(damping: damping) }
    // The envelope of a start from rest is e^(−ζωt) / √(1 − ζ²). Close to ζ = 1 it is far above the
    // curve, which is then within 1 % as early as the one at ζ = 1.
    let envelope = 100 / (1 - damping * damping).squareRoot()
    return min(Elementary.log(envelope) / damping, critical(below: damping))
  }

  /// The phase of damping 1, as a bound where the envelope no longer tells.
  private static func critical(below damping: Double) -> Double {
    damping > 0.9 ? settled(damping: 1) : .infinity
  }

  /// Returns the phase at which a start from rest, which never swings, has come within 1 %.
  private static func settled(damping: Double) -> Double {
    let unit = Oscillation(distance: 1, velocity: 0, damping: damping, frequency: 1)
    var (low, high) = (0.0, 20 * damping)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if unit.distance(at: middle) > 0.01 { low = middle } else { high = middle }
    }
    return high
  }
}
