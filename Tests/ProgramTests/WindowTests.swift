import Foundation
import Raster
import TestSupport
import Testing

@Suite("In a real window", .enabled(if: XServer.isAvailable))
struct WindowTests {
  /// Time stands still in it.
  private static let still = "10m --elapsed 3m42s --paused"

  private static let stills: [(line: String, width: Int, height: Int)] = [
    ("\(still) wash car", 320, 240), ("\(still) --face bar --theme light", 333, 111),
    ("\(still) --face ring --cap round --no-label", 200, 300), ("90m --paused", 640, 360),
    ("--opacity 0.5 --panel navy --progress gradient:red,blue", 320, 200), (still, 64, 48),
    ("\(still) --face bar A title that is far too long for this", 64, 48), (still, 1, 1),
  ]

  @Test(
    "It shows what a snapshot of its size shows, pixel for pixel",
    arguments: stills)
  func sameAsSnapshot(line: String, width: Int, height: Int) throws {
    let shown = try ShownWindow("\(line) --window \(width)x\(height)", on: XServer())
    let expected = try Tminus.snapshot(line, size: "\(width)x\(height)")
    #expect(try shown.difference(from: expected, named: "window-\(width)x\(height)") == nil)
  }

  @Test("Ring and label move; Space holds them, and lets them go on")
  func pause() throws {
    let shown = try ShownWindow("20s --window 320x240 --events", on: XServer())
    _ = try shown.program.event("started")
    let first = try shown.picture()
    #expect(try shown.waits { try shown.picture() != first })
    try shown.press("space")
    let paused = try #require(try shown.program.event("paused"))
    let left = try #require(paused.remaining)
    let still = try Tminus.snapshot("20s --elapsed \(20 - left)s", size: "320x240")
    // A pop-up tells of it in the lower half, and is at rest half a second after the key.
    #expect(try shown.difference(from: still, above: 120, named: "paused") == nil)
    usleep(600_000)
    let atRest = try shown.picture()
    usleep(500_000)
    #expect(try shown.picture() == atRest)
    #expect(atRest != still)
    try shown.press("space")
    #expect(try shown.program.event("resumed")?.remaining == left)
    #expect(try shown.waits { try shown.picture().upper(120) != still.upper(120) })
    _ = try shown.program.event("tick")
    try shown.press("Return")
    let again = try #require(try shown.program.event("paused")?.remaining)
    #expect(again < left)
  }

  @Test("R begins anew, S gives up and shows the whole time, and Space starts it")
  func restartAndStop() throws {
    let shown = try ShownWindow("20s --window 320x240 --events", on: XServer())
    _ = try shown.program.event("tick")
    try shown.press("r")
    let started = try #require(try shown.program.event("started"))
    #expect(started.seconds == 20)
    let whole = try Tminus.snapshot("20s --paused", size: "320x240")
    try shown.press("s")
    #expect(try shown.program.event("stopped") != nil)
    #expect(try shown.difference(from: whole, named: "stopped") == nil)
    try shown.press("s")
    let refused = try #require(try shown.program.event("refused"))
    #expect(refused.name == "stop" && refused.source == "keyboard" && refused.reason != nil)
    try shown.press("space")
    #expect(try shown.program.event("started")?.seconds == 20)
  }

  @Test("F covers the display, and gives it back", arguments: ["f", "F11"])
  func fullscreen(key: String) throws {
    let server = try XServer(screens: ["400x300x24"])
    let shown = try ShownWindow("\(Self.still) --window 200x150", on: server)
    let small = try Tminus.snapshot(Self.still, size: "200x150")
    let large = try Tminus.snapshot(Self.still, size: "400x300")
    #expect(try shown.difference(from: small, named: "before-\(key)") == nil)
    for round in 1...2 {
      try shown.press(key)
      #expect(try shown.difference(from: large, named: "fullscreen-\(key)-\(round)") == nil)
      try shown.press(key)
      #expect(try shown.difference(from: small, named: "after-\(key)-\(round)") == nil)
    }
  }

