import CLinux
import Glibc

/// A descriptor that becomes readable when the program is asked to leave by a signal.
struct SignalWatch: ~Copyable {
  let descriptor: Int32

  /// Holds back SIGINT, SIGTERM and SIGHUP, so that they are read here, and ignores SIGPIPE, so that a reader
  /// that goes away is an error of the write.
  ///
  /// Wraps `sigprocmask` and `signalfd`.
  init() throws(StationError) {
    var signals = Self.hold()
    signal(SIGPIPE, SIG_IGN)
    descriptor = signalfd(-1, &signals, Int32(SFD_NONBLOCK | SFD_CLOEXEC))
    guard descriptor >= 0 else { throw .system("signalfd", errno) }
  }

  /// Holds the signals back from now on, and returns them: one that comes while the program starts is read once it
  /// has started.
  @discardableResult
  static func hold() -> sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    sigprocmask(SIG_BLOCK, &signals, nil)
    return signals
  }

  deinit {
    close(descriptor)
  }

  /// Returns whether a signal came.
  func drain() -> Bool {
    var information = signalfd_siginfo()
    return read(descriptor, &information, MemoryLayout<signalfd_siginfo>.size) > 0
  }
}
