import Raster
import Settings
import Testing
import TimerCore
import Views

/// The looks of star, pop-up, spinner and drawer: good values and what they set, and bad ones.
@Suite struct ViewOptionTests {
  static let goods: [OptionValueTests.Good] = star + popup + spinner + drawer + picker + input

  private static let red = Color(0xFF0000)

  private static let star: [OptionValueTests.Good] = [
    .init("--face star --star-points 2") { $0.look.star.points.count == 2 },
    .init("--face star --star-points 1000") { $0.look.star.points.count == 1000 },
    .init("--face star --star-ratio 0.25") { $0.look.star.ratio == 0.25 },
    .init("--face star --star-size 0.8") { $0.look.star.size == 0.8 },
    .init("--face star --star-rotation -36") { $0.look.star.rotation == -36 },
    .init("--face star --star-join round") { $0.look.star.join == .round },
    .init("--face star --star-join miter") { $0.look.star.join == .miter(limit: 10) },
    .init("--face star --star-fill red") {
      $0.look.star.fill == .color(red) && $0.look.fillsStar
    },
    .init("--face star") { !$0.look.fillsStar && $0.look.star.border == nil },
    .init("--face star --star-border red") { $0.look.star.border == BorderLook() },
    .init("--face star --star-border-width 8 --star-border red") {
      $0.look.star.border == BorderLook(width: .points(8))
    },
    .init("--face star --star-border navy --star-border-width 8") {
      $0.look.star.border == BorderLook(width: .points(8), fill: .color(Color(0x000080)))
    },
  ]

  private static let popup: [OptionValueTests.Good] = [
    .init("--popup-panel image:a.png") {
      $0.look.popup.panel == .image(path: "a.png", fit: .tile)
    },
    .init("--popup-radius 0") { $0.look.popup.radius == .points(0) },
    .init("--popup-padding 5%") { $0.look.popup.padding == .share(0.05) },
    .init("--popup-spacing 3") { $0.look.popup.spacing == .points(3) },
    .init("--popup-width 200") { $0.look.popup.widest == .points(200) },
    .init("--popup-border red") { $0.look.popup.border == BorderLook() },
    .init("--popup-border-width 1 --popup-border red") {
      $0.look.popup.border == BorderLook(width: .points(1))
    },
    .init("--popup-title-color red") { $0.look.popup.title.color == red },
    .init("--popup-title-size 30") { $0.look.popup.title.size == .points(30) },
    .init("--popup-title-weight light") { $0.look.popup.title.weight == .light },
    .init("--popup-title-font Lato --font Inter") {
      $0.look.popup.title.font == "Lato" && $0.look.popup.body.font == "Inter"
    },
    .init("--popup-body-color red") { $0.look.popup.body.color == red },
    .init("--popup-body-size 3%") { $0.look.popup.body.size == .share(0.03) },
    .init("--popup-body-weight bold") { $0.look.popup.body.weight == .bold },
    .init("--popup-body-font Lato") {
      $0.look.popup.body.font == "Lato" && $0.look.popup.title.font == nil
    },
  ]

  private static let spinner: [OptionValueTests.Good] = [
    .init("--spinner star") { $0.look.popup.spinner.shape == .star },
    .init("--spinner-size 40") { $0.look.popup.spinner.size == .points(40) },
    .init("--spinner-colors red") { $0.look.popup.spinner.fills == [red] },
    .init("--spinner-colors red,#f00,red") { $0.look.popup.spinner.fills == [red, red, red] },
    .init("--spinner-border red") { $0.look.popup.spinner.border.fill == .color(red) },
    .init("--spinner-border-width 0") { $0.look.popup.spinner.border.width == .points(0) },
    .init("--spinner-turn 500ms") { $0.look.popup.spinner.turn == .milliseconds(500) },
    .init("--spinner-turn 0") { $0.look.popup.spinner.turn == .zero },
    .init("--spinner-points 7") { $0.look.popup.spinner.points.count == 7 },
    .init("--spinner-ratio 1") { $0.look.popup.spinner.ratio == 1 },
  ]

