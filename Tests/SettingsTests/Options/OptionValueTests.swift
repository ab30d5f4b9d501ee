import Raster
import Testing
import TimerCore
import Views

@testable import Settings

/// Every option's good values and what they set, and its bad ones.
@Suite struct OptionValueTests {
  /// Arguments, and whether the invocation is what they ask for.
  struct Good: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let holds: @Sendable (Invocation) -> Bool
    var testDescription: String { arguments.joined(separator: " ") }

    init(words: [String], _ holds: @escaping @Sendable (Invocation) -> Bool) {
      (arguments, self.holds) = (words, holds)
    }

    init(_ line: String, _ holds: @escaping @Sendable (Invocation) -> Bool) {
      arguments = line.split(separator: " ").map(String.init)
      self.holds = holds
    }
  }

  static let red = Color(0xFF0000)

  static let looks: [Good] = [
    Good("--face bar") { $0.look.face == .bar },
    Good("--face=ring") { $0.look.face == .ring },
    Good("--reduced-motion") { $0.look.reducesMotion },
    Good("--black-and-white") { $0.look.isBlackAndWhite },
    Good("--config none") { $0.look == Theme.dark.look },
    Good("--theme light") { $0.look == Theme.light.look },
    Good("--face ring --theme light") {
      $0.look.face == .ring && $0.look.title.color == Theme.light.look.title.color
    },
    Good("--background #f00") { $0.look.background == .color(red) },
    Good("--background image:a.png") { $0.look.background == .image(path: "a.png", fit: .tile) },
    Good("--background-fit cover --background image:a.png") {
      $0.look.background == .image(path: "a.png", fit: .cover)
    },
    Good("--panel red") {
      $0.look.bar.panel.fill == .color(red) && $0.look.ring.panel.fill == .color(red)
    },
    Good("--panel red --panel-radius 20") {
      $0.look.bar.panel.radius == .points(20) && $0.look.ring.panel.radius == .points(20)
    },
    Good("--face bar --frame 1,2,3,4") {
      $0.look.bar.frame?.height == .points(4) && $0.look.ring.frame == nil
    },
    Good("--face ring --frame 1,2,3,4%") {
      $0.look.ring.frame?.height == .share(0.04) && $0.look.bar.frame == nil
    },
    Good("--opacity 0.95") { $0.look.opacity == 0.95 },
    Good("--opacity 0") { $0.look.opacity == 0 },
    Good("--autohide") { $0.look.autohide },
    Good("--thickness 8%") {
      $0.look.bar.stroke.thickness == .share(0.08) && $0.look.ring.stroke.thickness == .share(0.08)
    },
    Good("--thickness 0") { $0.look.bar.stroke.thickness == .points(0) },
    Good("--track-thickness 11") { $0.look.ring.stroke.trackThickness == .points(11) },
    Good("--cap square") {
      $0.look.bar.stroke.cap == .square && $0.look.ring.stroke.cap == .square
    },
    Good("--cap round") {
      $0.look.ring.stroke.capFit == .inset && $0.look.bar.stroke.capFit == .extend
    },
    Good("--cap-fit extend") { $0.look.ring.stroke.capFit == .extend },
    Good("--track #F00") { $0.look.bar.stroke.track == .color(red) },
    Good("--progress ramp:red,#f00") { $0.look.ring.stroke.progress == .ramp([red, red]) },
    Good("--bar-mode reflection") { $0.look.bar.mode == .reflection },
    Good("--padding 40") { $0.look.bar.padding == .points(40) },
    Good("--direction counterclockwise") { $0.look.ring.direction == .counterclockwise },
    Good("--motion fill") { $0.look.ring.motion == .fill },
    Good("--start-angle -90") { $0.look.ring.startAngle == -90 },
    Good("--start-angle 450.5") { $0.look.ring.startAngle == 450.5 },
    Good("--sweep-angle 0.01") { $0.look.ring.sweepAngle == 0.01 },
    Good("--sweep-angle 360") { $0.look.ring.sweepAngle == 360 },
    Good("--radius 75") { $0.look.ring.radius == .points(75) },
    Good("--no-label") { !$0.look.label.shown },
    Good("--label") { $0.look.label.shown },
    Good("--label-format mm:ss") { $0.look.label.format == LabelFormat(.minutesSeconds) },
    Good("--tenths 10 --label-format hh:mm:ss") {
      $0.look.label.format == LabelFormat(.hoursMinutesSeconds, tenthsWithin: 10)
    },
    Good("--label-format days --tenths 5") {
      $0.look.label.format == LabelFormat(.days, tenthsWithin: 5)
    },
    Good("--overtime-color red") { $0.look.label.overtimeColor == red },
    Good("--end-time") { $0.look.label.showsEnd },
    Good("--label-color red") { $0.look.label.color == red },
    Good("--label-size 10%") { $0.look.label.size == .share(0.1) },
    Good("--title-color red") { $0.look.title.color == red },
    Good("--title-size 12pt") { $0.look.title.size == .points(12) },
    Good("--font Lato") { $0.look.label.font == "Lato" },
    Good("--label-weight bold") { $0.look.label.weight == .bold },
    Good("--title-weight medium") { $0.look.title.weight == .medium },
  ]

  static let others: [Good] = [
    Good("--title Tea") { $0.title == "Tea" },
    Good("-t Tea") { $0.title == "Tea" },
    Good("--title=") { $0.title == nil },
    Good("--title=--x=y") { $0.title == "--x=y" },
    Good("--paused") { $0.start == .ready },
    Good("--paused --elapsed 3m") { $0.start == .paused(elapsed: .seconds(180)) },
    Good("--paused --elapsed 0") { $0.start == .ready },
    Good("--at-zero overtime") { $0.atZero == .overtime },
    Good("--up") { $0.entry == .up(limit: .seconds(600), title: nil) },
    Good("--language de") { $0.language == "de" },
    Good("--on fired=true") { $0.screen?.hooks.hooks.map(\.command) == [.line("true")] },
    Good("--on fired=true --on-limit 30s") { $0.screen?.hooks.limit == .seconds(30) },
    Good("--zone Europe/Berlin") { $0.zone == "Europe/Berlin" },
    Good("--scale 1.5") { $0.scale == 1.5 },
    Good("--overscan 3%") { $0.margins == Margins(.share(0.03)) },
    Good("--safe-area 0,20,5%,1pt --snapshot a.png") {
      $0.margins
        == Margins(top: .points(0), right: .points(20), bottom: .share(0.05), left: .points(1))
    },
    Good("--burn-in-shift 24") { $0.screen?.shift == 24 },
    Good("--window 800x450") { $0.screen?.placement == .window(PixelSize(800, 450)) },
    Good("--fullscreen") { $0.screen?.placement == .fullscreen },
    Good("-f --display 2") { $0.screen?.display == .named("2") },
    Good("--display HDMI-A-1") { $0.screen?.display == .named("HDMI-A-1") },
    Good("--display all") { $0.screen?.display == .all },
    Good("--mode 1920x1080@60") {
      $0.screen?.mode == ScreenMode(size: PixelSize(1920, 1080), refreshRate: 60)
    },
    Good("--mode 800x480") {
      $0.screen?.mode == ScreenMode(size: PixelSize(800, 480), refreshRate: nil)
    },
    Good(words: ["--dim", "mon-fri 22:00-06:00 30%"]) {
      $0.screen?.light.map(\.brightness) == [0.3] && $0.screen?.light[0].span.days == Set(0...4)
    },
    Good("--blank 23:00-05:00,12:00-12:30") { $0.screen?.light.map(\.brightness) == [0, 0] },
    Good("--events") { $0.screen?.tellsEvents == true },
    Good("--exit") { $0.screen?.leavesAtEnd == true },
    Good("--restore") { $0.screen?.restores == true },
    Good("--snapshot a.png") { $0.action == .snapshot(path: "a.png", size: PixelSize(1920, 1080)) },
    Good("--size 320x240 --snapshot a.png") {
      $0.action == .snapshot(path: "a.png", size: PixelSize(320, 240))
    },
    Good("--dry-run --elapsed 3m42s") {
      $0.action == .dryRun && $0.start == .running(elapsed: .seconds(222))
    },
    Good("--dry-run --from 2026-03-28T20:00") { $0.from != nil },
    Good("--started 10:15") { if case .since = $0.start { true } else { false } },
    Good("--face ring --face bar") { $0.look.face == .bar },
  ]

  @Test(arguments: looks + others)
  func aGoodValueIsTakenOver(good: Good) throws {
    let invocation = try Invocation.parse(["10m"] + good.arguments)
    #expect(good.holds(invocation))
    #expect(try Invocation.parse(good.arguments + ["10m"]) == invocation)
  }

  @Test(arguments: [
    ("--face", ["", "rings", "BAR"]), ("--theme", ["blue"]), ("--background", ["", "#12", "gren"]),
    ("--background-fit", ["fit"]), ("--panel", ["none", "image:"]),
    ("--panel-radius", ["-1", "nan"]), ("--frame", ["1,2,3", "1,2,0,4", "a,b,c,d"]),
    ("--opacity", ["-0.1", "1.1", "nan", "inf", "", "half"]),
    ("--thickness", ["-5", "nan", "inf", "x"]),
    ("--track-thickness", ["-5", "NaN"]), ("--cap", ["flat", ""]), ("--cap-fit", ["outset"]),
    ("--track", ["#ggg"]), ("--progress", ["ramp:red"]), ("--bar-mode", ["reverse"]),
    ("--padding", ["-1", "1e3"]), ("--direction", ["left", "cw"]), ("--motion", ["up"]),
    ("--start-angle", ["nan", "inf", "1e9", "north", "36001"]),
    ("--sweep-angle", ["0", "-1", "360.1", "nan", "361"]), ("--radius", ["0", "-1", "nan"]),
    ("--label-format", ["ss", "MM:SS"]), ("--tenths", ["0", "-1", "1.5", "x", "3601"]),
    ("--label-color", ["image:a.png", "#12345"]), ("--label-size", ["0", "0%", "-3"]),
    ("--title-color", ["gren"]), ("--title-size", ["0"]), ("--font", [""]),
    ("--label-weight", ["", "heavy", "700"]), ("--title-weight", ["Bold"]),
    ("--at-zero", ["go"]), ("--zone", ["", "Europe/Berln", "../x"]),
    ("--scale", ["0", "0.1", "17", "nan"]), ("--window", ["0x0", "100000x100000", "800"]),
    ("--display", ["-1", "", "+1"]),
    ("--mode", ["", "60", "1920x", "1920x1080@", "1920x1080@0", "1920x1080@fast"]),
    ("--dim", ["", "30%", "22:00-06:00"]), ("--blank", ["", "22-6", "22:00-06:00 30%"]),
    ("--snapshot", [""]), ("--size", ["0x0", "100000x100000", "x"]),
    ("--elapsed", ["abc", "-5m", "", "99999999999999999999h", "5m tea"]),
    ("--from", ["", "20:00", "tomorrow", "2026-02-30T10:00", "2026-03-28T25:00", "2026", "x"]),
    ("--started", ["", "25:00", "x", "10:15 tea"]), ("--completion", ["tcsh"]),
  ])
  func aBadValueIsRefusedWithTheOptionsNameAndTheText(option: String, values: [String]) {
    for value in values {
      let error = thrown(UsageError.self, "\(option) \(value)") {
        try Invocation.parse(["10m", "\(option)=\(value)"])
      }
      #expect(error?.exitCode == .usage)
      #expect(error?.description.hasPrefix("\(option): ") == true, "\(String(describing: error))")
      let advice = ["give ", "did you mean "]
      #expect(
        advice.contains { error?.description.contains($0) == true }, "\(String(describing: error))")
    }
  }

  @Test func everyOptionIsTriedHere() {
    let tried = Set(
      ((Self.looks + Self.others).flatMap(\.arguments)
        + ViewOptionTests.goods.flatMap(\.arguments)
        + ProgressCommandTests.goods.flatMap(\.arguments)
        + DemoCommandTests.goods.flatMap(\.arguments)).map(Self.name))
    // An agenda is tried with its files.
    for option in OptionTable.all
    where !["help", "version", "manual", "completion", "agenda"].contains(option.name) {
      #expect(tried.contains("--\(option.name)"), "\(option.name)")
    }
  }

  private static func name(_ argument: String) -> String {
    String(argument.prefix { $0 != "=" })
  }
}

extension Invocation {
  /// The options of the screen; nil when no screen is asked for.
  var screen: ScreenOptions? {
    if case .show(let options) = action { options } else { nil }
  }
}