  @Test("It begins fullscreen where it is asked to")
  func beginsFullscreen() throws {
    let server = try XServer(screens: ["400x300x24"])
    let shown = try ShownWindow("\(Self.still) --fullscreen", on: server)
    let large = try Tminus.snapshot(Self.still, size: "400x300")
    #expect(try shown.difference(from: large, named: "begins-fullscreen") == nil)
    try shown.press("f")
    #expect(try shown.waits { try shown.place().width == 960 })
  }

  @Test(
    "A window manager frames it, makes it fullscreen, and closes it", .enabled(if: Desktop.isThere))
  func windowManager() throws {
    let server = try XServer(screens: ["400x300x24"])
    let desktop = try Desktop(on: server)
    let shown = try ShownWindow("\(Self.still) --window 200x150", on: server)
    let small = try Tminus.snapshot(Self.still, size: "200x150")
    let large = try Tminus.snapshot(Self.still, size: "400x300")
    #expect(try shown.waits { try server.screen().bitmap.contains(small) })
    try shown.press("f")
    #expect(try shown.waits { try server.screen().bitmap == large })
    try shown.press("f")
    #expect(try shown.waits { try server.screen().bitmap.contains(small) })
    try desktop.close(shown)
    #expect(shown.program.end() == .left(code: 0))
  }

  @Test(
    "Q and Esc leave with 0; a held Ctrl, Alt or Super keeps Q for others",
    arguments: [
      "q", "Escape",
    ])
  func leaving(key: String) throws {
    let shown = try ShownWindow("20s --window 200x150 --events", on: XServer())
    _ = try shown.program.event("started")
    for modifier in ["ctrl", "alt", "super"] { try shown.press("\(modifier)+\(key)") }
    #expect(try shown.program.event("tick") != nil)
    #expect(shown.program.end(within: 0.2) == .stillRuns)
    try shown.press(key)
    #expect(shown.program.end() == .left(code: 0))
    #expect(shown.program.complaint().isEmpty)
  }

  @Test("A key held down counts once")
  func heldKey() throws {
    let shown = try ShownWindow("20s --window 200x150 --events", on: XServer())
    _ = try shown.program.event("started")
    // The server repeats a key after 0.66 s, 25 times a second.
    try shown.server.xdotool("keydown", "space")
    #expect(try shown.program.event("paused") != nil)
    #expect(try shown.program.events(for: 1.2).isEmpty)
    try shown.server.xdotool("keyup", "space")
    try shown.press("space")
    #expect(try shown.program.event("resumed") != nil)
  }

  @Test("A window of a new size shows the picture of that size")
  func resize() throws {
    let shown = try ShownWindow("\(Self.still) --window 320x240", on: XServer())
    try shown.server.xdotool("windowmove", "--sync", shown.id, "0", "0")
    let sizes = [(400, 240), (150, 400), (64, 48), (640, 480), (3, 2), (320, 240)]
    for (width, height) in sizes {
      try shown.server.xdotool("windowsize", shown.id, String(width), String(height))
      let expected = try Tminus.snapshot(Self.still, size: "\(width)x\(height)")
      #expect(try shown.difference(from: expected, named: "resized-\(width)x\(height)") == nil)
    }
  }

  @Test("What another window has covered is shown again")
  func exposure() throws {
    let server = try XServer()
    let shown = try ShownWindow("\(Self.still) --window 320x240", on: server)
    let expected = try Tminus.snapshot(Self.still, size: "320x240")
    #expect(try shown.difference(from: expected, named: "uncovered") == nil)
    let cover = try ShownWindow("5m --paused --theme light --window 200x300", on: server)
    #expect(try shown.waits { try shown.picture() != expected })
    cover.program.send(signal: SIGTERM)
    #expect(cover.program.end() == .left(code: 0))
    #expect(try shown.difference(from: expected, named: "exposed") == nil)
  }

  @Test(
    "K1: it is the same picture turned, also where only its label changes",
    arguments: [90, 180, 270])
  func turned(degrees: Int) throws {
    let turn = try #require(QuarterTurn(rawValue: degrees))
    let shown = try ShownWindow(
      "20s --window 320x200 --rotate \(degrees) --commands --events", on: XServer())
    _ = try shown.program.event("started")
    try shown.program.tell("pause")
    let left = try #require(try shown.program.event("paused")?.remaining)
    try shown.program.tell("message")
    try shown.program.tell("popup")
    let size = turn.turned(PixelSize(320, 200))
    let still = try Tminus.snapshot(
      "20s --elapsed \(20 - left)s", size: "\(size.width)x\(size.height)")
    var expected = Bitmap(size: PixelSize(320, 200))
    expected.withSurface { $0.copy(PixelRect(still.size), of: still, turned: turn) }
    #expect(try shown.difference(from: expected, named: "turned-\(degrees)") == nil)
  }

