import CLinux
import Glibc

/// A descriptor by which one thread wakes another.
final class Wakening: Sendable {
  private let descriptor: Int32

  /// Wraps `eventfd`.
  init?() {
    let descriptor = eventfd(0, Int32(O_CLOEXEC | O_NONBLOCK))
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Wakes whoever waits, or who will.
  func ring() {
    var count: UInt64 = 1
    _ = write(descriptor, &count, 8)
  }

  /// Waits until it is woken, or a time has passed.
  func wait(milliseconds: Int32) {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&polled, 1, milliseconds)
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
  }
}
