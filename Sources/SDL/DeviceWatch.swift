import Glibc

/// A descriptor that becomes readable when an input device appears or goes, so that a sleeping display wakes.
public struct DeviceWatch: ~Copyable {
  /// Negative where there is no folder to watch, as in containers.
  public let descriptor: Int32

  /// How long after a change events should be fetched at a steady rate: the device's name comes
  /// before its rights and its description.
  public static let settlingSeconds = 2.0

  /// Begins to watch a folder of devices.
  ///
  /// Wraps `inotify_init1` and `inotify_add_watch`.
  public init(folder: String = "/dev/input") {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    let changes = IN_CREATE | IN_DELETE | IN_ATTRIB | IN_MOVED_TO
    if descriptor >= 0, inotify_add_watch(descriptor, folder, UInt32(changes)) < 0 {
      close(descriptor)
      self.descriptor = -1
    } else {
      self.descriptor = descriptor
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Takes the notices that wait, so that the descriptor is quiet again; returns whether there were any.
  public func drain() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    var found = false
    while read(descriptor, &buffer, buffer.count) > 0 { found = true }
    return found
  }
}
