import Foundation
import TestSupport

/// A window manager on an X server.
final class Desktop {
  private let manager: Child

  private static let path = "/usr/bin/openbox"

  static var isThere: Bool {
    XServer.isAvailable && FileManager.default.isExecutableFile(atPath: path)
  }

  /// Starts openbox and waits until it manages windows.
  init(on server: XServer) throws {
    let home = try TemporaryFolder()
    manager = try Child(
      Desktop.path, ["--sm-disable"], environment: ["DISPLAY": server.display, "HOME": home.root])
    let deadline = Deadline(in: 10)
    // It answers for the desktops that it has made.
    while (try? server.xdotool("get_num_desktops")) == nil, !deadline.hasPassed { usleep(20_000) }
  }

  /// Closes a window as its frame's button does.
  func close(_ shown: ShownWindow) throws {
    try shown.server.xdotool("key", "alt+F4")
  }
}
