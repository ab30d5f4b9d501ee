import Foundation
import TestSupport
import Testing

/// The program in a terminal emulator, tmux, whose screen can be read.
private final class Terminal {
  private let socket: String
  private let folder: TemporaryFolder
  private static let path = "/usr/bin/tmux"

  static var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// Starts a shell command in a terminal of a size.
  init(_ command: String, columns: Int, rows: Int) throws {
    folder = try TemporaryFolder()
    socket = folder.root + "/tmux"
    try tmux([
      "-f", "/dev/null", "new-session", "-d", "-s", "t", "-x", "\(columns)", "-y", "\(rows)",
      "COLORTERM=truecolor XDG_STATE_HOME=\(folder.root) LC_ALL=C.UTF-8 \(command)",
    ])
  }

  deinit {
    _ = try? tmux(["kill-server"])
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    // It makes its server's locale of its own.
    let finished = try Child.run(
      Self.path, ["-u", "-S", socket] + arguments, environment: ["LC_ALL": "C.UTF-8"])
    return finished.text
  }

  func press(_ key: String) throws { try tmux(["send-keys", "-t", "t", key]) }

  func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-t", "t", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// The characters on its screen.
  func screen() throws -> String { try tmux(["capture-pane", "-p", "-t", "t"]) }

  /// Waits until its screen is as it should be; returns what it shows at last.
  func waits(for holds: (String) -> Bool) throws -> String {
    let deadline = Deadline(in: 10)
    var shown = try screen()
    while !holds(shown), !deadline.hasPassed {
      usleep(50_000)
      shown = try screen()
    }
    return shown
  }
}

@Suite("In a real terminal", .enabled(if: Terminal.isAvailable))
struct TerminalWindowTests {
  @Test("It draws in half blocks, takes keys, follows its size, and leaves the terminal as it was")
  func session() throws {
    let folder = try TemporaryFolder()
    let events = folder.root + "/events"
    let command =
      "sh -c 'echo before; stty -g; \(Tminus.path) 10m tea --output terminal --events > \(events);"
      + " stty -g; echo after; sleep 30'"
    let terminal = try Terminal(command, columns: 80, rows: 24)
    var screen = try terminal.waits { $0.contains("▀▀▀") }
    #expect(screen.contains("tea") && screen.contains("▀▀▀") && !screen.contains("before"))
    try terminal.press("Space")
    screen = try terminal.waits { $0.contains("Paused") }
    #expect(screen.contains("Paused"))
    try terminal.press("2")
    try terminal.press("5")
    screen = try terminal.waits { $0.contains("Enter starts") }
    #expect(screen.contains("25") && screen.contains("Enter starts"))
    try terminal.press("Enter")
    try terminal.resize(columns: 120, rows: 40)
    screen = try terminal.waits { $0.split(separator: "\n").contains { $0.count > 100 } }
    #expect(screen.split(separator: "\n").contains { $0.count > 100 }, "the bar is as wide as it")
    try terminal.press("q")
    screen = try terminal.waits { $0.contains("after") }
    let lines = screen.split(separator: "\n").map(String.init)
    let place = try #require(lines.firstIndex(of: "before"))
    #expect(Array(lines[place...].prefix(4)).count == 4)
    #expect(lines[place + 1] == lines[place + 2] && lines[place + 3] == "after")
    let told = try String(contentsOfFile: events, encoding: .utf8)
    for name in ["started", "paused", "stopped"] { #expect(told.contains("\"\(name)\"")) }
    #expect(told.contains("\"seconds\":1500"))
  }

  @Test("Without a screen it takes the terminal by itself, and with --output screen it does not")
  func byItself() throws {
    let terminal = try Terminal(
      "env -u DISPLAY -u WAYLAND_DISPLAY \(Tminus.path) 10m tea", columns: 60, rows: 20)
    #expect(try terminal.waits { $0.contains("▀▀▀") }.contains("tea"))
    let refused = try Child.run(
      Tminus.path, "10m --output screen".words, environment: ["SDL_VIDEODRIVER": "x11"])
    #expect(refused.ending == .left(code: 69))
  }

  @Test("A signal gives the terminal back, too")
  func signal() throws {
    let command =
      "sh -c 'echo before; \(Tminus.path) 10m --output terminal & p=$!; sleep 1.5; kill $p; wait $p;"
      + " echo code $?; sleep 30'"
    let terminal = try Terminal(command, columns: 60, rows: 20)
    let screen = try terminal.waits { $0.contains("code") }
    #expect(screen.contains("before") && screen.contains("code 0") && !screen.contains("▀"))
  }
}
