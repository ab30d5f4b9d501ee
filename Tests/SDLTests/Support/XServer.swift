import Foundation

/// An X server of a test's own, whose screen is a file that can be read.
final class XServer {
  /// What `DISPLAY` is for its programs.
  let display: String
  private let process = Process()
  private let folder: URL

  private static let path = "/usr/bin/Xvfb"

  /// Whether tests with windows can run; where tests must not be left out, they do in any case.
  static var isAvailable: Bool {
    FileManager.default.isExecutableFile(atPath: path)
      || ProcessInfo.processInfo.environment["CI"] != nil
  }

  /// Starts a server whose screens are like `640x480x24`.
  init(screens: [String] = ["640x480x24"]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tminus-x-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let numbers = screens.enumerated().flatMap { ["-screen", String($0), $1] }
    // Started by way of the probe, so that it hears the signal that ends it.
    process.executableURL = URL(fileURLWithPath: Probe.path)
    process.arguments =
      ["exec", XServer.path, "-displayfd", "1", "-fbdir", folder.path, "-nolisten", "tcp"]
      + numbers
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    display = ":\(LineReader(output.fileHandleForReading).next() ?? "none")"
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs xdotool: keys and the mouse as the server's own devices give them.
  func type(_ arguments: String...) throws {
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
    tool.arguments = arguments
    tool.environment = ["DISPLAY": display]
    try tool.run()
    tool.waitUntilExit()
  }

  /// Counts the pixels of a colour on the screen, and finds the first of them.
  func find(_ color: UInt32) throws -> (count: Int, x: Int, y: Int) {
    let file = folder.appendingPathComponent("Xvfb_screen0")
    let screen = try XWindowDump(Data(contentsOf: file))
    return screen.find(color)
  }
}
