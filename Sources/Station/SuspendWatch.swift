import CLinux
import Glibc
import TimerCore

/// Notices that the machine has slept: the boot clock went on then, and the one of waking time stood still.
struct SuspendWatch {
  private var asleep: Duration?

  /// Shorter differences are those between two readings.
  private static let least = Duration.milliseconds(500)

  /// Returns whether the machine has slept since the last time.
  ///
  /// Wraps `clock_gettime` for CLOCK_MONOTONIC.
  mutating func hasSlept(at now: BootInstant) -> Bool {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return hasSlept(at: now, awake: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
  }

  /// Returns whether it has slept, by how long it was awake in all.
  mutating func hasSlept(at now: BootInstant, awake: Duration) -> Bool {
    let asleep = now.sinceBoot - awake
    defer { self.asleep = asleep }
    guard let before = self.asleep else { return false }
    return asleep - before > Self.least
  }
}
