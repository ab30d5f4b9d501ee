import TimerCore
import Views

/// A finger that grabs a drawer, moves it and lets it go with a speed.
struct Pull {
  let from: Duration
  let to: Duration
  /// How far it moves, as a share of the drawer, out if positive.
  let share: Double
  /// The speed that it lets go with, in drawers a second.
  let velocity: Double

  /// Brings a drawer to where it is at a time.
  func apply(to motion: inout DrawerMotion, at time: Duration) {
    guard time >= from else { return }
    motion.grab(at: BootInstant(sinceBoot: from))
    motion.drag(by: share * Easing.easeInOut.share(after: (time - from) / (to - from)))
    guard time >= to else { return }
    motion.release(velocity: velocity, at: BootInstant(sinceBoot: to))
  }
}
