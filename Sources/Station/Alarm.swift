import CLinux
import Glibc
import TimerCore

/// A descriptor that becomes readable at an instant of the boot clock.
struct Alarm: ~Copyable {
  let descriptor: Int32

  /// Wraps `timerfd_create`.
  init() throws(StationError) {
    descriptor = timerfd_create(CLOCK_BOOTTIME, Int32(TFD_NONBLOCK | TFD_CLOEXEC))
    guard descriptor >= 0 else { throw .system("timerfd_create", errno) }
  }

  deinit {
    close(descriptor)
  }

  /// Sets the instant, in the past for at once; nil is never.
  ///
  /// Wraps `timerfd_settime`.
  func set(_ instant: BootInstant?) {
    var spec = itimerspec()
    // All zero means never, so an instant at 0 becomes the first nanosecond.
    if let instant { spec.it_value = max(instant.sinceBoot, .nanoseconds(1)).timespec }
    _ = timerfd_settime(descriptor, Int32(TFD_TIMER_ABSTIME), &spec, nil)
  }

  /// Takes the notice that the instant has come, so that the descriptor is quiet again.
  func drain() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
  }
}

/// A descriptor that becomes readable when somebody sets the wall clock.
struct ClockWatch: ~Copyable {
  let descriptor: Int32

  /// Wraps `timerfd_create`.
  init() throws(StationError) {
    descriptor = timerfd_create(CLOCK_REALTIME, Int32(TFD_NONBLOCK | TFD_CLOEXEC))
    guard descriptor >= 0 else { throw .system("timerfd_create", errno) }
    arm()
  }

  deinit {
    close(descriptor)
  }

  /// Returns whether the clock was set since the last time, and watches on.
  func drain() -> Bool {
    var count: UInt64 = 0
    let wasSet = read(descriptor, &count, 8) < 0 && errno == ECANCELED
    if wasSet { arm() }
    return wasSet
  }

  private func arm() {
    var spec = itimerspec()
    // A timer that never rings in practice, but is cancelled when the clock jumps.
    spec.it_value.tv_sec = Int(Int32.max) * 64
    let flags = Int32(TFD_TIMER_ABSTIME) | Int32(TFD_TIMER_CANCEL_ON_SET)
    _ = timerfd_settime(descriptor, flags, &spec, nil)
  }
}
