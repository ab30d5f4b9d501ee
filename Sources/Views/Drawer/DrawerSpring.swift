import TimerCore

/// How a drawer moves by itself.
public struct DrawerSpring: Hashable, Sendable {
  /// The time a move takes; at or below 0 it jumps.
  public var duration: Duration
  /// The damping ratio: 0 swings on, 1 never swings.
  public var damping: Double
  /// The speed at the start of a move that no finger gave, in ways a second.
  public var initialSpeed: Double

  public init(
    duration: Duration = .milliseconds(1500), damping: Double = 0.5, initialSpeed: Double = 0.5
  ) {
    self.duration = duration
    self.damping = damping
    self.initialSpeed = initialSpeed
  }

  /// Returns a move from a place to another with a speed in units a second.
  func move(from start: Double, to target: Double, velocity: Double) -> Spring {
    Spring(from: start, to: target, velocity: velocity, damping: damping, duration: duration)
  }
}
