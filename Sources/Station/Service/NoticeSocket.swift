import Glibc

/// The socket on which a service manager takes notices: datagrams of lines like `READY=1`.
///
/// Source: sd_notify(3). What can't be sent is lost, as it is there.
struct NoticeSocket: ~Copyable {
  private let descriptor: Int32
  private let address: sockaddr_un
  private let length: socklen_t

  /// Opens a way to the socket of a name: a path, or behind `@` the name of an abstract one; nil for any other.
  ///
  /// Wraps `socket`.
  init?(name: String?) {
    guard let name, let (address, length) = Self.address(of: name) else { return nil }
    let made = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Self.closesOnExec, 0)
    guard made >= 0 else { return nil }
    (descriptor, self.address, self.length) = (made, address, length)
  }

  deinit {
    close(descriptor)
  }

  private static let closesOnExec = Int32(SOCK_CLOEXEC.rawValue)

  /// Sends a notice and never waits.
  ///
  /// Wraps `sendto`.
  func send(_ notice: String) {
    var address = address
    var text = notice
    text.withUTF8 { bytes in
      withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
          _ = sendto(descriptor, bytes.baseAddress, bytes.count, flags, $0, length)
        }
      }
    }
  }

  private static func address(of name: String) -> (sockaddr_un, socklen_t)? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var bytes = Array(name.utf8)
    guard let first = bytes.first, first == UInt8(ascii: "/") || first == UInt8(ascii: "@"),
      bytes.count > 1, bytes.count < MemoryLayout.size(ofValue: address.sun_path)
    else { return nil }
    // An abstract name begins with a zero; a path ends with one.
    if first == UInt8(ascii: "@") { bytes[0] = 0 } else { bytes.append(0) }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let head = MemoryLayout<sockaddr_un>.size - MemoryLayout.size(ofValue: address.sun_path)
    return (address, socklen_t(head + bytes.count))
  }
}
