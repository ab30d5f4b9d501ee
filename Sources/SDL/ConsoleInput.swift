import Glibc

/// The devices that SDL reads keys from on the bare console, where no connection tells of events.
///
/// SDL keeps its descriptors to itself, but the kernel lists them: a display sleeps on the very ones that SDL will
/// read, and nothing is read twice.
public struct ConsoleInput: Sendable {
  /// SDL's descriptors of input devices.
  public private(set) var descriptors: [Int32] = []
  /// Whether the kernel lists them at all.
  public private(set) var isKnown = false
  /// How often in a row each was still readable after SDL had been asked.
  private var unread: [Int32: Int] = [:]

  /// A descriptor that stays readable so often is one that SDL doesn't read.
  private static let patience = 32

  public init() {}

  /// Looks for the devices anew, after some came or went.
  ///
  /// Wraps `readlink` on `/proc/self/fd`.
  public mutating func refresh() {
    let folder = "/proc/self/fd"
    let own = FolderListing.names(in: folder)
    isKnown = !own.isEmpty
    descriptors = own.compactMap { Int32($0) }.sorted().filter { own in
      var target = [CChar](repeating: 0, count: 128)
      let count = readlink("\(folder)/\(own)", &target, target.count - 1)
      let start = "/dev/input/event".utf8
      return count > start.count && target.lazy.map { UInt8(bitPattern: $0) }.starts(with: start)
    }
    unread = [:]
  }

  /// Forgets those that were closed, have failed, or are never read, after SDL has taken its events.
  ///
  /// Wraps `poll`.
  public mutating func check(_ ready: [Int32]) {
    for descriptor in ready {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&entry, 1, 0)
      let hasFailed = entry.revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0
      unread[descriptor] = entry.revents == 0 ? nil : (unread[descriptor] ?? 0) + 1
      if hasFailed || unread[descriptor] ?? 0 > Self.patience {
        descriptors.removeAll { $0 == descriptor }
      }
    }
  }
}
