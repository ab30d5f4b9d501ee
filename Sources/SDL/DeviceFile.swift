import Glibc

/// Files that stand for devices.
enum DeviceFile {
  /// Returns whether this program may read and write a device, which its rights and its service manager decide.
  ///
  /// Wraps `open`; `access` knows rights only.
  static func canBeOpened(_ path: String) -> Bool {
    let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
  }
}

extension Library {
  /// What keeps keys from being read on the bare console, as a sentence; nil for nothing, and on a desktop.
  public var keyboardTrouble: String? { driver.readsDevices ? Library.deviceTrouble : nil }

  /// What keeps keys and buttons from being read from the kernel's devices, as a sentence; nil for nothing.
  ///
  /// SDL says nothing where it may not open a keyboard.
  public static var deviceTrouble: String? {
    let folder = "/dev/input"
    let devices = FolderListing.names(in: folder).filter { $0.hasPrefix("event") }
    if devices.contains(where: { DeviceFile.canBeOpened("\(folder)/\($0)") }) { return nil }
    return devices.isEmpty
      ? nil
      : "keys and buttons can't be read: this user may not open /dev/input/event* (the group input may)"
  }
}
