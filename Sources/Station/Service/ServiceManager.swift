import Glibc
import TimerCore

/// Tells the service manager that started the program how it is; without one it does nothing.
struct ServiceManager: ~Copyable {
  private let socket: NoticeSocket?
  private let pace: WatchdogPace?
  private var lastNotice: BootInstant?

  /// Looks for a manager where systemd announces itself: `NOTIFY_SOCKET` and `WATCHDOG_USEC`.
  init() {
    func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    self.init(
      socket: variable("NOTIFY_SOCKET"),
      pace: WatchdogPace(
        microseconds: variable("WATCHDOG_USEC"), process: variable("WATCHDOG_PID"), own: getpid()))
  }

  init(socket name: String?, pace: WatchdogPace?) {
    socket = NoticeSocket(name: name)
    self.pace = socket == nil ? nil : pace
  }

  /// Notes that the loop has turned to its end: it has shown a picture, or found that none was due.
  ///
  /// The first time the manager learns that the display is there; call it only once a picture was seen to be on
  /// the screen.
  mutating func noteTurn(at now: BootInstant) {
    guard let lastNotice else {
      socket?.send(pace == nil ? "READY=1" : "READY=1\nWATCHDOG=1")
      lastNotice = now
      return
    }
    guard let pace, now - lastNotice >= pace.shortest else { return }
    socket?.send("WATCHDOG=1")
    self.lastNotice = now
  }

  /// Whether a manager waits to hear of the display.
  var isThere: Bool { socket != nil }

  /// Whether the manager was told that the display is there.
  var isReady: Bool { lastNotice != nil }

  /// Tells what hinders the display, while it goes on without a screen, and asks for more time until it is there.
  func noteHindrance(_ sentence: String) {
    let time =
      isReady ? "" : "EXTEND_TIMEOUT_USEC=\(Self.patience.components.seconds * 1_000_000)\n"
    socket?.send("\(time)STATUS=\(sentence)")
  }

  /// Tells that nothing hinders it any more.
  func noteRelief() {
    socket?.send("STATUS=")
  }

  /// For how long the manager waits on after a notice of a hindrance.
  static let patience = Duration.seconds(60)

  /// Returns when the loop has to turn at the latest; nil where nobody waits for it.
  var nextNotice: BootInstant? {
    guard let pace, let lastNotice else { return nil }
    return lastNotice + pace.longest
  }

  /// Tells that the program is about to end.
  func noteEnd() {
    socket?.send("STOPPING=1")
  }
}
