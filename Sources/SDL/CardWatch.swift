import Glibc

/// A descriptor that becomes readable when the kernel tells that screens were plugged in or out.
public struct CardWatch: ~Copyable {
  /// Negative where the kernel can't be heard, as in some containers.
  public let descriptor: Int32

  /// Begins to listen to the kernel's notices of devices.
  ///
  /// Wraps `socket` and `bind`; netlink(7), NETLINK_KOBJECT_UEVENT.
  public init() {
    let kernelNotices: Int32 = 15
    let kind = Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let made = socket(AF_NETLINK, kind, kernelNotices)
    guard made >= 0 else {
      descriptor = -1
      return
    }
    // Family, padding, an identity that the kernel gives, and the group of the kernel's own notices.
    var address: (UInt16, UInt16, UInt32, UInt32) = (UInt16(AF_NETLINK), 0, 0, 1)
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(made, $0, 12) }
    }
    if bound != 0 { close(made) }
    descriptor = bound == 0 ? made : -1
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Takes the notices that wait, and returns whether one was of a graphics card.
  public func drain() -> Bool {
    guard descriptor >= 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 8192)
    var found = false
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      // Notices that were lost for want of room may have been the ones.
      if count < 0 && errno == ENOBUFS {
        found = true
        continue
      }
      guard count > 0 else { return found }
      let fields = buffer[..<count].split(separator: 0)
      if fields.contains(where: { $0.elementsEqual("SUBSYSTEM=drm".utf8) }) { found = true }
    }
  }
}
