import Raster
import Settings
import Testing
import TimerCore
import Views

@Suite("V10: looks that are changed by name")
struct LookSettingsTests {
  private func settings(_ line: String) throws -> LookSettings {
    try Invocation.parse(line.split(separator: " ").map(String.init)).looks
  }

  @Test("A look takes its option's values, and goes back to its default")
  func values() throws {
    var looks = try settings("--thickness 12 --face bar")
    try looks.set("progress", to: "gradient:red,blue")
    try looks.set("thickness", to: "8%")
    #expect(looks.look.bar.stroke.thickness == .share(0.08))
    #expect(looks.look.bar.stroke.progress == .gradient([Color(0xFF0000), Color(0x0000FF)]))
    try looks.set("thickness", to: "default")
    #expect(looks.look.bar.stroke.thickness == nil && looks.look.face == .bar)
  }

  @Test("Another theme keeps what else was asked for")
  func theme() throws {
    var looks = try settings("--progress red")
    try looks.set("theme", to: "light")
    #expect(looks.look.ring.stroke.progress == .color(Color(0xFF0000)))
    #expect(looks.look.background == Theme.light.look.background)
    try looks.set("theme", to: "default")
    #expect(looks.look.background == Theme.dark.look.background)
  }

  @Test("What is on or off is switched, the label by either of its names")
  func switches() throws {
    var looks = LookSettings()
    try looks.set("autohide", to: "on")
    #expect(looks.look.autohide)
    try looks.set("autohide", to: "off")
    #expect(!looks.look.autohide)
    try looks.set("label", to: "off")
    #expect(!looks.look.label.shown)
    try looks.set("no-label", to: "off")
    #expect(looks.look.label.shown)
    try looks.set("no-label", to: "on")
    try looks.set("label", to: "on")
    #expect(looks.look.label.shown)
  }

  @Test("A number can be added to, also to what suits the size")
  func sums() throws {
    var looks = LookSettings()
    try looks.add(2, to: "thickness")
    #expect(looks.look.ring.stroke.thickness == .sum(.suited, points: 2))
    try looks.set("thickness", to: "10")
    try looks.add(2, to: "thickness")
    try looks.add(-20, to: "thickness")
    #expect(looks.look.ring.stroke.thickness == .points(0))
    try looks.add(5, to: "opacity")
    #expect(looks.look.opacity == 1)
  }

  private static let bad: [(name: String, value: String, part: String)] = [
    ("thiknes", "5", "did you mean thickness?"), ("snapshot", "a.png", "not a look"),
    ("thickness", "-1", "negative"), ("thickness", "nan", "not a length"),
    ("progress", "gren", "did you mean green?"), ("autohide", "maybe", "neither on nor off"),
    ("opacity", "2", "not a number"), ("face", "cube", "not one of its values"),
    ("star-points", "7", "show star first"), ("label", "", "neither on nor off"),
  ]

  @Test("What a look doesn't take is refused, and changes nothing", arguments: bad)
  func refusals(name: String, value: String, part: String) throws {
    var looks = try settings("--progress red --cap square")
    let before = looks
    do {
      try looks.set(name, to: value)
      Issue.record("\(name) \(value) was taken")
    } catch {
      #expect(error.description.contains(part), "\(error)")
    }
    #expect(looks == before)
  }
}

@Suite("V16: how reactions are written")
struct ReactionTextTests {
  private static let good: [(text: String, reaction: Reaction?)] = [
    (
      "at 1m: title-color orange",
      Reaction(.at(.seconds(60)), look: "title-color", change: .absolute("orange"))
    ),
    (
      "below 1:30: progress red",
      Reaction(
        .below(.seconds(90)), look: "progress", change: .absolute("red"))
    ),
    (
      "each second below 3s: thickness +2 for 0.5s",
      Reaction(
        .everySecond(within: .seconds(3)), for: .milliseconds(500), look: "thickness",
        change: .relative(2))
    ),
    (
      "each second: progress random(7)",
      Reaction(
        .everySecond(within: nil), look: "progress", change: .random(seed: 7))
    ),
    ("at zero:track image:waves", Reaction(.zero, look: "track", change: .absolute("image:waves"))),
    (
      "at -0.5s: padding −30",
      Reaction(
        .at(.milliseconds(-500)), look: "padding", change: .relative(-30))
    ),
    (
      "at zero: font DejaVu Sans for 5s",
      Reaction(
        .zero, for: .seconds(5), look: "font", change: .absolute("DejaVu Sans"))
    ),
  ]

  @Test("A text is the reaction it writes", arguments: good)
  func reading(text: String, reaction: Reaction?) throws {
    #expect(try ReactionText.reaction(of: text) == #require(reaction))
    #expect(try Invocation.parse(["--react", text]).reactions?.reactions.count == 1)
  }

  private static let bad = [
    "", "progress red", "at 5s progress red", "at: progress red", "at 5s: progress",
    "sometimes: progress red", "at 5x: progress red", "each second below: progress red",
    "below 5s: progress red for 0s", "below 5s: progress red for ever", "at 5s: size 10x10",
    "at 5s: progress gren", "at 5s: bar-mode backwards", "each second: cap random",
    "at 5s: cap +2", "at 5s: label-size +2", "at 5s: theme random",
  ]

  @Test("What can't be read, or changes nothing, is refused in one sentence", arguments: bad)
  func refusing(text: String) {
    #expect(throws: UsageError.self) { try Invocation.parse(["--react", text]) }
  }

  @Test("Reactions that flash too often are refused together; --steady needs one")
  func flashing() {
    let flashes = (0..<4).flatMap {
      ["--react", "at \(10 - Double($0) / 4)s: progress red for 0.1s"]
    }
    #expect(throws: UsageError.self) { try Invocation.parse(flashes) }
    #expect(throws: UsageError.self) { try Invocation.parse(["--steady"]) }
  }

  @Test(
    "In force they change the look, later ones over earlier ones, and nothing is left of them after"
  )
  func applying() throws {
    let invocation = try Invocation.parse([
      "10", "--react", "each second below 3s: progress red for 0.5s", "--react",
      "each second below 3s: thickness +2 for 0.5s", "--react", "at zero: progress blue",
    ])
    let reactions = try #require(invocation.reactions)
    func look(at seconds: Double) -> Look {
      invocation.looks.look(
        with: reactions.active(at: .seconds(seconds), total: .seconds(10)))
    }
    #expect(look(at: 3.001) == invocation.look)
    #expect(look(at: 3).ring.stroke.progress == .color(Color(0xFF0000)))
    #expect(look(at: 2.6).bar.stroke.thickness == .sum(.suited, points: 2))
    #expect(look(at: 2.5) == invocation.look)
    #expect(look(at: 0).ring.stroke.progress == .color(Color(0x0000FF)))
  }
}
