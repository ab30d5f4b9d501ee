import TimerCore

/// When a service manager is told that the program is alive.
struct WatchdogPace: Equatable {
  /// The longest time from one notice to the next: half of what the manager waits for.
  let longest: Duration
  /// The shortest, where the loop turns more often: a second, or `longest` where that is less.
  let shortest: Duration

  /// Creates the pace that `WATCHDOG_USEC` asks for; nil where there is no watchdog, or it is another process's.
  init?(microseconds: String?, process: String?, own: Int32) {
    guard let microseconds = microseconds.flatMap({ Int64($0) }), microseconds > 0,
      process == nil || process == String(own)
    else { return nil }
    longest = .microseconds(microseconds / 2)
    shortest = min(.seconds(1), longest)
  }
}
