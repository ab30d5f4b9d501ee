public import TimerCore

/// How a drawer is pulled, thrown and springs: the share of it that is seen, 0 hidden to 1 whole, handed the time.
public struct DrawerMotion: Hashable, Sendable {
  /// Where a drawer rests.
  public enum Rest: String, Hashable, Sendable, CaseIterable {
    /// Put away: nothing of it is seen.
    case hidden
    /// As much is seen as the look says.
    case shut
    case open
  }

  private var shut: Double
  private var spring: DrawerSpring
  private var state: State
  /// Where it rests, or goes to when it is let go.
  public private(set) var rest: Rest

  private enum State: Hashable {
    case resting
    /// Held where a finger would have it, which beyond its ends is farther than it goes.
    case held(finger: Double)
    case moving(Spring, since: BootInstant)
  }

  /// How far ahead a speed is looked, in seconds, to tell where a throw is meant to go.
  private static let foresight = 0.18

  public init(_ look: DrawerLook = DrawerLook(), rest: Rest = .shut) {
    shut = look.shut
    spring = look.spring
    self.rest = rest
    state = .resting
  }

  /// Takes over how much of it peeks in, and how it springs, of another look; a rest that has moved it springs to.
  public mutating func adopt(_ look: DrawerLook, at now: BootInstant) {
    let (from, before) = (shown(at: now), place(of: rest))
    (shut, spring) = (look.shut, look.spring)
    if rest != .open { rest = shut > 0 ? .shut : .hidden }
    guard place(of: rest) != before, !isHeld else { return }
    state = .moving(spring.move(from: from, to: place(of: rest), velocity: 0), since: now)
  }

  /// Returns the share of the drawer that is seen; below 0 and above 1 while it swings or is pulled too far.
  public func shown(at now: BootInstant) -> Double {
    switch state {
    case .resting: place(of: rest)
    case .held(let finger): Self.stretched(finger)
    case .moving(let spring, let since): spring.position(at: now - since)
    }
  }

  /// Whether its picture changes at `now` with every frame.
  public func isMoving(at now: BootInstant) -> Bool {
    guard case .moving(let spring, let since) = state else { return false }
    return now - since < spring.duration
  }

  /// Whether a finger holds it.
  public var isHeld: Bool { if case .held = state { true } else { false } }

  /// Sends it to a rest, as a key or a command does; on its way it keeps its speed.
  public mutating func go(to rest: Rest, at now: BootInstant) {
    let (from, to) = (shown(at: now), place(of: rest))
    if rest == self.rest, case .resting = state { return }
    self.rest = rest
    var velocity = (to - from) * spring.initialSpeed
    if case .moving(let spring, let since) = state, now - since < spring.duration {
      velocity = spring.velocity(at: now - since)
    }
    state = .moving(spring.move(from: from, to: to, velocity: velocity), since: now)
  }

  /// Opens it, or shuts it if it is open or on its way there.
  public mutating func toggle(at now: BootInstant) {
    go(to: rest == .open ? .shut : .open, at: now)
  }

  /// Stops it below a finger.
  public mutating func grab(at now: BootInstant) {
    state = .held(finger: Self.unstretched(shown(at: now)))
  }

  /// Moves it with the finger that holds it, by a share of the drawer, out if positive.
  public mutating func drag(by share: Double) {
    if case .held(let finger) = state, share.isFinite { state = .held(finger: finger + share) }
  }

  /// Lets it go with a speed in drawers a second, out if positive: it springs to where that leads, at that speed.
  public mutating func release(velocity: Double = 0, at now: BootInstant) {
    guard case .held = state else { return }
    let speed = velocity.isFinite ? min(20, max(-20, velocity)) : 0
    let from = shown(at: now)
    let aim = from + speed * Self.foresight
    rest = [Rest.shut, .open].min { abs(place(of: $0) - aim) < abs(place(of: $1) - aim) } ?? .shut
    state = .moving(spring.move(from: from, to: place(of: rest), velocity: speed), since: now)
  }

  /// Keeps as many pixels in sight when the drawer's length changes, and springs to its rest from there.
  ///
  /// - Parameter factor: the length before over the length after.
  public mutating func resize(by factor: Double, at now: BootInstant) {
    guard factor > 0, factor.isFinite, factor != 1 else { return }
    let from = shown(at: now) * factor
    switch state {
    case .held: state = .held(finger: Self.unstretched(from))
    case .resting, .moving:
      var velocity = 0.0
      if case .moving(let spring, let since) = state {
        velocity = spring.velocity(at: now - since) * factor
      }
      state = .moving(spring.move(from: from, to: place(of: rest), velocity: velocity), since: now)
    }
  }

  private func place(of rest: Rest) -> Double {
    switch rest {
    case .hidden: 0
    case .shut: shut
    case .open: 1
    }
  }

  /// How much of the drawer a finger can stretch it at most.
  private static let stretch = 0.25

  /// Returns how far the drawer follows a finger: beyond its whole length less and less.
  private static func stretched(_ finger: Double) -> Double {
    guard finger > 1 else { return max(0, finger) }
    let beyond = finger - 1
    return 1 + stretch * beyond / (beyond + stretch)
  }

  /// Returns where a finger would hold the drawer at a place.
  private static func unstretched(_ place: Double) -> Double {
    guard place > 1 else { return place }
    let beyond = min(place - 1, stretch * 0.95)
    return 1 + stretch * beyond / (stretch - beyond)
  }
}
