import Settings
import Testing
import TimerCore

@Suite struct CommandLineTests {
  @Test(arguments: [
    (["25m"], Entry.countdown(.seconds(1500), title: nil)),
    (["1h10", "wash", "car"], .countdown(.seconds(4200), title: "wash car")),
    (["90"], .countdown(.seconds(90), title: nil)),
    (["2", "days", "off"], .countdown(.seconds(172_800), title: "off")),
    (
      ["until", "18:30"],
      .until(UntilTarget(day: .next, time: .init(hour: 18, minute: 30)!), title: nil)
    ),
    (["5m", "--", "--paused"], .countdown(.seconds(300), title: "--paused")),
    (["--", "5m", "-x"], .countdown(.seconds(300), title: "-x")),
    (["5m", "-", "tea"], .countdown(.seconds(300), title: "- tea")),
    (["--face", "ring", "5m", "--cap", "butt", "tea"], .countdown(.seconds(300), title: "tea")),
  ])
  func wordsAreTheEntryWhereverOptionsStand(arguments: [String], entry: Entry) throws {
    let invocation = try Invocation.parse(arguments)
    #expect(invocation.entry == entry)
    #expect(invocation.title == entry.title)
    #expect(invocation.start == .running(elapsed: .zero))
  }

  @Test func withNothingToCountFiveMinutesWait() throws {
    let invocation = try Invocation.parse([])
    #expect(invocation.entry == nil)
    #expect(invocation.start == .ready)
    #expect(Invocation.defaultLength == .seconds(300))
    #expect(try Invocation.parse(["--title", "Break"]).start == .ready)
    #expect(
      try Invocation.parse(["--elapsed", "1m", "--dry-run"]).start
        == .paused(elapsed: .seconds(60)))
  }

  @Test(arguments: [
    ("abc", "abc"), ("-5m", "-5m"), ("1:99:", "1:99:"), ("99999999999999999999h", "9999 days"),
    ("until 25:00", "25:00"), ("until", "until 18:30"), ("0", "above zero"),
    ("until 2020-01-01x", "2020-01-01x"), ("until 18:30 Europe/Berln", "Europe/Berlin"),
    ("--zone Europe/Berln 5m", "Europe/Berlin"), ("wash car", "wash"),
  ])
  func whatCannotBeCountedIsRefusedWithTheWord(line: String, named: String) {
    let error = thrown(UsageError.self) {
      try Invocation.parse(line.split(separator: " ").map(String.init))
    }
    #expect(error?.exitCode == .usage)
    #expect(error?.description.contains(named) == true, "\(String(describing: error))")
  }

  @Test func anEmptyWordIsNoDuration() {
    let error = thrown(UsageError.self) { try Invocation.parse([""]) }
    #expect(error?.description == "\"\" is not a duration; give one like 90, 5:00 or 1h30m")
  }

  @Test(arguments: [
    ("--thikness 3", "there is no option \"--thikness\"; did you mean --thickness?"),
    ("--thick 3", "there is no option \"--thick\"; did you mean --thickness?"),
    ("--fullscren", "there is no option \"--fullscren\"; did you mean --fullscreen?"),
    ("--Face ring", "there is no option \"--Face\"; did you mean --face?"),
    ("--colour red", "there is no option \"--colour\"; --help lists all options"),
    ("--=3", "there is no option \"--\"; --help lists all options"),
    ("-paused", "there is no option \"-paused\"; did you mean --paused?"),
    ("-x", "there is no option \"-x\"; --help lists all options"),
    ("-ft Tea", "there is no option \"-ft\"; --help lists all options"),
    ("5m -3", "there is no option \"-3\"; --help lists all options"),
  ])
  func anUnknownOptionIsRefusedByNameWithTheNearest(line: String, message: String) {
    let error = thrown(UsageError.self) {
      try Invocation.parse(line.split(separator: " ").map(String.init))
    }
    #expect(error?.exitCode == .usage)
    #expect(error?.description.hasPrefix(message) == true, "\(String(describing: error))")
  }

  @Test(arguments: [
    (["--title"], "--title needs a value, like --title Break"),
    (["-t"], "-t needs a value, like -t Break"),
    (["--title", "--paused"], "--title needs a value, like --title Break"),
    (["--title", "--", "5m"], "--title needs a value, like --title Break"),
    (["--size"], "--size needs a value, like --size 1920x1080"),
    (["--paused=yes"], "--paused takes no value; write it alone"),
    (["--paused="], "--paused takes no value; write it alone"),
  ])
  func aValueTooFewOrTooManyIsRefused(arguments: [String], message: String) {
    let error = thrown(UsageError.self) { try Invocation.parse(arguments) }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    ("--snapshot a.png --dry-run", "--snapshot", "--dry-run"),
    ("--fullscreen --window 800x450", "--window", "--fullscreen"),
    ("-f --window 800x450", "--window", "-f"),
    ("--label --no-label", "--label", "--no-label"),
    ("--no-label --label-format mm:ss", "--no-label", "--label-format"),
    ("--no-label --label-color red", "--no-label", "--label-color"),
    ("--no-label --label-size 10", "--no-label", "--label-size"),
    ("--no-label --tenths 5", "--no-label", "--tenths"),
    ("--started 10:15 --elapsed 5m --dry-run", "--started", "--elapsed"),
    ("--started 10:15 --paused", "--started", "--paused"),
    ("--snapshot a.png --fullscreen", "--snapshot", "--fullscreen"),
    ("--snapshot a.png --window 800x450", "--snapshot", "--window"),
    ("--snapshot a.png --display 1", "--snapshot", "--display"),
    ("--snapshot a.png --events", "--snapshot", "--events"),
    ("--snapshot a.png --exit", "--snapshot", "--exit"),
    ("--dry-run --fullscreen", "--dry-run", "--fullscreen"),
    ("--dry-run --events", "--dry-run", "--events"),
    ("--title Tea 5m cake", "--title", "cake"),
    ("--size 800x450", "--size", "--snapshot"),
    ("--size 800x450 --dry-run", "--size", "--snapshot"),
    ("--from 2026-03-28T20:00", "--from", "--dry-run"),
    ("--elapsed 5m", "--elapsed", "--paused"),
    ("--panel-radius 20", "--panel-radius", "--panel"),
    ("--background-fit cover", "--background-fit", "--background"),
    ("--background-fit cover --background red", "--background-fit", "--background"),
  ])
  func optionsThatContradictEachOtherAreRefusedNamingBoth(
    line: String, first: String, second: String
  ) {
    let words = (line.contains("5m cake") ? "" : "10m ") + line
    let error = thrown(UsageError.self) {
      try Invocation.parse(words.split(separator: " ").map(String.init))
    }
    #expect(error?.exitCode == .usage)
    let message = error?.description ?? ""
    #expect(message.contains(first) && message.contains(second), "\(message)")
  }

  /// report 100
  @Test(arguments: [
    ("ring", "--bar-mode reflection"), ("ring", "--padding 20"), ("bar", "--direction clockwise"),
    ("bar", "--motion fill"), ("bar", "--start-angle 90"), ("bar", "--sweep-angle 270"),
    ("bar", "--radius 50"), ("both", "--frame 0,0,100%,100%"),
  ])
  func anOptionWithoutEffectOnTheFaceIsRefused(face: String, option: String) {
    let option = option.split(separator: " ").map(String.init)
    let error = thrown(UsageError.self) {
      try Invocation.parse(["10m", "--face", face] + option)
    }
    let message = error?.description ?? ""
    #expect(message.hasPrefix("\(option[0]) has no effect with --face \(face); use --face "))
  }

  @Test func theFaceThatIsTheDefaultIsNamedAsSuch() {
    let error = thrown(UsageError.self) {
      try Invocation.parse(["10m", "--frame", "1,2,3,4"])
    }
    #expect(
      error?.description == "--frame has no effect with --face both, which is the default;"
        + " use --face bar, --face ring or --face star")
  }

  @Test func startedNeedsADuration() {
    let error = thrown(UsageError.self) { try Invocation.parse(["--started", "10:15"]) }
    #expect(error?.description == "--started needs a duration, like 30m --started 10:15")
  }

  @Test(arguments: [
    (["--help"], Invocation.Action.help), (["-h"], .help), (["--version"], .version),
    (["-V"], .version), (["--manual", "5m"], .manual),
    (["--completion", "bash"], .completion(.bash)),
    (["abc", "--help"], .help), (["--size", "0x0", "--help"], .help),
    (["--snapshot", "a", "--dry-run", "-h"], .help), (["--version", "--help"], .help),
  ])
  func helpAndVersionCountWhateverElseIsAskedFor(
    arguments: [String], action: Invocation.Action
  ) throws {
    let invocation = try Invocation.parse(arguments)
    #expect(invocation.action == action)
    #expect(invocation.text?.hasSuffix("\n") == true)
    #expect(invocation.text?.contains("tminus") == true)
  }

  @Test func behindTwoDashesHelpIsATitle() throws {
    #expect(try Invocation.parse(["5m", "--", "--help"]).title == "--help")
  }

  @Test func messagesHoldNoControlCharacters() {
    for word in ["a\u{1B}[31m", "--\u{1B}[31m", "--face=\u{7}", "a\nb"] {
      let error = thrown(UsageError.self) { try Invocation.parse([word]) }
      let scalars = (error?.description ?? "\n").unicodeScalars
      #expect(!scalars.contains { $0.properties.generalCategory == .control })
    }
  }

  @Test(
    "Nothing to count, or --restore, asks for what ran before",
    arguments: [
      ("", true), ("--restore 25m", true), ("25m", false), ("until 18:30", false),
      ("--paused", false), ("--elapsed 3m --paused", false), ("--restore --paused", true),
      ("--fullscreen --title Tea", true), ("pick", false), ("pick --restore", true),
    ])
  func restoring(line: String, restores: Bool) throws {
    let invocation = try Invocation.parse(line.split(separator: " ").map { String($0) })
    guard case .show(let options) = invocation.action else {
      Issue.record("\(line) shows nothing")
      return
    }
    #expect(options.restores == restores)
  }
}
