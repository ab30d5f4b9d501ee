import Foundation
import Raster
import TestSupport

/// The program in a window on an X server.
final class ShownWindow {
  let server: XServer
  let program: Child
  /// The window's number for xdotool.
  let id: String

  /// Starts it and waits for its window.
  convenience init(
    _ line: String, on server: XServer, sink: Child.Sink = .lines,
    environment: [String: String] = [:]
  ) throws {
    try self.init(words: line.words, on: server, sink: sink, environment: environment)
  }

  init(
    words: [String], on server: XServer, sink: Child.Sink = .lines,
    environment: [String: String] = [:]
  ) throws {
    self.server = server
    let environment = environment.merging(["DISPLAY": server.display]) { $1 }
    program = try Child(Tminus.path, words, environment: environment, sink: sink)
    let pid = String(program.id)
    // Its class tells the window from those that SDL makes beside it.
    let found = try server.xdotool(
      "search", "--sync", "--all", "--onlyvisible", "--pid", pid, "--class", "tminus")
    id = found.last ?? ""
  }

  /// Types a key by its X name, as the server's keyboard does.
  func press(_ key: String) throws {
    try server.xdotool("key", key)
  }

  /// Where it is on the screen.
  func place() throws -> (x: Int, y: Int, width: Int, height: Int) {
    var values: [String: Int] = [:]
    for line in try server.xdotool("getwindowgeometry", "--shell", id) {
      let parts = line.split(separator: "=")
      if parts.count == 2 { values[String(parts[0])] = Int(parts[1]) }
    }
    return (values["X"] ?? 0, values["Y"] ?? 0, values["WIDTH"] ?? 0, values["HEIGHT"] ?? 0)
  }

  /// What the screen shows of it.
  func picture() throws -> Bitmap {
    let place = try place()
    return try server.screen().bitmap.part(
      x: place.x, y: place.y, width: place.width, height: place.height)
  }

  /// Waits for a picture; returns how the window still differs from it after that time, nil for not at all.
  ///
  /// - Parameter line: below which rows are left out; nil is none.
  func difference(
    from expected: Bitmap, above line: Int? = nil, named name: String, within seconds: Double = 5
  ) throws -> String? {
    let expected = expected.upper(line ?? expected.size.height)
    func shown() throws -> Bitmap {
      let picture = try picture()
      return picture.upper(line ?? picture.size.height)
    }
    return try waits(within: seconds) { try shown() == expected }
      ? nil : shown().difference(from: expected, named: name)
  }

  /// Waits until something holds; false if it does not in time.
  func waits(within seconds: Double = 5, until holds: () throws -> Bool) throws -> Bool {
    let deadline = Deadline(in: seconds)
    while try !holds() {
      if deadline.hasPassed { return false }
      usleep(20_000)
    }
    return true
  }
}

extension Bitmap {
  /// The topmost rows.
  func upper(_ rows: Int) -> Bitmap { part(x: 0, y: 0, width: size.width, height: rows) }
}

extension ShownWindow {
  /// How often the program has gone to sleep, all of its threads together.
  func wakeUps() throws -> Int {
    let folder = "/proc/\(program.id)/task"
    return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { sum, thread in
      let status = try String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      return sum + (line.flatMap { $0.split(separator: "\t").last }.flatMap { Int($0) } ?? 0)
    }
  }
}
