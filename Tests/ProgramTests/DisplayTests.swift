import Foundation
import Raster
import TestSupport
import Testing

@Suite("Displays, margins and light in real windows", .enabled(if: XServer.isAvailable))
struct DisplayTests {
  private static let still = "10m --elapsed 3m42s --paused"

  private func thrown(_ line: String, on server: XServer) throws -> (
    code: Child.Ending, said: String
  ) {
    let program = try Child(
      Tminus.path, line.words, environment: ["DISPLAY": server.display])
    return (program.end(), program.complaint())
  }

  @Test(
    "A display is found by its number and its name, whatever the case",
    arguments: ["0", "screen", "SCREEN"])
  func named(name: String) throws {
    let server = try XServer(screens: ["400x300x24"])
    let shown = try ShownWindow("\(Self.still) --fullscreen --display \(name)", on: server)
    let large = try Tminus.snapshot(Self.still, size: "400x300")
    #expect(try shown.difference(from: large, named: "display-\(name)") == nil)
  }

  @Test("A display that isn't there is refused with those that are", arguments: ["7", "HDMI-A-9"])
  func missing(name: String) throws {
    let server = try XServer(screens: ["400x300x24"])
    let (code, said) = try thrown("\(Self.still) --display \(name)", on: server)
    #expect(code == .left(code: 69))
    #expect(
      said.hasPrefix("tminus: there is no display \(name); the only one is 0 (screen, 400 × 300)"))
  }

  @Test("A mode is refused where a desktop sets it")
  func mode() throws {
    let (code, said) = try thrown("\(Self.still) --fullscreen --mode 640x480@60", on: XServer())
    #expect(code == .left(code: 69))
    #expect(said.contains("the mode 640x480@60 can't be set; on a desktop"))
  }

  @Test("Margins are those of a snapshot", arguments: ["--overscan 5%", "--safe-area 10%,40,0,3%"])
  func margins(option: String) throws {
    let server = try XServer(screens: ["400x300x24"])
    let line = "\(Self.still) \(option)"
    let shown = try ShownWindow("\(line) --fullscreen", on: server)
    let expected = try Tminus.snapshot(line, size: "400x300")
    let plain = try Tminus.snapshot(Self.still, size: "400x300")
    #expect(expected != plain)
    #expect(try shown.difference(from: expected, named: "margins") == nil)
  }

  @Test("It is dark by its schedule, the end lights it, and a key does, too")
  func dark() throws {
    let server = try XServer(screens: ["400x300x24"])
    let shown = try ShownWindow(
      "3s --fullscreen --blank 00:00-12:00,12:00-24:00 --events", on: server)
    _ = try shown.program.event("started")
    func isDark() throws -> Bool { try server.find(0).count == 400 * 300 }
    #expect(try shown.waits { try isDark() })
    _ = try shown.program.event("fired")
    #expect(try shown.waits { try !isDark() })
    let other = try ShownWindow(
      "\(Self.still) --fullscreen --blank 00:00-12:00,12:00-24:00 --events",
      on: XServer(screens: ["400x300x24"]))
    #expect(try other.waits { try other.server.find(0).count == 400 * 300 })
    try other.press("space")
    let still = try Tminus.snapshot(Self.still, size: "400x300")
    // What nobody could see is not done.
    #expect(try other.difference(from: still, named: "lit") == nil)
    #expect(try other.program.events(for: 0.3).isEmpty)
  }

  @Test("It is dimmed by its schedule: every channel by as much")
  func dimmed() throws {
    let server = try XServer(screens: ["400x300x24"])
    let shown = try ShownWindow(
      words: ["--fullscreen", "--dim", "00:00-12:00 50%, 12:00-24:00 50%"] + Self.still.words,
      on: server)
    let bright = try Tminus.snapshot(Self.still, size: "400x300")
    let isDimmed = try shown.waits {
      let picture = try server.screen().bitmap
      return (0..<300).allSatisfy { y in
        (0..<400).allSatisfy { x in
          [0, 8, 16].allSatisfy { shift in
            let (seen, full) = (picture[x, y] >> shift & 255, bright[x, y] >> shift & 255)
            return abs(Int(seen) - Int(full) / 2) <= 1
          }
        }
      }
    }
    #expect(isDimmed)
  }

  @Test("A window has an icon, a title and a smallest size")
  func window() throws {
    let server = try XServer()
    let shown = try ShownWindow("\(Self.still) tea + 3m eggs", on: server)
    func properties() throws -> String {
      try Child.run(
        "/usr/bin/xprop", ["-id", shown.id], environment: ["DISPLAY": server.display]
      ).lines.joined(separator: "\n")
    }
    #expect(try properties().contains("= \"tea + eggs\""))
    #expect(try properties().contains("program specified minimum size: 160 by 90"))
    #expect(try shown.waits { try properties().contains("_NET_WM_ICON(CARDINAL)") })
  }
}
