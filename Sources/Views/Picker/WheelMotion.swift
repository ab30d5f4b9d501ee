public import TimerCore

/// How a wheel of values turns: on its value, held by a finger, or on its way to rest; handed the time.
public struct WheelMotion: Hashable, Sendable {
  /// How many values the wheel has; its place is in values and goes on beyond both ends.
  public let count: Int
  private var state: State
  /// Whether it is at once where it would roll to.
  public var isStill = false

  private enum State: Hashable {
    case resting(Int)
    case held(Double)
    /// On the way to rest on a whole place, since an instant.
    case rolling(Spring, since: BootInstant)
  }

  /// How long a wheel takes to come to rest.
  private static let settling = Duration.milliseconds(350)
  /// How far ahead a speed carries the wheel, in seconds.
  private static let carry = 0.2

  /// Creates a wheel at rest on a value.
  public init(count: Int, value: Int) {
    self.count = max(1, count)
    state = .resting(value)
  }

  /// Returns the place in values: whole on a value, between two in between.
  public func position(at now: BootInstant) -> Double {
    switch state {
    case .resting(let place): Double(place)
    case .held(let place): place
    case .rolling(let spring, let since): spring.position(at: now - since)
    }
  }

  /// Whether its picture changes at `now` with every frame.
  public func isMoving(at now: BootInstant) -> Bool {
    guard case .rolling(let spring, let since) = state else { return false }
    return now - since < spring.duration
  }

  /// The value it stands on, or comes to rest on, 0..<count.
  public var value: Int {
    let rest = target % count
    return rest < 0 ? rest + count : rest
  }

  /// Turns it by so many values from where it would come to rest.
  public mutating func scroll(by steps: Int, at now: BootInstant) {
    roll(to: target + steps, velocity: velocity(at: now), at: now)
  }

  /// Turns it to a value on the shorter way.
  public mutating func turn(to value: Int, at now: BootInstant) {
    var steps = (value - self.value) % count
    if steps > count / 2 { steps -= count }
    if steps < -(count / 2) { steps += count }
    if steps != 0 { scroll(by: steps, at: now) }
  }

  /// Stops it below a finger.
  public mutating func grab(at now: BootInstant) { state = .held(position(at: now)) }

  /// Moves it with the finger that holds it, by a number of values; without a finger nothing happens.
  public mutating func drag(by values: Double) {
    if case .held(let place) = state, values.isFinite { state = .held(place + values) }
  }

  /// Lets it go: it rolls on as its speed, in values a second, carries it, and snaps to a value.
  public mutating func release(velocity: Double = 0, at now: BootInstant) {
    guard case .held(let place) = state else { return }
    let speed = velocity.isFinite ? min(200, max(-200, velocity)) : 0
    roll(to: Int((place + speed * Self.carry).rounded()), velocity: speed, at: now)
  }

  private mutating func roll(to target: Int, velocity: Double, at now: BootInstant) {
    guard !isStill else {
      state = .resting(target)
      return
    }
    let spring = Spring(
      from: position(at: now), to: Double(target), velocity: velocity, damping: 1,
      duration: Self.settling)
    state = .rolling(spring, since: now)
  }

  private func velocity(at now: BootInstant) -> Double {
    guard case .rolling(let spring, let since) = state else { return 0 }
    return spring.velocity(at: now - since)
  }

  /// The whole place it rests on or goes to.
  private var target: Int {
    switch state {
    case .resting(let place): place
    case .held(let place): Int(place.rounded())
    case .rolling(let spring, _): Int(spring.target)
    }
  }
}
