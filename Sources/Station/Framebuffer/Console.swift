import CLinux
import Glibc

/// The console that the program was started on, which draws no text while this value lives, and says when somebody
/// switches to another one and back.
///
/// It is given back as it was, when the program ends by itself and when it crashes.
final class Console {
  /// Becomes readable when the console is to be left, or is back.
  let switches: Int32
  /// Whether another console is shown.
  private(set) var isAway = false
  private let line: Int32
  private let number: UInt32

  /// Takes the console; nil where the program was started on none.
  ///
  /// Wraps `KDSETMODE`.
  init?() {
    guard let (line, number) = Self.open() else { return nil }
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGUSR1, SIGUSR2] { sigaddset(&signals, signal) }
    sigprocmask(SIG_BLOCK, &signals, nil)
    switches = signalfd(-1, &signals, Int32(SFD_NONBLOCK | SFD_CLOEXEC))
    (self.line, self.number) = (line, number)
    CrashGuard.begin(console: line)
    _ = ioctl(line, UInt(KDSETMODE), Int32(KD_GRAPHICS))
  }

  /// Asks to be told of switches from now on, in place of SDL, which asks for the same while it begins.
  ///
  /// Wraps `VT_SETMODE`.
  func beginToFollow() {
    var mode = vt_mode()
    mode.mode = CChar(VT_PROCESS)
    (mode.relsig, mode.acqsig) = (Int16(SIGUSR1), Int16(SIGUSR2))
    _ = ioctl(line, UInt(VT_SETMODE), &mode)
    lookWhichIsShown()
  }

  /// Wraps `VT_GETSTATE`.
  private func lookWhichIsShown() {
    var state = vt_stat()
    isAway = ioctl(line, UInt(VT_GETSTATE), &state) == 0 && UInt32(state.v_active) != number
  }

  deinit {
    CrashGuard.end()
    CrashGuard.giveBack(line)
    close(switches)
    close(line)
  }

  /// Whether the program was started on a console, which shows text.
  static var isThere: Bool {
    guard let (line, _) = open() else { return false }
    defer { close(line) }
    var mode: Int32 = 0
    return ioctl(line, UInt(KDGETMODE), &mode) == 0 && mode == KD_TEXT
  }

  /// Returns the program's own terminal and its number as a console.
  private static func open() -> (line: Int32, number: UInt32)? {
    let line = Glibc.open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard line >= 0 else { return nil }
    let number = tm_console_number(line)
    if number > 0 { return (line, number) }
    close(line)
    return nil
  }

  /// Lets the console go where another one is asked for; returns whether it came back.
  ///
  /// Wraps `VT_RELDISP`.
  func followSwitches() -> Bool {
    var isTold = false
    var information = signalfd_siginfo()
    while read(switches, &information, MemoryLayout<signalfd_siginfo>.size) > 0 {
      let mayGo = information.ssi_signo == UInt32(SIGUSR1)
      _ = ioctl(line, UInt(VT_RELDISP), mayGo ? 1 : Int32(VT_ACKACQ))
      isTold = true
    }
    if isTold { lookWhichIsShown() }
    return isTold && !isAway
  }
}
