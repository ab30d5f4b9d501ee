import Glibc
import Settings

/// The values of a progress as standard input brings them.
struct ProgressInput {
  private var lines = ProgressLines()
  private(set) var isAtEnd = false

  /// As many bytes as are taken at a time, so that a flood leaves time for pictures.
  private static let pieceSize = 16_384

  /// Ignores SIGTTIN, so that a program behind the shell is refused its input instead of being stopped.
  init() {
    signal(SIGTTIN, SIG_IGN)
  }

  /// What tells that there is something to read; nil after the end.
  var descriptor: Int32? { isAtEnd ? nil : STDIN_FILENO }

  /// Takes what is there, without waiting for more: the values, or what is wrong with a line.
  mutating func read() -> [Result<Double, ValueError>] {
    // Not by a flag of the descriptor, which other programs share.
    var ready = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard !isAtEnd, poll(&ready, 1, 0) > 0 else { return [] }
    var count = 0
    let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, filled in
      count = Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      filled = max(0, count)
    }
    if count > 0 { return lines.take(piece).map(Self.value) }
    let error = errno
    if count < 0, error == EINTR || error == EAGAIN { return [] }
    isAtEnd = true
    if count < 0, error != EBADF {
      let reason = String(cString: strerror(error))
      Output.complain("standard input can't be read: \(reason); give values like 0.4 or 40%")
    }
    return lines.end().map(Self.value)
  }

  private static func value(_ line: String) -> Result<Double, ValueError> {
    Result { () throws(ValueError) in try ProgressText.value(of: line) }
  }
}
