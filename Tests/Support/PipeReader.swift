import Foundation

/// The reading end of a pipe, which is never waited for without a deadline.
final class PipeReader {
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private var isAtEnd: Bool

  /// Takes over a descriptor; a negative one has nothing to read.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    isAtEnd = descriptor < 0
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Returns the next line without its end; nil when there is none before the deadline.
  func line(before deadline: Deadline) -> String? {
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes.removeSubrange(...end) }
        return String(decoding: bytes[..<end], as: UTF8.self)
      }
      guard fill(before: deadline) else { return nil }
    }
  }

  /// Returns all that comes until the other end is closed, or the deadline.
  func rest(before deadline: Deadline) -> [UInt8] {
    while fill(before: deadline) {}
    defer { bytes = [] }
    return bytes
  }

  /// Waits for more and takes it; false at the end or the deadline.
  private func fill(before deadline: Deadline) -> Bool {
    guard !isAtEnd else { return false }
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, deadline.milliseconds) > 0 else { return false }
    let more = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
    isAtEnd = more.isEmpty
    bytes += more
    return !isAtEnd
  }
}