  private static let drawer: [OptionValueTests.Good] = [
    .init("--drawer-edge left") { $0.look.drawer.edge == .left },
    .init("--drawer-visible 0.4") { $0.look.drawer.visibleAmount == 0.4 },
    .init("--drawer-width 1") { $0.look.drawer.relativeWidth == 1 },
    .init("--drawer-place start") { !$0.look.drawer.isCentered },
    .init("--drawer-place center") { $0.look.drawer.isCentered },
    .init("--drawer-panel red") { $0.look.drawer.panel == .color(red) },
    .init("--drawer-radius 0") { $0.look.drawer.radius == .points(0) },
    .init("--drawer-padding 4") { $0.look.drawer.padding == .points(4) },
    .init("--drawer-handle red") { $0.look.drawer.handle?.color == red },
    .init("--drawer-handle-length 60") { $0.look.drawer.handle?.length == .points(60) },
    .init("--drawer-handle-width 0") { $0.look.drawer.handle?.width == .points(0) },
    .init("--spring-duration 0") { $0.look.drawer.spring.duration == .zero },
    .init("--spring-duration 2s") { $0.look.drawer.spring.duration == .seconds(2) },
    .init("--spring-damping 1") { $0.look.drawer.spring.damping == 1 },
    .init("--spring-speed -2") { $0.look.drawer.spring.initialSpeed == -2 },
  ]

  private static let picker: [OptionValueTests.Good] = [
    .init("--picker-rows 3") { $0.look.picker.rows == 3 },
    .init("--picker-size 30") { $0.look.picker.size == .points(30) },
    .init("--picker-weight bold") { $0.look.picker.weight == .bold },
    .init("--picker-font Lato --font Inter") { $0.look.picker.font == "Lato" },
    .init("--font Inter") { $0.look.picker.font == "Inter" },
    .init("--picker-color red") { $0.look.picker.color == red },
    .init("--picker-chosen-color red") { $0.look.picker.chosen == red },
    .init("--picker-unit-color red") { $0.look.picker.unitColor == red },
    .init("--picker-band red") { $0.look.picker.band == .color(red) },
    .init("--picker-radius 0") { $0.look.picker.radius == .points(0) },
  ]

  private static let input: [OptionValueTests.Good] = [
    .init("--keys keys.txt") { $0.screen?.keysPath == "keys.txt" },
    .init("--sound none") { $0.screen?.sound.sound == SoundChoice.none },
    .init("--sound bell") { $0.screen?.sound.sound == .tune(.bell) },
    .init("--sound ./bell") { $0.screen?.sound.sound == .file("./bell") },
    .init("--volume 35%") { $0.screen?.sound.volume == 35 },
    .init("--volume 0") { $0.screen?.sound.volume == 0 },
    .init("--repeat 20") { $0.screen?.sound.times == 20 },
    .init("--speak") { $0.screen?.sound.speaks ?? false },
    .init("--sound none --speak --volume 50%") {
      $0.screen?.sound.sound == SoundChoice.none && $0.screen?.sound.volume == 50
    },
    .init("--mute") { $0.screen?.sound.isMuted ?? false },
    .init("--pads pads.txt") { $0.screen?.padsPath == "pads.txt" },
    .init("--lock none") { $0.screen?.lock == LockOptions(commands: [], escape: "ctrl+alt+l") },
    .init("--lock toggle,add --lock-escape ctrl+f12") {
      $0.screen?.lock == LockOptions(commands: ["toggle", "add"], escape: "ctrl+f12")
    },
    .init("--output terminal") { $0.screen?.output == .terminal },
    .init("--output fbdev:/dev/fb1") { $0.screen?.output == .framebuffer(path: "/dev/fb1") },
    .init("--rotate 270") { $0.screen?.turn == .threeQuarters },
    .init("--stats") { $0.screen?.tellsStatistics == true },
    .init("--commands") { $0.screen?.readsCommands == true },
    .init("--threshold warning_at_1m:_progress_orange") { $0.thresholds.count == 1 },
    .init("--react each_second:_cap_butt --steady") { $0.reactions?.isSteady == true },
  ]

  @Test(arguments: goods)
  func aGoodValueIsTakenOver(good: OptionValueTests.Good) throws {
    // An underscore stands for a space within an argument.
    let arguments = good.arguments.map { $0.split(separator: "_").joined(separator: " ") }
    let invocation = try Invocation.parse(["10m"] + arguments)
    #expect(good.holds(invocation))
  }

