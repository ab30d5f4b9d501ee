import Foundation

/// What lies beside this program.
enum Beside {
  static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()

  /// Returns where another program of the package was built.
  static func path(_ name: String) -> String {
    program.deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// The folder of the peers' sources.
  static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Peers")

  static func isExecutable(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }
}
