import Foundation

/// An X server of a test's own, whose screen is a file that can be read.
public final class XServer {
  /// What `DISPLAY` is for its programs.
  public let display: String
  private let process: Child
  private let folder: TemporaryFolder
  private var file: FileHandle?
  private var (start, stride) = (0, 0)

  private static let path = "/usr/bin/Xvfb"

  /// Whether tests with windows can run; where tests must not be left out, they do in any case.
  public static var isAvailable: Bool {
    FileManager.default.isExecutableFile(atPath: path)
      || ProcessInfo.processInfo.environment["CI"] != nil
  }

  /// Starts a server whose screens are like `640x480x24`.
  public init(screens: [String] = ["640x480x24"], showsPointer: Bool = false) throws {
    folder = try TemporaryFolder()
    let numbers = screens.enumerated().flatMap { ["-screen", String($0), $1] }
    let pointer = showsPointer ? ["-retro"] : ["-nocursor"]
    process = try Child(
      XServer.path,
      ["-displayfd", "1", "-fbdir", folder.root, "-nolisten", "tcp"] + pointer + numbers)
    display = ":\(process.line(within: 20) ?? "none")"
  }

  deinit {
    process.send(signal: SIGTERM)
    _ = process.end()
  }

  /// Runs xdotool, which gives keys as the server's own keyboard does (XTEST); returns what it prints.
  @discardableResult
  public func xdotool(_ arguments: String...) throws -> [String] {
    try xdotool(arguments)
  }

  /// Returns the lines of what xdotool says to arguments.
  @discardableResult
  public func xdotool(_ arguments: [String]) throws -> [String] {
    let tool = try Child.run("/usr/bin/xdotool", arguments, environment: ["DISPLAY": display])
    guard tool.ending == .left(code: 0) else { throw ToolError(complaint: tool.errors) }
    return tool.lines
  }

  /// Returns what a screen shows, the first one unless another is named.
  public func screen(_ number: Int = 0) throws -> XWindowDump {
    try XWindowDump(Data(contentsOf: URL(fileURLWithPath: folder.path("Xvfb_screen\(number)"))))
  }

  /// Returns a pixel of the first screen, without alpha, more quickly than the whole of it.
  public func pixel(_ x: Int, _ y: Int) throws -> UInt32 {
    if file == nil {
      file = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder.path("Xvfb_screen0")))
      (start, stride) = try screen().layout
    }
    try file?.seek(toOffset: UInt64(start + y * stride + x * 4))
    let bytes = try file?.read(upToCount: 4) ?? Data()
    return bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) } & 0xFFFFFF
  }

  /// Counts the pixels of a colour on the screen, and finds the first of them.
  public func find(_ color: UInt32) throws -> (count: Int, x: Int, y: Int) {
    try screen().find(color)
  }
}

/// What a tool of the tests complains about.
struct ToolError: Error {
  let complaint: String
}
