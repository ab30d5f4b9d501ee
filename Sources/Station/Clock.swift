import CLinux
import Glibc
import TimerCore

/// The machine's clocks, read once for each turn of the loop.
struct Clock: Hashable {
  let boot: BootInstant
  let utc: UTCInstant

  /// Reads the boot clock, which counts while the machine sleeps, and the wall clock.
  static func now() -> Clock {
    Clock(
      boot: BootInstant(sinceBoot: read(CLOCK_BOOTTIME)),
      utc: UTCInstant(sinceEpoch: read(CLOCK_REALTIME)))
  }

  private static func read(_ clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

extension Duration {
  /// The length as C's seconds and nanoseconds; negative becomes 0.
  var timespec: Glibc.timespec {
    guard self > .zero else { return Glibc.timespec() }
    return Glibc.timespec(
      tv_sec: Int(components.seconds), tv_nsec: Int(components.attoseconds / 1_000_000_000))
  }
}
