/// A way from one place to another as a damped oscillator goes it, cut off at its duration.
///
/// The natural frequency follows from the duration and the damping alone, for a start from rest:
/// below damping 1 the envelope of the distance, from 1 on the distance itself, has fallen to 1 % at
/// the duration; damping 0 makes three swings. At the duration it is at rest on its target.
public struct Spring: Hashable, Sendable {
  /// The place it starts from, in any unit.
  public let start: Double
  /// The place it ends at.
  public let target: Double
  /// The speed at the start in units a second, positive upwards.
  public let initialVelocity: Double
  /// The damping ratio: 0 swings on, 1 never swings, above it creeps.
  public let damping: Double
  /// The time it takes; at or below 0 it is on its target at once.
  public let duration: Duration

  private let frequency: Double

  /// Creates a spring, its speed in units a second.
  ///
  /// What is not finite becomes 0, a negative damping too; damping above 1000 becomes 1000, places and
  /// speeds beyond 10¹² become that. To take
  /// over from a spring under way, start at its position with its velocity.
  public init(
    from start: Double = 0, to target: Double = 1, velocity: Double = 0.5, damping: Double = 0.5,
    duration: Duration = .milliseconds(1500)
  ) {
    self.start = Spring.usable(start)
    self.target = Spring.usable(target)
    initialVelocity = Spring.usable(velocity)
    self.damping = damping > 0 && damping.isFinite ? min(damping, 1000) : 0
    self.duration = min(duration, .longest)
    let seconds = self.duration.inSeconds
    frequency = seconds > 0 ? Oscillation.phase(damping: self.damping) / seconds : 0
  }

  /// Returns the place at a time after the start.
  public func position(at time: Duration) -> Double {
    guard time < duration else { return target }
    guard time > .zero else { return start }
    return target + oscillation.distance(at: time.inSeconds)
  }

  /// Returns the speed at a time after the start, in units a second.
  public func velocity(at time: Duration) -> Double {
    guard time < duration else { return 0 }
    return oscillation.velocity(at: max(0, time.inSeconds))
  }

  private static func usable(_ number: Double) -> Double {
    number.isFinite ? min(max(number, -1e12), 1e12) : 0
  }

  private var oscillation: Oscillation {
    Oscillation(
      distance: start - target, velocity: initialVelocity, damping: damping, frequency: frequency)
  }
}
