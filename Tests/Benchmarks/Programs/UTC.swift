import Glibc
import TimerCore

/// The wall clock.
enum UTC {
  /// The seconds since 1970.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Returns a second since 1970 as `2026-03-28T20:00:00`.
  static func text(of second: Int) -> String {
    String(UTCInstant(sinceEpoch: .seconds(second)).iso8601.dropLast())
  }

  static func sleep(seconds: Double) {
    if seconds > 0 { usleep(UInt32(seconds * 1e6)) }
  }

  static func sleep(until moment: Double) {
    sleep(seconds: moment - now)
  }
}
