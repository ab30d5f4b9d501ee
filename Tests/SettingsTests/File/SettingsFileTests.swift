import Raster
import TestSupport
import Testing
import TimerCore
import Views

@testable import Settings

@Suite struct SettingsFileTests {
  /// Returns what a command line asks for beside a settings file with a text.
  private func invocation(
    _ line: String, file text: String...
  ) throws -> Invocation {
    let folder = try TemporaryFolder()
    var paths: [String] = []
    for (index, text) in text.enumerated() {
      paths.append(try folder.write(Array(text.utf8), to: "\(index).json5"))
    }
    return try Invocation.parse(
      line.split(separator: " ").map(String.init), source: SettingsSource(files: paths))
  }

  @Test func aFileSaysWhatOptionsSay() throws {
    let text = """
      {
        $schema: "tminus.schema.json",
        face: "ring", thickness: 12, progress: "red", labelFormat: "mm:ss", opacity: .5,
        label: true, atZero: "loop", volume: "50%", repeat: 3, rotate: 90, events: true,
        react: ["at 1m: title-color orange", "below 10s: progress red"],
      }
      """
    let file = try invocation("25m tea", file: text)
    let line = try Invocation.parse(
      [
        "--face", "ring", "--thickness", "12", "--progress", "red", "--label-format", "mm:ss",
        "--opacity", ".5", "--label", "--at-zero", "loop", "--volume", "50%", "--repeat", "3",
        "--rotate", "90", "--events", "--react", "at 1m: title-color orange", "--react",
        "below 10s: progress red", "25m", "tea",
      ])
    #expect(file == line)
  }

  @Test func laterFilesWinAndTheCommandLineWinsOverAll() throws {
    let files = ["{thickness: 1, padding: 1, progress: 'red'}", "{thickness: 2, padding: 2}"]
    let made = try invocation("--thickness 3 1m", file: files[0], files[1])
    #expect(made.look.bar.stroke.thickness == .points(3))
    #expect(made.look.bar.padding == .points(2))
    #expect(made.look.bar.stroke.progress == .color(Color(0xFF0000)))
  }

  @Test func whatAFileSaysIsTakenBackByFalseAndNull() throws {
    let first = "{events: true, thickness: 9, label: false, react: 'at zero: track red'}"
    let second = "{events: false, thickness: null, label: true, react: null}"
    let made = try invocation("1m", file: first, second)
    #expect(try made == Invocation.parse(["--label", "1m"]))
  }

  @Test func theCommandLineTakesBackWhatAFileSays() throws {
    let text = "{events: true, mute: true, progress: 'red'}"
    let made = try invocation("--events=off --mute=off 1m", file: text)
    #expect(try made == Invocation.parse(["--progress", "red", "1m"]))
    #expect(throws: UsageError.self) { try Invocation.parse(["--events=on", "1m"]) }
    #expect(throws: UsageError.self) { try Invocation.parse(["--help=off"]) }
  }

  @Test func aSwitchThatHasAnOppositeIsTurnedOffByIt() throws {
    #expect(try Invocation.parse(["--label=off", "1m"]) == Invocation.parse(["--no-label", "1m"]))
    #expect(try Invocation.parse(["--no-label=off", "1m"]) == Invocation.parse(["--label", "1m"]))
    let made = try invocation("--no-label=off 1m", file: "{label: false}")
    #expect(try made == Invocation.parse(["--label", "1m"]))
    let error = thrown(UsageError.self) { try Invocation.parse(["--label", "--label=off", "1m"]) }
    #expect(error?.description.contains("--label and --label=off contradict") ?? false, "\(error)")
  }

  @Test(
    "What a saved file says counts at the next start, where it isn't taken up and isn't in force",
    arguments: [
      ("{atZero: 'loop', padding: 1}", "{atZero: 'stop', padding: 2}", "5m", ["atZero"]),
      ("{timer: '5m tea'}", "{timer: '6m tea'}", "", ["timer"]),
      ("{timer: '5m tea'}", "{timer: '5m coffee'}", "", []),
      ("{timer: '5m tea'}", "{timer: '6m tea'}", "7m", []),
      ("{timers: ['5m', '6m']}", "{timers: ['5m', '6m', '7m']}", "", ["timers"]),
      ("{timer: '5m'}", "{agenda: [{duration: '5m'}]}", "", ["timer", "agenda"]),
      ("{agenda: [{duration: '5m'}]}", "{agenda: [{duration: '6m'}]}", "", []),
    ])
  func waiting(first: String, saved: String, line: String, keys: [String]) throws {
    let folder = try TemporaryFolder()
    func settings(_ text: String) throws -> EffectiveSettings {
      let file = try folder.write(Array(text.utf8), to: "s.json5")
      return try EffectiveSettings(
        line.split(separator: " ").map(String.init) + ["--config", file])
    }
    let start = try settings(first)
    let new = try settings(saved)
    #expect(start.keys(start.keys(changedIn: new), waitingIn: new) == keys)
    #expect(start.keys(new.keys(changedIn: start), waitingIn: start) == [], "set back")
  }

