import Glibc
import SDL
import TimerCore

/// The one place where the program sleeps: until an instant, or until a descriptor has something to say.
final class Nap {
  private let alarm: Alarm
  private let clock: ClockWatch
  private let signals: SignalWatch
  private let devices = DeviceWatch()
  private let cards = CardWatch()
  private var settlesUntil: BootInstant?
  /// Whether somebody set the wall clock during the last sleep.
  private(set) var wallClockWasSet = false
  /// Whether a signal asked the program to leave.
  private(set) var isAskedToLeave = false
  /// Whether the input given to the last sleep can be read, or has ended.
  private(set) var hasInput = false
  /// Whether a settings file may have been saved during the last sleep.
  private(set) var hasSettings = false
  /// Whether the display's connection has something to say, or a device is about to announce itself.
  private(set) var hasEvents = true
  /// Whether screens may have been plugged in or out.
  private(set) var cardsMayHaveChanged = false
  /// Whether anything but the time woke it.
  private(set) var wasDisturbed = true
  /// How often it woke, but for the work that is done beside the display.
  private(set) var wakeUps = 0

  /// What wakes: the alarm, the wall clock, signals, devices, the display's connection, another descriptor,
  /// settings files, children, graphics cards.
  private var watched: [pollfd]

  init() throws(StationError) {
    alarm = try Alarm()
    clock = try ClockWatch()
    signals = try SignalWatch()
    let descriptors: [Int32] = [
      alarm.descriptor, clock.descriptor, signals.descriptor, devices.descriptor, -1, -1, -1,
      -1, cards.descriptor,
    ]
    watched = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }

  /// Sleeps.
  ///
  /// - Parameters:
  ///   - instant: when to wake; nil is never.
  ///   - connection: the display's descriptor, which wakes, too.
  ///   - limit: the longest sleep; nil is without end.
  ///   - input: another descriptor that wakes.
  ///   - settings: the descriptor that tells of settings files.
  ///   - children: a descriptor that wakes when a child process has ended.
  ///   - work: when to wake for what is done beside the display, such as the watchdog.
  func sleep(
    until instant: BootInstant?, connection: Int32?, atMost limit: Duration?, input: Int32? = nil,
    settings: Int32? = nil, children: Int32? = nil, besides work: BootInstant? = nil
  ) {
    let now = Clock.now().boot
    var wake = instant
    // A device that has just appeared announces itself to SDL a little later, without a descriptor.
    let isSettling = settlesUntil.map { now < $0 } ?? false
    let longest = isSettling ? min(limit ?? .milliseconds(100), .milliseconds(100)) : limit
    if let longest { wake = min(wake ?? now + longest, now + longest) }
    let isForWork = work.map { work in wake.map { work < $0 } ?? true } ?? false
    alarm.set(isForWork ? work : wake)
    // A negative descriptor is passed over.
    watched[4].fd = connection ?? -1
    watched[5].fd = input ?? -1
    watched[6].fd = settings ?? -1
    watched[7].fd = children ?? -1
    for index in watched.indices { watched[index].revents = 0 }
    // A signal that SDL handles is what it waits to be asked for: on the console, that another one is to be shown.
    let isInterrupted = poll(&watched, nfds_t(watched.count), -1) < 0
    func isReady(_ index: Int) -> Bool { watched[index].revents != 0 }
    hasInput = isReady(5)
    hasSettings = isReady(6)
    let isCalled = (1..<watched.count).contains(where: isReady)
    wasDisturbed = isCalled || isSettling || isInterrupted
    if !isForWork || isCalled { wakeUps += 1 }
    if isReady(0) { alarm.drain() }
    wallClockWasSet = isReady(1) && clock.drain()
    if isReady(2), signals.drain() { isAskedToLeave = true }
    if isReady(3), devices.drain() {
      settlesUntil = Clock.now().boot + .seconds(DeviceWatch.settlingSeconds)
    }
    cardsMayHaveChanged = isReady(8) && cards.drain()
    hasEvents = isReady(4) || isSettling || isReady(3) || isInterrupted
  }
}
