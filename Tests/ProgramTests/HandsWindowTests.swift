import Foundation
import Raster
import TestSupport
import Testing

@Suite("Hands in a real window", .enabled(if: XServer.isAvailable))
struct HandsWindowTests {
  private func shown(_ line: String, environment: [String: String] = [:]) throws -> ShownWindow {
    let shown = try ShownWindow(
      "\(line) --window 320x240 --events", on: XServer(), environment: environment)
    _ = try shown.program.event("started")
    return shown
  }

  /// Moves the pointer to a place in the window, and does what else xdotool is told there.
  private func point(_ shown: ShownWindow, _ x: Int, _ y: Int, _ then: String...) throws {
    let place = try shown.place()
    let move = ["mousemove", "\(place.x + x)", "\(place.y + y)"]
    try shown.server.xdotool(move + then)
  }

  @Test("I1: digits and Enter start another duration, and each command is told with its source")
  func typing() throws {
    let shown = try shown("20s")
    for key in ["1", "colon", "3", "0", "Return"] { try shown.press(key) }
    let command = try #require(try shown.program.event("command"))
    #expect(command.name == "set" && command.source == "keyboard" && command.seconds == 90)
    #expect(try shown.program.event("started")?.seconds == 90)
  }

  @Test("I3: the wheel adds time, a click toggles, and a drag along the bar seeks")
  func mouse() throws {
    let shown = try shown("100s --face bar --no-label --padding 20 --thickness 20")
    try point(shown, 160, 40, "click", "4")
    #expect(try shown.program.event("command")?.seconds == 60)
    try point(shown, 160, 40, "click", "1")
    let paused = try #require(try shown.program.event("paused")?.remaining)
    #expect((150...160).contains(paused))
    try point(shown, 160, 120, "mousedown", "1")
    try point(shown, 100, 120)
    try point(shown, 90, 120, "mouseup", "1")
    let seek = try #require(try shown.program.event("command"))
    #expect(seek.name == "seek" && seek.source == "mouse")
    // A quarter of 160 seconds, to the second.
    try shown.press("space")
    #expect(try shown.program.event("resumed")?.remaining == 40)
  }

  @Test("I4: H covers the window with the help, and any key takes it away")
  func help() throws {
    let line = "10m --elapsed 3m42s --paused"
    let shown = try ShownWindow("\(line) --window 320x240 --events", on: XServer())
    let still = try Tminus.snapshot(line, size: "320x240")
    #expect(try shown.difference(from: still, named: "before-help") == nil)
    try shown.press("h")
    #expect(try shown.waits { try shown.picture() != still })
    try shown.press("x")
    #expect(try shown.difference(from: still, named: "after-help") == nil)
  }

  @Test("I1: a file binds other keys")
  func keyFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.root + "/keys.txt"
    try "x = add 5m\nspace = none\nctrl+y = restart\n".write(
      toFile: path, atomically: true, encoding: .utf8)
    let shown = try shown("20s --keys \(path)")
    try shown.press("space")
    try shown.press("x")
    #expect(try shown.program.event("command")?.seconds == 300)
    try shown.press("ctrl+y")
    #expect(try shown.program.event("started")?.seconds == 20)
  }

  @Test(
    "I5: locked, keys and the window's button do what is allowed only, until the lock is lifted")
  func lock() throws {
    let shown = try shown("20s --lock toggle --lock-escape ctrl+F12")
    try shown.press("q")
    let refused = try #require(try shown.program.event("refused"))
    #expect(refused.name == "quit" && refused.source == "keyboard")
    try shown.press("space")
    #expect(try shown.program.event("paused") != nil)
    try shown.press("ctrl+F12")
    try shown.press("q")
    #expect(shown.program.end() == .left(code: 0))
  }

  @Test("R1: commands on standard input change time and looks; what is none is refused in words")
  func commands() throws {
    let shown = try shown("20s --face bar --commands")
    try shown.program.tell("add 1m")
    let added = try #require(try shown.program.event("command"))
    #expect(added.name == "add" && added.source == "input" && added.seconds == 60)
    try shown.program.tell("mode reflection")
    let mode = try #require(try shown.program.event("refused"))
    #expect(mode.reason?.contains("can't change while time is counted") ?? false)
    try shown.program.tell("look progres red")
    #expect(try shown.program.event("refused")?.reason?.contains("did you mean progress?") ?? false)
    try shown.program.tell("pause")
    _ = try shown.program.event("paused")
    try shown.program.tell("message")
    try shown.program.tell("look theme light")
    try shown.program.tell("set 10m")
    try shown.program.tell("stop")
    let expected = try Tminus.snapshot("10m --face bar --theme light --paused", size: "320x240")
    #expect(try shown.difference(from: expected, named: "look") == nil)
    try shown.program.tell("quit")
    #expect(shown.program.end() == .left(code: 0))
  }

  @Test("V16: reactions change the picture by time alone, and go back")
  func reactions() throws {
    let server = try XServer()
    let program = try Child(
      Tminus.path,
      ["4s", "--face", "ring", "--react", "below 2s: progress red", "--window", "320x240"],
      environment: ["DISPLAY": server.display])
    func waits(red: Bool) throws -> Bool {
      let deadline = Deadline(in: 10)
      while try (server.find(0xFF0000).count > 200) != red {
        if deadline.hasPassed { return false }
        usleep(50_000)
      }
      return true
    }
    #expect(try waits(red: false))
    #expect(try waits(red: true))
    #expect(try waits(red: false))
    program.send(signal: SIGTERM)
    #expect(program.end() == .left(code: 0))
  }

  @Test("I3: the pointer hides after it has rested, and costs one wake-up only")
  func pointerRests() throws {
    let shown = try ShownWindow("10m --paused --window 320x240", on: XServer())
    try point(shown, 100, 100)
    usleep(2_600_000)
    let before = try shown.wakeUps()
    usleep(1_500_000)
    #expect(try shown.wakeUps() - before == 0)
  }

  @Test("A file of keys that can't be used is refused by line, and a missing one by name")
  func badKeys() throws {
    let folder = try TemporaryFolder()
    let path = folder.root + "/keys.txt"
    try "space = toggle\nspce = stop\n".write(toFile: path, atomically: true, encoding: .utf8)
    for (file, part) in [(path, "line 2"), (folder.root + "/none.txt", "is not there")] {
      let finished = try Child.run(Tminus.path, ["5m", "--keys", file])
      #expect(finished.ending == .left(code: 66))
      #expect(finished.errors.contains(part), "\(finished.errors)")
    }
  }
}
