import CLinux
import Glibc

/// The terminal that the program was started from, whose keys come one by one and unseen while this value lives.
final class RawLine {
  let descriptor: Int32
  private let before: termios

  /// Takes the terminal.
  ///
  /// Throws where the program has none.
  ///
  /// Wraps `tcgetattr` and `tcsetattr`.
  init() throws(StationError) {
    let line = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard line >= 0 else { throw .system("the terminal", errno) }
    var state = termios()
    guard tcgetattr(line, &state) == 0 else {
      let number = errno
      close(line)
      throw .system("tcgetattr", number)
    }
    (descriptor, before) = (line, state)
    // Ctrl+C goes on to ask the program to leave.
    state.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    state.c_iflag &= ~tcflag_t(IXON | ICRNL)
    tcsetattr(line, TCSANOW, &state)
  }

  deinit {
    var state = before
    tcsetattr(descriptor, TCSANOW, &state)
    close(descriptor)
  }

  /// Takes the bytes that are there.
  func read() -> [UInt8] {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, 0) > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: 512) { buffer, count in
      count = max(0, Glibc.read(descriptor, buffer.baseAddress, buffer.count))
    }
  }
}