  @Test("A display that stands still sleeps")
  func sleep() throws {
    let shown = try ShownWindow("\(Self.still) --window 320x240", on: XServer())
    let expected = try Tminus.snapshot(Self.still, size: "320x240")
    #expect(try shown.difference(from: expected, named: "asleep") == nil)
    // Looking for pads comes after the picture, and a pointer that rests hides after two seconds.
    usleep(2_500_000)
    let before = try shown.wakeUps()
    usleep(1_500_000)
    #expect(try shown.wakeUps() - before == 0)
  }

  @Test("It shows the motion between the label's changes")
  func smooth() throws {
    let shown = try ShownWindow("3s --window 320x240 --no-label --events", on: XServer())
    _ = try shown.program.event("tick")
    var pictures: Set<[UInt32]> = []
    for _ in 0..<12 {
      pictures.insert(try shown.server.screen().bitmap.pixels)
      usleep(50_000)
    }
    #expect(pictures.count > 8)
  }

  @Test(
    "Events that nobody reads, or that have nowhere to go, leave the window as it is",
    arguments: [
      Child.Sink.nobody, .closed,
    ])
  func noReader(sink: Child.Sink) throws {
    let shown = try ShownWindow("2s --window 200x150 --events", on: XServer(), sink: sink)
    let ended = try Tminus.snapshot("2s --elapsed 3s", size: "200x150")
    #expect(try shown.difference(from: ended, above: 75, named: "no-reader") == nil)
    if sink == .closed {
      // Otherwise the connection to the server might have its number.
      let output = "/proc/\(shown.program.id)/fd/1"
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: output) == "/dev/null")
    }
    try shown.press("q")
    #expect(shown.program.end() == .left(code: 0))
  }

  @Test("The end is told and shown, wherever it comes while pictures are painted", arguments: 1...4)
  func end(round: Int) throws {
    let shown = try ShownWindow("1s --window 300x200 --events", on: XServer())
    #expect(try shown.program.event("fired", within: 4)?.at == 1)
    let ended = try Tminus.snapshot("1s --elapsed 2s", size: "300x200")
    #expect(try shown.difference(from: ended, above: 100, named: "end-\(round)") == nil)
  }

  @Test("A pop-up tells the end, and goes after five seconds")
  func popup() throws {
    let shown = try ShownWindow("0.5s --window 300x200 --events", on: XServer())
    #expect(try shown.program.event("fired")?.at == 0.5)
    let ended = try Tminus.snapshot("1s --elapsed 2s", size: "300x200")
    #expect(try shown.waits { try shown.picture() != ended })
    #expect(try shown.difference(from: ended, named: "popup", within: 10) == nil)
  }

  @Test("D pulls the drawer open and shut, and keys it takes leave the run as it is")
  func drawer() throws {
    let shown = try ShownWindow("\(Self.still) --window 320x240 --events", on: XServer())
    let closed = try Tminus.snapshot(Self.still, size: "320x240")
    #expect(try shown.difference(from: closed, named: "drawer-before") == nil)
    try shown.press("d")
    #expect(try shown.waits { try shown.picture() != closed })
    for key in ["Up", "Down", "5", "Left"] { try shown.press(key) }
    try shown.press("d")
    #expect(try shown.difference(from: closed, named: "drawer-after") == nil)
    let events = try shown.program.events(for: 0.1)
    #expect(events.map(\.name) == ["drawer", "drawer"])
  }

  @Test("A server that goes away ends it")
  func lostServer() throws {
    var server: XServer? = try XServer()
    let program = try Child(
      Tminus.path, "20s --events".words, environment: ["DISPLAY": server?.display ?? ""])
    #expect(try program.event("tick") != nil)
    server = nil
    #expect(program.end() == .left(code: 69))
    let complaint = program.complaint()
    #expect(complaint == "tminus: the X server has gone away, and the display with it\n")
  }
}
