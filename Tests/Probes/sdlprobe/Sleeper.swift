import Glibc

/// Waiting for descriptors and for the clock.
enum Sleeper {
  /// Waits until a descriptor is readable or the time is over; returns whether it is readable.
  static func wait(for descriptor: Int32?, milliseconds: Int) -> Bool {
    guard let descriptor else {
      usleep(UInt32(max(0, milliseconds)) * 1000)
      return false
    }
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, Int32(clamping: milliseconds)) > 0
  }

  /// The milliseconds since the machine started.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
