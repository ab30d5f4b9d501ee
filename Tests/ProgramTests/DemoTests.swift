import Raster
import TestSupport
import Testing

@Suite("tminus demo")
struct DemoTests {
  @Test("Its list has the scenes' names, one a line")
  func list() throws {
    let finished = try Tminus.run("demo --list")
    #expect(finished.ending == .left(code: 0) && finished.errors.isEmpty)
    #expect(
      finished.lines == [
        "three-bars", "live-looks", "ring-button", "filling-ring", "progress", "popups", "stars",
        "drawer",
      ])
  }

  @Test("A snapshot of a moment is a picture of its own, the same each time, without a word")
  func snapshot() throws {
    let pictures = try ["0", "2.5s", "2500ms", "9s"].map {
      try Tminus.snapshot("demo --scene ring-button --at \($0)", size: "320x240")
    }
    #expect(pictures[1] == pictures[2] && Set(pictures.map(\.pixels)).count == 3)
    // A quarter of 10 s: white at 1 o'clock, dark gray at 10 o'clock.
    let colors = Set(pictures[1].pixels)
    #expect(colors.contains(0xFFFF_FFFF) && colors.contains(0xFF55_5555))
  }

  @Test(
    "The shipped pictures are found from where it was built", .enabled(if: Tminus.isInCheckout))
  func pictures() throws {
    let picture = try Tminus.snapshot("demo --scene stars", size: "320x240")
    // The pattern's blue.
    #expect(Set(picture.pixels).contains(0xFF0B_3C5D))
  }

  @Test("What it refuses is one sentence")
  func refusals() throws {
    for (line, code) in [
      ("demo --scene bars", 64), ("demo --at 2s", 64),
      ("demo --scene ring-button --size 32x24 --snapshot /proc/a.png", 73),
    ] {
      let finished = try Tminus.run(line)
      #expect(finished.ending == .left(code: Int32(code)) && finished.output.isEmpty)
      #expect(finished.errors.hasPrefix("tminus: ") && finished.errors.count { $0 == "\n" } == 1)
    }
  }
}

@Suite("tminus demo in a real window", .enabled(if: XServer.isAvailable))
struct DemoWindowTests {
  @Test("A scene plays by itself, and shows what a snapshot of the moment shows")
  func sameAsSnapshot() throws {
    let line = "demo --scene ring-button"
    let shown = try ShownWindow("\(line) --window 320x240", on: XServer())
    // Between its end after 10 s and the next press at 12 s the ring stands still.
    let expected = try Tminus.snapshot("\(line) --at 11.5s", size: "320x240")
    #expect(try shown.difference(from: expected, named: "demo-ring", within: 25) == nil)
    try shown.press("r")
    #expect(try shown.waits { try shown.picture() != expected })
    try shown.press("q")
    #expect(shown.program.end() == .left(code: 0))
    #expect(shown.program.complaint().isEmpty)
  }
}