  @Test("What is wrong with a timer is one sentence, and a number is named as it is written")
  func sentences() throws {
    let folder = try TemporaryFolder()
    func fault(_ text: String) throws -> String {
      let file = try folder.write(Array(text.utf8), to: "s.json5")
      let error = thrown(UsageError.self) { try Invocation.parse(["--config", file]) }
      return String((error?.description ?? "").dropFirst(file.count + 1))
    }
    #expect(
      try fault("{timer: '5q'}")
        == "1:9: timer: at “5q” (character 1 of “5q”) a duration is expected; write for example 90,"
        + " 5:00, 1h30m, 2 days or PT1H30M")
    #expect(
      try fault("{timers: ['until 10:00 Europe/Nowhere']}")
        .hasPrefix("1:11: timers[0]: \"Europe/Nowhere\" is not a time zone; "))
    #expect(try fault("{thickness: -Infinity}").hasPrefix("1:13: thickness: \"-Infinity\" "))
    #expect(try fault("{opacity: NaN}").hasPrefix("1:11: opacity: \"NaN\" "))
  }

  @Test("A file that can't be read is refused by the reason")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    func reason(_ path: String) -> String {
      let error = thrown(UsageError.self) { try Invocation.parse(["--config", path, "1m"]) }
      #expect(error?.exitCode == .noInput)
      return error?.description ?? ""
    }
    #expect(reason(folder.path("none.json5")).contains("is not there"))
    #expect(reason(folder.root).contains("is a folder"))
    #expect(reason("/dev/null").contains("is no plain file"))
    let long = try folder.write([UInt8](repeating: 0x20, count: 1 << 20 + 1), to: "long.json5")
    #expect(reason(long).contains("is longer than 1 MiB"))
  }

  @Test func whatFitsNoLookIsRefusedByItsPlaceInTheFile() throws {
    let folder = try TemporaryFolder()
    let text = "{\n  react: 'at zero: paddin 3',\n}"
    let file = try folder.write(Array(text.utf8), to: "s.json5")
    let error = thrown(UsageError.self) { try Invocation.parse(["--config", file, "1m"]) }
    #expect(error?.description.hasPrefix("\(file):2:10: react: ") ?? false, "\(error)")
    let zone = try folder.write(Array("{zone: 'Nowhere/Else'}".utf8), to: "z.json5")
    let other = thrown(UsageError.self) { try Invocation.parse(["--config", zone, "1m"]) }
    #expect(other?.description.hasPrefix("\(zone):1:8: zone: ") ?? false, "\(other)")
  }

  @Test func whatIsFalseContradictsNothing() throws {
    let made = try invocation("1m", file: "{window: '100x50'}", "{fullscreen: false}")
    guard case .show(let options) = made.action else { return }
    #expect(options.placement == .window(PixelSize(100, 50)))
  }

  @Test func aFaultyFileIsPassedOverAtTheStartOnlyWhereWhatRanGoesOn() throws {
    let folder = try TemporaryFolder()
    let bad = try folder.write(Array("{x: 1}".utf8), to: "bad.json5")
    let good = try folder.write(Array("{padding: 4}".utf8), to: "good.json5")
    let words = ["--config", bad, "--config", good, "--restore"]
    let settings = try EffectiveSettings(words, isStarting: true)
    #expect(settings.fault?.description.contains("bad.json5:1:2: x:") ?? false)
    #expect(settings.invocation.look.bar.padding == .points(4))
    let unfit = try folder.write(Array("{react: 'at zero: paddin 3'}".utf8), to: "unfit.json5")
    let without = try EffectiveSettings(["--config", unfit, "--restore"], isStarting: true)
    #expect(without.fault?.description.contains("paddin") ?? false)
    #expect(throws: UsageError.self) { try EffectiveSettings(words) }
    #expect(throws: UsageError.self) {
      try EffectiveSettings(Array(words.dropLast()), isStarting: true)
    }
  }

  @Test func filesBesideASettingsFileAreFound() throws {
    let folder = try TemporaryFolder()
    let sound = try folder.write([1], to: "bell.wav")
    let text = "{sound: 'bell.wav', background: 'image:bell.wav', panel: 'image:none.png'}"
    let file = try folder.write(Array(text.utf8), to: "s.json5")
    let made = try Invocation.parse(["--config", file, "1m"])
    guard case .show(let options) = made.action else { return }
    #expect(options.sound.sound == .file(sound))
    #expect(made.look.background == .image(path: sound, fit: .tile))
    #expect(made.look.ring.panel.fill == .image(path: "none.png", fit: .tile))
  }

  @Test func timersOfAFileGiveWayToTheCommandLine() throws {
    let text = "{timers: ['5m tea', '12m eggs'], title: 'never'}"
    let made = try invocation("", file: text)
    #expect(made.timers.map(\.title) == ["tea", "eggs"])
    #expect(made.start == .running(elapsed: .zero))
    let other = try invocation("1m soup", file: text)
    #expect(other.timers.map(\.title) == ["soup"])
    #expect(try invocation("1m", file: text).title == "never")
    #expect(
      try invocation("", file: "{timer: '90 x'}").entry == .countdown(.seconds(90), title: "x"))
  }

  @Test func aTitleOfTheCommandLineReplacesThatOfAFilesTimer() throws {
    let made = try invocation("--title X", file: "{timer: '9m egg'}")
    #expect(made.title == "X")
    #expect(made.timers.map(\.title) == ["X"])
    let error = thrown(UsageError.self) {
      try invocation("--title X", file: "{timers: ['5m tea', '9m egg']}")
    }
    #expect(error?.description.contains("0.json5:1:10 has 2") ?? false, "\(error)")
    #expect(throws: UsageError.self) { try invocation("--title X 9m egg", file: "{}") }
  }

  @Test func whatHasNoEffectWithACommandLineIsPassedOver() throws {
    let text = """
      {fullscreen: true, startAngle: 90, elapsed: '10s', lockEscape: 'ctrl+x', labelSize: 20}
      """
    let made = try invocation("--face bar --no-label 1m", file: text)
    #expect(made.start == .running(elapsed: .zero))
    #expect(!made.look.label.shown)
    _ = try invocation("--window 100x100 1m", file: text)
    _ = try invocation("progress", file: text + "")
    _ = try invocation("demo", file: text)
    _ = try invocation("progress", file: "{face: 'both', progress: 'red'}")
  }

  @Test func aCommandLineIsStillRefusedForWhatHasNoEffect() throws {
    #expect(throws: UsageError.self) { try invocation("--start-angle 9 1m", file: "{face: 'bar'}") }
    #expect(throws: Never.self) { try invocation("--start-angle 9 1m", file: "{face: 'ring'}") }
    #expect(throws: Never.self) {
      try invocation("--lock-escape ctrl+q 1m", file: "{lock: 'none'}")
    }
  }

  @Test(arguments: [
    ("{thikness: 1}", "f:1:2: thikness: there is no such key; did you mean thickness?"),
    ("{noLabel: true}", "f:1:2: noLabel: there is no such key; did you mean label?"),
    ("{events: 1}", "f:1:10: events: this is the number 1; give true or false"),
    ("{title: 1}", #"f:1:9: title: this is the number 1; give a text like "Break""#),
    ("{timers: 5}", "f:1:10: timers: this is the number 5; give a list in [ ]"),
    ("{\n  a: 1,\n  b: 5m\n}", #"f:3:6: "5m" is no number; put a text in quotes"#),
    (
      "{padding: 1, padding: 2}",
      "f:1:14: padding: this key stands in line 1 already; leave one of them out"
    ),
    ("[]", "f:1:1: this is a list; give an object in { }"),
  ])
  func aFaultIsToldByFilePlaceAndPath(text: String, line: String) {
    #expect(faults(text).contains(line), "\(faults(text))")
  }

  @Test(arguments: [
    ("{opacity: 2}", "opacity"), ("{opacity: NaN}", "opacity"), ("{repeat: 1.5}", "repeat"),
    ("{thickness: -1}", "thickness"), ("{timers: ['5m', 'x']}", "timers[1]"),
    ("{timers: []}", "timers"), ("{rotate: 45}", "rotate"), ("{face: 'rin'}", "face"),
    ("{react: ['at zero: track red', 'x']}", "react[1]"), ("{thickness: Infinity}", "thickness"),
    ("{'a b': 1}", "[\"a b\"]"), ("{window: '1x1', fullscreen: true}", "fullscreen"),
    ("{timer: '5m', timers: ['5m']}", "timers"), ("{progress: {a: 1}}", "progress"),
  ])
  func whatAnOptionRefusesAFileIsRefusedFor(text: String, path: String) {
    let found = faults(text)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains(" \(path): ") ?? false, "\(found)")
  }

  @Test func allFaultsAreToldAtOnceInTheirOrder() {
    let found = faults("{\n  opacity: 2,\n  thikness: 1,\n  face: 'x',\n  timers: ['a', 'b'],\n}")
    #expect(found.count == 5)
    #expect(found == found.sorted())
  }

  @Test func afterEnoughFaultsNobodyLooksForMore() {
    let reads = Count()
    let rule = ValueSyntax<Int>("N", example: "1") { (_) throws(ValueError) in
      reads.value += 1
      throw ValueError("no", advice: "none")
    }
    let keys = [
      FileKey("list", .list(of: .value(rule), count: 0...9999), help: "") { _, _, _ in },
      FileKey("last", .value(rule), help: "") { _, _, _ in },
    ]
    func error(_ text: String) -> SettingsFileError? {
      reads.value = 0
      return thrown(SettingsFileError.self) {
        try SettingsFile(Array(text.utf8), path: "f", keys: keys)
      }
    }
    let unknown = error("{\((0..<2500).map { "k\($0): 1," }.joined()) last: 'x'}")
    #expect(reads.value == 0)
    #expect(unknown?.faults.count == SettingsFaults.most)
    #expect(unknown?.description.hasSuffix("f: there are more faults; mend these first") ?? false)
    let values = error("{list: [\((0..<2500).map { _ in "'x'," }.joined())]}")
    #expect(reads.value == SettingsFaults.most + 1)
    #expect(values?.faults.count == SettingsFaults.most)
    let twice = error("{\(String(repeating: "last: 'x',", count: 2500))}")
    #expect(reads.value == 0)
    #expect(twice?.isCut ?? false)
    let all = error("{list: [\((0..<20).map { _ in "'x'," }.joined())]}")
    #expect(all?.isCut == false)
    #expect(all?.faults.count == 20)
  }

  @Test func filesThatCanNotBeUsedGiveTheirExitCode() throws {
    let folder = try TemporaryFolder()
    let bad = try folder.write(Array("{x}".utf8), to: "bad.json5")
    func code(_ words: [String]) -> ExitCode? {
      thrown(UsageError.self) { try Invocation.parse(words) }?.exitCode
    }
    #expect(code(["--config", bad, "1m"]) == .configuration)
    #expect(code(["--config", folder.path("none.json5"), "1m"]) == .noInput)
    #expect(code(["--config", folder.root, "1m"]) == .noInput)
    #expect(throws: Never.self) {
      try Invocation.parse(["--config", bad, "--config", "none", "1m"])
    }
  }

  @Test func standardFilesThatAreNotThereArePassedOverButNotNamedOnes() throws {
    let folder = try TemporaryFolder()
    let named = try folder.write(Array("{padding: 7}".utf8), to: "named.json5")
    let own = try folder.write(Array("{padding: 5, thickness: 5}".utf8), to: "own.json5")
    let source = SettingsSource(files: [folder.path("etc.json5"), own])
    let made = try Invocation.parse(["--config", named, "1m"], source: source)
    #expect(made.look.bar.padding == .points(7))
    #expect(made.look.bar.stroke.thickness == .points(5))
    let bare = try Invocation.parse(["--config", "none", "--config", named, "1m"], source: source)
    #expect(bare.look.bar.stroke.thickness == nil)
  }

  @Test func everyOptionHasAKeyThatTakesItsExample() throws {
    for key in FileKeyTable.all where key.option?.placeholder != nil {
      let text = JSONValue.text(try #require(key.option?.example))
      #expect(faults("{\(key.name): \(text)}") == [], "\(key.name)")
    }
    #expect(Set(FileKeyTable.all.map(\.name)).count == FileKeyTable.all.count)
  }
}

/// A number that a closure counts on; tests use it on one thread.
private final class Count: @unchecked Sendable {
  var value = 0
}