  @Test(arguments: [
    ("--star-points", ["0", "1", "1001", "1000000", "-5", "2.5", "nan", "five", ""]),
    ("--star-ratio", ["-0.1", "1.1", "nan", "inf", ""]), ("--star-size", ["-1", "2", "NaN"]),
    ("--star-rotation", ["nan", "1e9", "x"]), ("--star-join", ["mitre", "square"]),
    ("--star-fill", ["gren", ""]), ("--star-border", ["#12"]), ("--star-border-width", ["-1"]),
    ("--popup-panel", ["none"]), ("--popup-radius", ["-1", "nan"]), ("--popup-padding", ["-1"]),
    ("--popup-spacing", ["x"]), ("--popup-width", ["0"]), ("--popup-border", ["ramp:red"]),
    ("--popup-border-width", ["-5"]), ("--popup-title-color", ["image:a.png"]),
    ("--popup-title-size", ["0"]), ("--popup-title-weight", ["heavy"]),
    ("--popup-title-font", [""]), ("--popup-body-color", ["gren"]), ("--popup-body-size", ["-1"]),
    ("--popup-body-weight", [""]), ("--popup-body-font", [""]), ("--spinner", ["circle", ""]),
    ("--spinner-size", ["0", "nan"]), ("--spinner-colors", ["", "red,", ",", "red,gren"]),
    ("--spinner-border", ["x"]), ("--spinner-border-width", ["-1"]),
    ("--spinner-turn", ["-2s", "x", "nan"]), ("--spinner-points", ["1", "1000000"]),
    ("--spinner-ratio", ["2"]), ("--drawer-edge", ["middle"]), ("--drawer-visible", ["2", "nan"]),
    ("--drawer-width", ["-0.5", "75%"]), ("--drawer-place", ["end"]), ("--drawer-panel", [""]),
    ("--drawer-radius", ["-1"]), ("--drawer-padding", ["-1"]), ("--drawer-handle", ["x"]),
    ("--drawer-handle-length", ["-1"]), ("--drawer-handle-width", ["nan"]),
    ("--spring-duration", ["-1s", "soon"]), ("--spring-damping", ["-1", "nan", "inf", "1001"]),
    ("--spring-speed", ["nan", "1e9"]), ("--picker-rows", ["0", "16", "three"]),
    ("--picker-size", ["0"]), ("--picker-weight", ["heavy"]), ("--picker-font", [""]),
    ("--picker-color", ["gren"]), ("--picker-chosen-color", [""]), ("--picker-band", ["none"]),
    ("--picker-unit-color", ["#1"]), ("--picker-radius", ["-1"]), ("--keys", [""]),
    ("--sound", [""]), ("--volume", ["", "101", "-1", "half", "5.5"]),
    ("--repeat", ["0", "1001", "x"]), ("--pads", [""]), ("--rotate", ["45", "-90", "", "left"]),
    ("--output", ["screen2", "", "fbdev", "fbdev:", "/dev/fb0"]),
    ("--lock", ["", "togle", "toggle,", "none,add"]), ("--lock-escape", [""]),
  ])
  func aBadValueIsRefusedWithTheOptionsNameAndAnExample(option: String, values: [String]) {
    for value in values {
      let error = thrown(UsageError.self, "\(option) \(value)") {
        try Invocation.parse(["10m", "--face", "star", "\(option)=\(value)"])
      }
      #expect(error?.exitCode == .usage)
      #expect(error?.description.hasPrefix("\(option): ") == true, "\(String(describing: error))")
      let advice = ["give ", "did you mean "]
      #expect(
        advice.contains { error?.description.contains($0) == true }, "\(String(describing: error))")
    }
  }

  @Test(arguments: [
    ("--star-points 7", "--star-points has no effect with --face both"),
    ("--face ring --star-border red", "--star-border has no effect with --face ring"),
    (
      "--face star --star-border-width 5", "--star-border-width has no effect without --star-border"
    ),
    ("--popup-border-width 5", "--popup-border-width has no effect without --popup-border"),
    ("--no-label --label-weight bold", "--no-label and --label-weight contradict each other"),
    ("--steady", "--steady has no effect without --react or --threshold"),
    ("--sound none --mute", "--mute has no effect with --sound none"),
    ("--sound bell --snapshot a.png", "--snapshot and --sound contradict"),
    ("--lock-escape ctrl+q", "--lock-escape has no effect without --lock"),
    ("--commands --dry-run", "--dry-run and --commands contradict each other"),
    ("--face star --bar-mode straight", "--bar-mode has no effect with --face star"),
  ])
  func whatHasNoEffectIsRefused(line: String, message: String) {
    let words = line.split(separator: " ").map(String.init)
    let error = thrown(UsageError.self, line) { try Invocation.parse(["10m"] + words) }
    #expect(error?.description.hasPrefix(message) == true, "\(String(describing: error))")
  }
}
