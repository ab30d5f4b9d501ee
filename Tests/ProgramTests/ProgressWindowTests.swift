import Foundation
import Raster
import TestSupport
import Testing

@Suite("tminus progress in a real window", .enabled(if: XServer.isAvailable))
struct ProgressWindowTests {
  @Test(
    "At rest it shows what a snapshot of its value shows",
    arguments: [
      ("", 320, 240), ("--face bar --title Backup --track gray", 400, 200),
      ("--opacity 1 --radius 40% --theme light --cap round", 300, 300), ("", 1, 1),
    ])
  func sameAsSnapshot(looks: String, width: Int, height: Int) throws {
    let size = "\(width)x\(height)"
    let shown = try ShownWindow("progress \(looks) --window \(size) --events", on: XServer())
    for (value, percent) in [("0", 0), ("0.3", 30), ("75%", 75), ("1", 100)] {
      try shown.program.tell(value)
      let expected = try Tminus.snapshot("progress \(looks) --value \(percent)%", size: size)
      #expect(try shown.difference(from: expected, named: "progress-\(size)-\(percent)") == nil)
    }
    try shown.press("q")
    #expect(shown.program.end() == .left(code: 0))
  }

  @Test("It moves on the way, and sleeps before and after")
  func motion() throws {
    let shown = try ShownWindow("progress --window 320x240 --no-label --events", on: XServer())
    let empty = try Tminus.snapshot("progress --value 0 --no-label", size: "320x240")
    #expect(try shown.difference(from: empty, named: "progress-empty") == nil)
    usleep(500_000)
    let before = try shown.wakeUps()
    usleep(1_000_000)
    #expect(try shown.wakeUps() - before == 0)
    try shown.program.tell("1")
    var pictures: Set<[UInt32]> = []
    while shown.program.line(within: 0.02)?.contains("finished") != true {
      pictures.insert(try shown.server.screen().bitmap.pixels)
    }
    // How many of them are seen depends on how busy the machine is; a jump would show two.
    #expect(pictures.count > 2)
    usleep(300_000)
    let after = try shown.wakeUps()
    usleep(1_000_000)
    #expect(try shown.wakeUps() - after == 0)
  }

  @Test("Nothing wakes it once its input has ended")
  func endedInput() throws {
    let shown = try ShownWindow("progress --window 320x240", on: XServer())
    try shown.program.tell("0.2")
    try shown.program.closeInput()
    let expected = try Tminus.snapshot("progress --value 0.2", size: "320x240")
    #expect(try shown.difference(from: expected, named: "progress-ended") == nil)
    usleep(300_000)
    let (before, time) = (try shown.wakeUps(), try shown.processorTime())
    usleep(1_000_000)
    #expect(try shown.wakeUps() - before == 0)
    #expect(try shown.processorTime() - time <= 1)
  }

  @Test("F covers the display and gives it back; Space means nothing and says so; Esc leaves")
  func keys() throws {
    let server = try XServer(screens: ["400x300x24"])
    let shown = try ShownWindow("progress --window 200x150 --events", on: server)
    try shown.program.tell("50%")
    let small = try Tminus.snapshot("progress --value 50%", size: "200x150")
    let large = try Tminus.snapshot("progress --value 50%", size: "400x300")
    #expect(try shown.difference(from: small, named: "progress-window") == nil)
    try shown.press("f")
    #expect(try shown.difference(from: large, named: "progress-fullscreen") == nil)
    try shown.press("F11")
    #expect(try shown.difference(from: small, named: "progress-again") == nil)
    try shown.press("space")
    let refused = try #require(try shown.program.event("refused"))
    #expect(refused.name == "toggle" && refused.source == "keyboard" && refused.reason != nil)
    try shown.press("Escape")
    #expect(shown.program.end() == .left(code: 0))
  }
}

extension ShownWindow {
  /// How long the program has run on a processor, in hundredths of a second: what never sleeps never wakes.
  fileprivate func processorTime() throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(program.id)/stat", encoding: .utf8)
    // Behind the name, which may hold anything, the times are the 12th and 13th field.
    let fields = (status.split(separator: ")").last ?? "").split(separator: " ")
    return fields[11...12].compactMap { Int($0) }.reduce(0, +)
  }
}
