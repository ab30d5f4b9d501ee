import CLinux
import Glibc
import SDL
import TimerCore

/// One descriptor that becomes readable when a key is pressed or a finger moves: on the bare console SDL reads
/// devices without saying when there is something to read.
///
/// What the devices say is thrown away here; SDL gets it, too.
final class DeviceEars {
  let descriptor: Int32
  /// When devices that have appeared are to be listened to: SDL has to open them first.
  private(set) var nextLook: BootInstant?
  private let folder: String?
  private let watch: DeviceWatch
  private var devices: [String: Int32] = [:]

  /// Begins to listen to a folder's devices, where there is one, and to other descriptors, which somebody else reads.
  ///
  /// Wraps `epoll_create1`.
  init(folder: String? = "/dev/input", besides others: [Int32] = []) throws(StationError) {
    descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
    guard descriptor >= 0 else { throw .system("epoll_create1", errno) }
    self.folder = folder
    watch = DeviceWatch(folder: folder ?? "")
    for other in others + [watch.descriptor] where other >= 0 { tm_listen(descriptor, other) }
    look()
  }

  deinit {
    for device in devices.values { close(device) }
    close(descriptor)
  }

  /// Makes the descriptor quiet, and listens to devices that have settled.
  func drain(at now: BootInstant) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    for (path, device) in devices {
      var count = 0
      repeat { count = read(device, &buffer, buffer.count) } while count > 0
      guard count < 0, errno != EAGAIN, errno != EINTR else { continue }
      close(device)
      devices[path] = nil
    }
    if watch.drain() { nextLook = now + .seconds(DeviceWatch.settlingSeconds) }
    if let nextLook, nextLook <= now {
      self.nextLook = nil
      look()
    }
  }

  private func look() {
    guard let folder else { return }
    for name in FolderListing.names(in: folder) where name.hasPrefix("event") {
      let path = "\(folder)/\(name)"
      guard devices[path] == nil else { continue }
      let device = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
      guard device >= 0 else { continue }
      guard tm_has_keys(device) != 0 else {
        close(device)
        continue
      }
      devices[path] = device
      tm_listen(descriptor, device)
    }
  }
}
