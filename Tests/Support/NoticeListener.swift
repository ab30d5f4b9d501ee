import Foundation

/// A socket that takes datagrams, as a service manager's does.
public final class NoticeListener {
  private let descriptor: Int32

  /// Listens at a path, or behind `@` at an abstract name.
  public init(_ name: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var bytes = Array(name.utf8)
    if name.hasPrefix("@") { bytes[0] = 0 }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let length = MemoryLayout<sa_family_t>.size + bytes.count + (name.hasPrefix("@") ? 0 : 1)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(length))
      }
    }
    guard descriptor >= 0, result == 0 else { throw SpawnError(call: "bind", number: errno) }
  }

  deinit {
    close(descriptor)
  }

  /// Returns the next datagram; nil if none comes in time.
  public func text(within seconds: Double = 10) -> String? {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, Deadline(in: seconds).milliseconds) == 1 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
  }

  /// Returns the datagrams that have come.
  public func texts() -> [String] {
    var texts: [String] = []
    while let text = text(within: 0) { texts.append(text) }
    return texts
  }
}
