import Glibc

/// Standard input, line by line, as it comes.
struct LineInput {
  private var lines = TextLines()
  private(set) var isAtEnd = false
  /// What a line may be, for the sentence that says why none can be read.
  private let advice: String

  /// As many bytes as are taken at a time, so that a flood leaves time for pictures.
  private static let pieceSize = 16_384

  /// Ignores SIGTTIN, so that a program behind the shell is refused its input instead of being stopped.
  init(advice: String) {
    self.advice = advice
    signal(SIGTTIN, SIG_IGN)
  }

  /// What tells that there is something to read; nil after the end.
  var descriptor: Int32? { isAtEnd ? nil : STDIN_FILENO }

  /// Takes the lines that are there, without waiting for more.
  mutating func read() -> [String] {
    // Not by a flag of the descriptor, which other programs share.
    var ready = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard !isAtEnd, poll(&ready, 1, 0) > 0 else { return [] }
    var count = 0
    let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, filled in
      count = Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      filled = max(0, count)
    }
    if count > 0 { return lines.take(piece) }
    let error = errno
    if count < 0, error == EINTR || error == EAGAIN { return [] }
    isAtEnd = true
    if count < 0, error != EBADF {
      let reason = String(cString: strerror(error))
      Output.complain("standard input can't be read: \(reason); \(advice)")
    }
    return lines.end()
  }
}
