import Settings
import Testing
import TimerCore

@Suite("R1: how commands are written")
struct CommandTextTests {
  static let good: [(line: String, command: Command)] = [
    ("start", .start), ("  toggle  ", .toggle), ("add 1m", .add(.seconds(60))),
    ("add -30s", .add(.seconds(-30))), ("add +1:30", .add(.seconds(90))),
    ("set 5:00", .set(.seconds(300))), ("set 1h 30m", .set(.seconds(5400))),
    ("seek 50%", .seek(0.5)), ("seek 0.25", .seek(0.25)), ("speed +5%", .speed(5)),
    ("speed -10", .speed(-10)), ("go 3", .go(step: 2)), ("timer next", .timer(.next)),
    ("timer 2", .timer(.number(2))), ("timer all", .timer(.all)),
    ("drawer open", .drawer(.open)), ("progress 40%", .progress(0.4)),
    ("look progress orange", .look(name: "progress", value: "orange")),
    ("look track image:a b.png", .look(name: "track", value: "image:a b.png")),
    ("mode backwards", .mode("backwards")), ("message", .message("")),
    ("message Two minutes left", .message("Two minutes left")),
    ("message \"a \\\"b\\\"  c\"", .message("a \"b\"  c")), ("popup", .popup(.init())),
    ("popup Break", .popup(.init(title: "Break"))),
    (
      "popup \"Lunch break\" \"Back at one\" --spinner --for 5s",
      .popup(.init(title: "Lunch break", body: "Back at one", spinner: true, for: .seconds(5)))
    ),
    ("popup -- --spinner", .popup(.init(title: "--spinner"))), ("seek 1e-05", .seek(0.00001)),
    ("volume 50%", .volume(.to(50))), ("volume 0", .volume(.to(0))),
    ("volume +5%", .volume(.by(5))), ("volume -20", .volume(.by(-20))), ("mute", .mute),
    ("quit", .quit), ("leave", .leave), ("help", .help), ("hide", .hide), ("show", .show),
  ]

  @Test("A line is the command it writes", arguments: good)
  func reading(line: String, command: Command) throws {
    #expect(try CommandTable.command(of: line) == command)
  }

  @Test("The line that writes a command reads back as it", arguments: good)
  func writing(line: String, command: Command) throws {
    #expect(try CommandTable.command(of: CommandTable.line(command)) == command)
  }

  private static let bad: [(line: String, part: String)] = [
    ("", "empty"), ("togle", "did you mean toggle?"), ("Toggle", "did you mean toggle?"),
    ("start now", "takes nothing"), ("add", "needs a value"), ("add zero", "zero"),
    ("add 0", "\"0\""), ("set x", "not a duration"), ("seek half", "not a share"),
    ("seek nan", "not a share"), ("speed fast", "not a change of speed"),
    ("speed 1.5%", "whole percent"), ("go 0", "from 1"), ("timer -1", "from 1"),
    ("volume loud", "not a loudness"), ("volume 101%", "not a loudness"), ("volume", "needs a"),
    ("volume 5.5%", "not a loudness"), ("drawer ajar", "ajar"),
    ("look progress", "name and a value"),
    ("popup a b c", "third text"), ("popup --for", "needs a duration"),
    ("message \"open", "don't end"), ("progress lots", "not a progress"),
  ]

  @Test("What is no command is refused with a sentence", arguments: bad)
  func refusing(line: String, part: String) {
    do {
      let command = try CommandTable.command(of: line)
      Issue.record("\(line) is \(command)")
    } catch {
      #expect(error.description.contains(part), "\(error)")
    }
  }
}
