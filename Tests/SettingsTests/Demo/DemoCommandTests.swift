import Demo
import Raster
import Testing

@testable import Settings

/// `tminus demo` and its options.
@Suite struct DemoCommandTests {
  /// Arguments behind `demo`, and what they ask for.
  struct Good: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let options: DemoOptions
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ line: String, _ options: DemoOptions) {
      arguments = line.split(separator: " ").map(String.init)
      self.options = options
    }
  }

  private static func screen(
    _ placement: ScreenPlacement = .window(PixelSize(960, 540)), display: String? = nil
  ) -> ScreenOptions {
    ScreenOptions(
      placement: placement, display: display.map { .named($0) }, tellsEvents: false,
      leavesAtEnd: false)
  }

  static let goods: [Good] = [
    Good("", .show(nil, screen())),
    Good("--list", .list),
    Good("--scene stars", .show(.stars, screen())),
    Good(
      "--scene three-bars --window 320x240", .show(.threeBars, screen(.window(PixelSize(320, 240))))
    ),
    Good("--fullscreen --display 1", .show(nil, screen(.fullscreen, display: "1"))),
    Good(
      "--scene drawer --snapshot a.png",
      .snapshot(.drawer, at: .zero, path: "a.png", size: PixelSize(1920, 1080))),
    Good(
      "--scene popups --at 2.5s --size 320x240 --snapshot a.png",
      .snapshot(.popups, at: .milliseconds(2500), path: "a.png", size: PixelSize(320, 240))),
    Good(
      "--at 0 --scene progress --snapshot a.png",
      .snapshot(.progress, at: .zero, path: "a.png", size: PixelSize(1920, 1080))),
    Good(
      "--scene stars --scene live-looks --at 1:30 --snapshot a.png",
      .snapshot(.liveLooks, at: .seconds(90), path: "a.png", size: PixelSize(1920, 1080))),
  ]

  @Test(arguments: goods)
  func itsOptionsAskForOneThing(good: Good) throws {
    let invocation = try Invocation.parse(["demo"] + good.arguments)
    #expect(invocation.action == .demo(good.options))
    #expect(try Invocation.parse(good.arguments + ["demo"]) == invocation)
    #expect(invocation.text == nil)
  }

  @Test func theScaleIsTakenToo() throws {
    #expect(try Invocation.parse(["demo", "--scale", "2"]).scale == 2)
  }

  @Test(arguments: [
    ("demo --scene three-bar", "did you mean three-bars?"),
    ("demo --scene Stars", "did you mean stars?"),
    ("demo --scene xyz", "ring-button"),
    ("demo --scene", "needs a value, like --scene three-bars"),
    ("demo stars", "write --scene stars"),
    ("demo 5m", "\"5m\""),
    ("demo --snapshot a.png", "--snapshot needs to know the scene"),
    ("demo --scene stars --at 2s", "--at has no effect without --snapshot"),
    ("demo --scene stars --size 32x24", "--size has no effect without --snapshot"),
    ("demo --scene stars --at 2x --snapshot a.png", "--at: \"2x\""),
    ("demo --scene stars --at -2s --snapshot a.png", "--at: \"-2s\""),
    ("demo --scene stars --snapshot a.png --fullscreen", "--snapshot and --fullscreen"),
    ("demo --window 80x60 --fullscreen", "--window and --fullscreen"),
    ("demo --list --scene stars", "--list and --scene"),
    ("demo --thickness 5", "--thickness has no effect on demo"),
    ("demo --paused", "--paused has no effect on demo"),
    ("demo --events", "--events has no effect on demo"),
    ("demo --dry-run", "--dry-run has no effect on demo"),
    ("5m --scene stars", "--scene has no effect without demo"),
    ("5m --list", "--list has no effect without demo"),
    ("progress --scene stars", "--scene"),
    ("progress --at 2s", "--at"),
  ])
  func whatMakesNoSenseIsRefused(line: String, words: String) {
    let error = thrown(UsageError.self, line) {
      try Invocation.parse(line.split(separator: " ").map(String.init))
    }
    #expect(error?.exitCode == .usage)
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
  }

  @Test func behindTwoDashesItIsNoCommand() {
    #expect(throws: UsageError.self) { try Invocation.parse(["--", "demo"]) }
    #expect(throws: Never.self) { try Invocation.parse(["5m", "demo"]) }
  }

  @Test func theHelpTellsOfIt() {
    #expect(OptionTable.help.contains("tminus demo"))
    #expect(OptionTable.help.contains("--scene NAME"))
  }
}
