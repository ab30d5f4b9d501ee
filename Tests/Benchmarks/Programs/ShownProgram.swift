import Foundation
import Raster
import TestSupport

/// A program that shows a ring and a label of ten minutes, sixty times a second, on a whole screen.
///
/// All have the same geometry and colours: radius 35 % and thickness 8 % of the height, butt ends, from 12 o'clock.
struct ShownProgram {
  let name: String
  /// What it is called with when the ten minutes began at a second since 1970.
  let command: (_ begin: Int) -> [String]
  let environment: [String: String]

  static let length = 600
  static let ring = Color(0x3DDC97)
  static let names = ["tminus", "chromium", "qt", "sdl-cairo", "pygame"]

  /// Returns the programs that are there, in the order of their names.
  static func present(_ options: BenchOptions, size: PixelSize) -> [ShownProgram] {
    let peers = options.peers ?? ""
    let sides = ["\(size.width)", "\(size.height)"]
    func source(_ name: String) -> String { Beside.sources.appendingPathComponent(name).path }
    func python(_ name: String, _ module: String) -> ShownProgram? {
      let isThere = FileManager.default.fileExists(atPath: "\(peers)/has-\(module)")
      guard isThere else { return nil }
      return ShownProgram(name) {
        ["\(peers)/python/bin/python", source("\(name)-window.py"), "\($0 + length)"] + sides
      }
    }
    let all: [ShownProgram?] = [
      tminus(options.program, sides: sides),
      chromium(page: source("page.html"), sides, profile: peers),
      python("qt", "PyQt5"),
      ShownProgram("sdl-cairo") { ["\(peers)/sdl-cairo", "\($0 + length)"] + sides },
      python("pygame", "pygame"),
    ]
    return all.compactMap { $0 }.filter {
      options.includes($0.name) && Beside.isExecutable($0.command(0)[0])
    }
  }

  private init(
    _ name: String, environment: [String: String] = [:],
    _ command: @escaping (_ begin: Int) -> [String]
  ) {
    (self.name, self.environment, self.command) = (name, environment, command)
  }

  /// This package's program in a window as large as the screen.
  private static func tminus(_ path: String, sides: [String]) -> ShownProgram {
    ShownProgram("tminus") { begin in
      let moment = UTC.text(of: begin)
      return [
        path, "10m", "--started", moment, "--zone", "UTC", "--face", "ring", "--radius", "35%",
        "--thickness", "8%", "--window", sides.joined(separator: "x"),
      ]
    }
  }

  /// Any command line of this package's program.
  static func tminus(_ path: String, _ words: [String]) -> ShownProgram {
    ShownProgram("tminus") { _ in [path] + words }
  }

  private static func chromium(page: String, _ sides: [String], profile: String) -> ShownProgram {
    ShownProgram("chromium") { begin in
      [
        "/usr/bin/chromium", "--kiosk", "--no-sandbox", "--no-first-run", "--disable-logging",
        "--disable-component-update", "--user-data-dir=\(profile)/chromium-profile",
        "--window-position=0,0", "--window-size=\(sides.joined(separator: ","))",
        "file://\(page)?\(begin + length)",
      ]
    }
  }

  /// Starts it on a screen.
  func start(on screen: VirtualScreen, begin: Int) throws -> Child {
    let words = command(begin)
    let variables = environment.merging(["DISPLAY": screen.display]) { $1 }
    return try Child(words[0], Array(words.dropFirst()), environment: variables)
  }
}
