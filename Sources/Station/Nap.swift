import Glibc
import SDL
import TimerCore

/// The one place where the program sleeps: until an instant, or until a descriptor has something to say.
final class Nap {
  private let alarm: Alarm
  private let clock: ClockWatch
  private let signals: SignalWatch
  private let devices = DeviceWatch()
  private var settlesUntil: BootInstant?
  /// Whether somebody set the wall clock during the last sleep.
  private(set) var wallClockWasSet = false
  /// Whether a signal asked the program to leave.
  private(set) var isAskedToLeave = false
  /// Whether the input given to the last sleep can be read, or has ended.
  private(set) var hasInput = false
  /// How often it woke, but for the work that is done beside the display.
  private(set) var wakeUps = 0

  init() throws(StationError) {
    alarm = try Alarm()
    clock = try ClockWatch()
    signals = try SignalWatch()
  }

  /// Sleeps.
  ///
  /// - Parameters:
  ///   - instant: when to wake; nil is never.
  ///   - connection: the display's descriptor, which wakes, too.
  ///   - limit: the longest sleep; nil is without end.
  ///   - input: another descriptor that wakes.
  ///   - work: when to wake for what is done beside the display, such as the watchdog.
  func sleep(
    until instant: BootInstant?, connection: Int32?, atMost limit: Duration?, input: Int32? = nil,
    besides work: BootInstant? = nil
  ) {
    let now = Clock.now().boot
    var wake = instant
    // A device that has just appeared announces itself to SDL a little later, without a descriptor.
    let isSettling = settlesUntil.map { now < $0 } ?? false
    let longest = isSettling ? min(limit ?? .milliseconds(100), .milliseconds(100)) : limit
    if let longest { wake = min(wake ?? now + longest, now + longest) }
    let isForWork = work.map { work in wake.map { work < $0 } ?? true } ?? false
    alarm.set(isForWork ? work : wake)
    let watched: [Int32] = [
      alarm.descriptor, clock.descriptor, signals.descriptor, devices.descriptor,
      connection ?? -1, input ?? -1,
    ]
    // A negative descriptor is passed over.
    var polled = watched.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&polled, nfds_t(polled.count), -1)
    hasInput = polled.last?.revents != 0
    if !isForWork || polled.dropFirst().contains(where: { $0.revents != 0 }) { wakeUps += 1 }
    alarm.drain()
    wallClockWasSet = clock.drain()
    isAskedToLeave = signals.drain() || isAskedToLeave
    if devices.drain() {
      settlesUntil = Clock.now().boot + .seconds(DeviceWatch.settlingSeconds)
    }
  }
}
