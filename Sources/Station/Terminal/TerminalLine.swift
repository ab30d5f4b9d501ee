import CLinux
import Glibc
import Raster

/// The terminal that the program was started from, put into a state in which pictures can be drawn on it.
///
/// It is as it was before once this value is gone.
final class TerminalLine {
  private let line: RawLine
  private let complaints = HeldComplaints()

  /// Takes the terminal: its cursor is hidden, and what was on it is kept.
  ///
  /// Throws where the program has no terminal.
  init() throws(StationError) {
    line = try RawLine()
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J")
  }

  deinit {
    write("\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
  }

  var descriptor: Int32 { line.descriptor }

  /// Whether somebody sits at a terminal of another machine, or of a window, that the program was started from.
  ///
  /// A console's own terminal is none: whoever starts a display there wants its screen, and is to be told why it
  /// can't be had.
  static var isThere: Bool {
    [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].contains { descriptor in
      ttyname(descriptor).map { String(cString: $0).hasPrefix("/dev/pts/") } ?? false
    }
  }

  /// Columns and rows; 80 × 24 where the terminal doesn't say.
  ///
  /// Wraps `TIOCGWINSZ`.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (min(1000, Int(size.ws_col)), min(500, Int(size.ws_row)))
  }

  func write(_ text: String) { Output.write(text, to: descriptor) }

  /// Takes the bytes that are there.
  func read() -> [UInt8] { line.read() }
}

/// A descriptor that becomes readable when the terminal's size changes.
struct ResizeWatch: ~Copyable {
  let descriptor: Int32

  /// Wraps `signalfd`.
  init() throws(StationError) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGWINCH)
    sigprocmask(SIG_BLOCK, &signals, nil)
    descriptor = signalfd(-1, &signals, Int32(SFD_NONBLOCK | SFD_CLOEXEC))
    guard descriptor >= 0 else { throw .system("signalfd", errno) }
  }

  deinit {
    close(descriptor)
  }

  /// Returns whether the size has changed.
  func drain() -> Bool {
    var information = signalfd_siginfo()
    return read(descriptor, &information, MemoryLayout<signalfd_siginfo>.size) > 0
  }
}

/// What is complained about while a picture is on the terminal, told once that is gone.
private final class HeldComplaints {
  private var kept: (errors: Int32, reading: Int32)?

  /// Holds standard error back where it is a terminal.
  ///
  /// Wraps `pipe2` and `dup2`.
  init() {
    var ends: [Int32] = [-1, -1]
    guard isatty(STDERR_FILENO) == 1, pipe(&ends) == 0 else { return }
    // What a full pipe doesn't take is lost; nobody waits for it.
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    kept = (dup(STDERR_FILENO), ends[0])
    dup2(ends[1], STDERR_FILENO)
    close(ends[1])
  }

  deinit {
    guard let kept else { return }
    dup2(kept.errors, STDERR_FILENO)
    close(kept.errors)
    var bytes = [UInt8](repeating: 0, count: 4096)
    while case let count = read(kept.reading, &bytes, bytes.count), count > 0 {
      Output.write(String(decoding: bytes[..<count], as: UTF8.self), to: STDERR_FILENO)
    }
    close(kept.reading)
  }
}
