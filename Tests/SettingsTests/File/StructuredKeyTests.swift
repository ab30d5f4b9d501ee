import TestSupport
import Testing
import TimerCore

@testable import Settings

@Suite("T11, R4: thresholds and commands in settings files")
struct StructuredKeyTests {
  private func settings(_ words: [String], file text: String) throws -> EffectiveSettings {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array(text.utf8), to: "a.json5")
    return try EffectiveSettings(words, source: SettingsSource(files: [path]))
  }

  private static let object = """
    { name: "last", at: "10s", look: { progress: "random", thickness: "+2", labelSize: 20, label: false },
      message: "Wrap up; now", sound: "bell", say: "Ten seconds", pulse: true }
    """

  @Test("An object says what the option's text says")
  func threshold() throws {
    let written = try ThresholdText.threshold(
      of: #"last at 10s: progress random; thickness +2; label-size 20; label off; "#
        + #"message "Wrap up; now"; sound bell; say Ten seconds; pulse"#)
    for text in ["{thresholds: \(Self.object)}", "{thresholds: [\(Self.object)]}"] {
      let settings = try settings(["10m"], file: text)
      #expect(settings.invocation.thresholds == [written])
      guard case .show(let options) = settings.invocation.action else { throw Refused() }
      #expect(options.sound.thresholdSounds == [.tune(.bell)] && options.sound.thresholdsSpeak)
    }
  }

  private struct Refused: Error {}

  @Test(
    "A threshold lies at seconds, a duration or a share",
    arguments: [
      ("30", Threshold.Place.time(.seconds(30))), ("'1:30'", .time(.seconds(90))),
      ("'25%'", .percent(25)), ("0", .time(.zero)),
    ])
  func place(text: String, place: Threshold.Place) throws {
    let settings = try settings(["10m"], file: "{thresholds: {name: 'a', at: \(text)}}")
    #expect(settings.invocation.thresholds.map(\.place) == [place])
  }

  @Test("Objects, texts and the command line's thresholds stand beside each other")
  func together() throws {
    let text = "{threshold: 'a at 1m', thresholds: ['b at 2m', {name: 'c', at: 3}]}"
    let settings = try settings(["10m", "--threshold", "d at 4m", "--steady"], file: text)
    #expect(settings.invocation.thresholds.map(\.name) == ["a", "b", "c", "d"])
  }

  @Test("Nothing pulses with --steady, which thresholds of a file are enough for")
  func steady() throws {
    let settings = try settings(
      ["10m", "--steady"], file: "{thresholds: {name: 'c', at: 3, pulse: true}}")
    #expect(settings.invocation.isSteady)
  }

  @Test("An agenda's steps take objects, too")
  func agenda() throws {
    let text = "{agenda: [{duration: '5m', thresholds: [\(Self.object), 'soon at 1m']}]}"
    let step = try #require(try settings([], file: text).invocation.agenda?.agenda.rows.first?.step)
    #expect(step.thresholds.map(\.name) == ["last", "soon"])
    #expect(step.thresholds.first?.looks.count == 4)
  }

  @Test(
    "What is wrong with a threshold is told by its path",
    arguments: [
      ("{thresholds: [{at: 5}]}", "f:1:15: thresholds[0]: name is missing; give "),
      ("{thresholds: {name: 'a'}}", "thresholds: at is missing; give a number or a text"),
      ("{thresholds: [{name: 'a', at: '101%'}]}", "thresholds[0].at: \"101%\" is not a share"),
      ("{thresholds: [{name: 'a', at: 'soon'}]}", "thresholds[0].at: \"soon\""),
      ("{thresholds: [{name: 'normal', at: 5}]}", "thresholds[0].name: \"normal\" is the name of"),
      ("{thresholds: [{name: 'a', at: 5, look: {progres: 'red'}}]}", "[0].look.progres: there is"),
      ("{thresholds: [{name: 'a', at: 5, look: {progress: 'rex'}}]}", "[0].look.progress: \"rex\""),
      ("{thresholds: [{name: 'a', at: 5, look: {barMode: 'x'}}]}", "[0].look.barMode: there is no"),
      (
        "{thresholds: [{name: 'a', at: 5, pulse: 1}]}", "[0].pulse: this is the number 1; give true"
      ),
      ("{thresholds: [{name: 'a', at: 5, sound: ''}]}", "[0].sound: an empty text names nothing"),
      (
        "{thresholds: [{name: 'a', at: 5}, 'a at 1m']}", "thresholds[1]: thresholds[0] has the name"
      ),
      ("{thresholds: ['a at']}", "thresholds[0]: \"a at\" does not say where"),
      ("{agenda: [{duration: 5, thresholds: {name: 'a'}}]}", "agenda[0].thresholds: at is missing"),
      ("{on: {fird: 'x'}}", "on.fird: there is no such key; did you mean fired?"),
      ("{on: {fired: ' '}}", "on.fired: \" \" is not a command"),
      ("{on: {fired: []}}", "on.fired: this list has 0 elements; give at least 1"),
      ("{on: {fired: ['']}}", "on.fired[0]: the list names no program"),
      ("{on: {fired: [['a'], '']}}", "on.fired[1]: \"\" is not a command"),
      ("{on: {fired: [['a'], ['']]}}", "on.fired[1][0]: the list names no program"),
      ("{on: {fired: [[]]}}", "on.fired[0]: this list has 0 elements"),
      ("{on: {fired: ['a', 5]}}", "on.fired[1]: this is the number 5; give "),
      ("{on: 'fird=x'}", "on: \"fird\" is not an event, did you mean fired?"),
      ("{on: 5}", "on: this is the number 5; give "),
    ])
  func fault(text: String, words: String) {
    let faults = faults(text)
    #expect(faults.count == 1)
    #expect(faults.first?.contains(words) == true, "\(faults)")
  }

  @Test("A look that the face lacks is refused by the threshold's path")
  func face() {
    let text = "{face: 'bar', thresholds: ['a at 1m', {name: 'b', at: 5, look: {startAngle: 9}}]}"
    let error = thrown(UsageError.self) { try settings(["10m"], file: text) }
    #expect(error?.description.hasPrefix("thresholds[1]: start-angle has no effect") == true)
  }

  @Test(
    "A command is a line, or a program with its arguments; a list of such is several",
    arguments: [
      ("{fired: 'aplay \"a b\"'}", [Hook(.fired, .line("aplay \"a b\""))]),
      ("{fired: ['aplay', '$(x) y', '']}", [Hook(.fired, .words(["aplay", "$(x) y", ""]))]),
      (
        "{fired: [['a', 'b'], 'c d', ['e']], tick: 'f', paused: null}",
        [
          Hook(.fired, .words(["a", "b"])), Hook(.fired, .line("c d")), Hook(.fired, .words(["e"])),
          Hook(.tick, .line("f")),
        ]
      ),
      (
        "['started=a', {started: 'b'}]",
        [Hook(.started, .line("a")), Hook(.started, .line("b"))]
      ),
      ("'started=a'", [Hook(.started, .line("a"))]),
    ] as [(String, [Hook])])
  func hooks(text: String, hooks: [Hook]) throws {
    #expect(try Self.hooks(settings(["10m"], file: "{on: \(text)}")) == hooks)
    let more = try settings(
      ["10m", "--on", "overtime=z", "--on-limit", "3s"], file: "{on: \(text)}")
    #expect(Self.hooks(more) == hooks + [Hook(.overtime, .line("z"))])
    let limited = try settings(["10m", "--on-limit", "3s"], file: "{on: \(text)}")
    #expect(Self.hooks(limited) == hooks)
  }

  private static func hooks(_ settings: EffectiveSettings) -> [Hook]? {
    guard case .show(let options) = settings.invocation.action else { return nil }
    return options.hooks.hooks
  }

  @Test("What tminus config lists of them says the same in a settings file")
  func listing() throws {
    let text = "{on: [{fired: [['a', 'b'], 'c']}, 'tick=d'], thresholds: [\(Self.object)]}"
    let first = try settings(["10m", "--on", "overtime=z"], file: text)
    let again = try settings(["10m"], file: first.listing)
    #expect(again.invocation.thresholds == first.invocation.thresholds)
    #expect(Self.hooks(again) == Self.hooks(first))
    #expect(Self.hooks(again)?.count == 4)
  }

  @Test("A picture of a display runs no commands, and takes the file all the same")
  func snapshot() throws {
    let text = "{on: {fired: 'x'}, thresholds: {name: 'a', at: 5}}"
    let settings = try settings(["10m", "--snapshot", "a.png"], file: text)
    #expect(settings.invocation.thresholds.count == 1)
  }
}
