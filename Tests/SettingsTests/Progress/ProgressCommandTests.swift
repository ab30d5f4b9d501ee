import Raster
import Settings
import Testing
import Views

/// `tminus progress` and its options.
@Suite struct ProgressCommandTests {
  /// Arguments behind `progress`, and whether the options are what they ask for.
  struct Good: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let holds: @Sendable (ProgressOptions) -> Bool
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ line: String, _ holds: @escaping @Sendable (ProgressOptions) -> Bool) {
      arguments = line.split(separator: " ").map(String.init)
      self.holds = holds
    }
  }

  static let red = Color(0xFF0000)

  static let goods: [Good] = [
    Good("") { $0.look == ProgressLook() },
    Good("--face ring") { $0.look == ProgressLook() },
    Good("--face bar") { $0.look == ProgressLook(face: .bar) },
    Good("--theme light") { $0.look == ProgressLook() },
    Good("--thickness 8%") { $0.look == ProgressLook(thickness: .share(0.08)) },
    Good("--thickness 0") { $0.look == ProgressLook(thickness: .points(0)) },
    Good("--track red") { $0.look == ProgressLook(track: .color(red)) },
    Good("--track red --track-thickness 5") {
      $0.look == ProgressLook(trackThickness: .points(5), track: .color(red))
    },
    Good("--progress ramp:red,#f00") { $0.look == ProgressLook(progress: .ramp([red, red])) },
    Good("--radius 30%") { $0.look == ProgressLook(radius: .share(0.3)) },
    Good("--opacity 1") { $0.look == ProgressLook(opacity: 1) },
    Good("--cap round") { $0.look == ProgressLook(cap: .round) },
    Good("--cap-fit extend") { $0.look == ProgressLook(capFit: .extend) },
    Good("--direction counterclockwise") {
      $0.look == ProgressLook(direction: .counterclockwise)
    },
    Good("--start-angle -90") { $0.look == ProgressLook(startAngle: -90) },
    Good("--sweep-angle 270") { $0.look == ProgressLook(sweepAngle: 270) },
    Good("--veil transparent") { $0.look == ProgressLook(veil: .color(.clear)) },
    Good("--face bar --bar-length 50%") {
      $0.look == ProgressLook(face: .bar, barLength: .share(0.5))
    },
    Good("--no-label") { $0.look == ProgressLook(label: nil) },
    Good("--label") { $0.look == ProgressLook() },
    Good("--label-color red") { $0.look.label?.color == red },
    Good("--label-size 30") { $0.look.label?.size == .points(30) },
    Good("--title-color red") { $0.look.title.color == red },
    Good("--title-size 10%") { $0.look.title.size == .share(0.1) },
    Good("--font Lato") { $0.look.label?.font == "Lato" && $0.look.title.font == "Lato" },
    Good("--window 800x450") { $0.screen?.placement == .window(PixelSize(800, 450)) },
    Good("--fullscreen --display 1") {
      $0.screen?.placement == .fullscreen && $0.screen?.display == .named("1")
    },
    Good("--events --exit") { $0.screen?.tellsEvents == true && $0.screen?.leavesAtEnd == true },
    Good("--snapshot a.png") {
      $0.output == .snapshot(path: "a.png", size: PixelSize(1920, 1080), value: 0)
    },
    Good("--snapshot a.png --size 320x240 --value 40%") {
      $0.output == .snapshot(path: "a.png", size: PixelSize(320, 240), value: 0.4)
    },
    Good("--value 1 --snapshot a.png") {
      $0.output == .snapshot(path: "a.png", size: PixelSize(1920, 1080), value: 1)
    },
  ]

  @Test(arguments: goods)
  func aLookIsChangedByItsOptionAndByNothingElse(good: Good) throws {
    let invocation = try Invocation.parse(["progress"] + good.arguments)
    guard case .progress(let options) = invocation.action else {
      Issue.record("\(invocation.action)")
      return
    }
    #expect(good.holds(options), "\(options)")
    #expect(try Invocation.parse(good.arguments + ["progress"]) == invocation)
  }

  @Test func theBackgroundIsTheThemesOrItsOwn() throws {
    let light = try Invocation.parse(["progress", "--theme", "light", "--title", "Backup"])
    #expect(light.look.background == Theme.light.look.background)
    #expect(light.title == "Backup")
    let fitted = try Invocation.parse([
      "progress", "--background-fit", "cover", "--background", "image:a.png", "--scale", "2",
    ])
    #expect(fitted.look.background == .image(path: "a.png", fit: .cover))
    #expect(fitted.scale == 2)
  }

  @Test(arguments: [
    ("--value 40%", "--value has no effect without --snapshot"),
    ("--size 80x60", "--size has no effect without --snapshot"),
    ("--value 1.1 --snapshot a.png", "--value: \"1.1\" is out of range; give a number from 0 to 1"),
    ("--value 40 --snapshot a.png", "--value: \"40\" is out of range; give a number from 0 to 1"),
    ("--value -1% --snapshot a.png", "--value: \"-1%\" is out of range"),
    ("--value nan --snapshot a.png", "--value: \"nan\" is not a progress"),
    ("--dry-run", "--dry-run has no effect on progress; leave it out"),
    ("--paused", "--paused has no effect on progress"),
    ("--at-zero loop", "--at-zero has no effect on progress"),
    ("--bar-mode straight", "--bar-mode has no effect on progress"),
    ("--panel red", "--panel has no effect on progress"),
    ("--label-format auto", "--label-format has no effect on progress"),
    ("--autohide", "--autohide has no effect on progress"),
    ("--face both", "--face both has no meaning for progress; use --face ring or --face bar"),
    ("--face star", "--face star has no meaning for progress; use --face ring or --face bar"),
    ("--face bar --radius 5", "--radius has no effect with --face bar; use --face ring"),
    ("--face bar --direction clockwise", "--direction has no effect with --face bar"),
    (
      "--bar-length 5",
      "--bar-length has no effect with --face ring, which is the default of progress; use --face bar"
    ),
    ("--face bar --bar-length 0", "--bar-length: the length \"0\" is 0"),
    ("--track-thickness 5", "--track-thickness has no effect without --track"),
    ("--no-label --label-size 5", "--no-label and --label-size contradict"),
    ("--fullscreen --window 80x60", "--window and --fullscreen contradict"),
    ("--snapshot a.png --exit", "--snapshot and --exit contradict"),
    ("--background-fit cover --background red", "--background-fit has no effect"),
    ("--opacity 1.5", "--opacity: \"1.5\""),
    ("--opacity nan", "--opacity: \"nan\""),
    ("--thickness -1", "--thickness: the length \"-1\" is negative"),
    ("--veil gren", "--veil: \"gren\" is not a colour"),
    ("40%", "progress takes no word like \"40%\"; its values come on standard input"),
    ("Backup", "progress takes no word like \"Backup\""),
    ("-- Backup", "progress takes no word like \"Backup\""),
  ])
  func whatHasNoEffectOrNoMeaningIsRefusedByName(line: String, message: String) {
    let words = line.split(separator: " ").map(String.init)
    let error = thrown(UsageError.self, line) { try Invocation.parse(["progress"] + words) }
    #expect(error?.exitCode == .usage)
    #expect(error?.description.hasPrefix(message) == true, "\(String(describing: error))")
  }

  @Test(arguments: ["--value 40%", "--veil red", "--bar-length 5"])
  func itsOwnOptionsAreForNothingElse(line: String) {
    let words = line.split(separator: " ").map(String.init)
    for before in [["5m"], [], ["pick"], ["5m", "progress"]] {
      let error = thrown(UsageError.self, line) { try Invocation.parse(before + words) }
      let start = "\(words[0]) has no effect without progress; write for example tminus progress "
      #expect(error?.description.hasPrefix(start) == true, "\(String(describing: error))")
    }
  }

  @Test func behindADurationOrTwoDashesItIsNoCommand() throws {
    #expect(try Invocation.parse(["5m", "progress"]).title == "progress")
    #expect(thrown(UsageError.self) { try Invocation.parse(["--", "progress"]) } != nil)
  }

  @Test func helpCountsBehindItToo() throws {
    #expect(try Invocation.parse(["progress", "40%", "--help"]).action == .help)
  }
}

extension ProgressOptions {
  /// The options of the screen; nil where a snapshot is asked for.
  fileprivate var screen: ScreenOptions? {
    if case .screen(let options) = output { options } else { nil }
  }
}
