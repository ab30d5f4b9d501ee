import Foundation
import Raster
import SDL
import Settings
import TestSupport
import Testing
import TimerCore
import Views

@testable import Station

/// Writes an agenda into a folder, and returns its path.
func written(agenda text: String, in folder: TemporaryFolder) throws -> String {
  try folder.write(Array("{ agenda: \(text) }".utf8), to: "agenda.json5")
}

@Suite("T10: an agenda on the desk")
struct DeskAgendaTests {
  private static let day = """
    [
      { title: "Talk", duration: 20, look: { progress: "red" }, message: "Welcome" },
      { title: "Questions", duration: 10, advance: "wait" },
      { title: "Break", duration: 30 },
    ]
    """

  private static func desk(_ text: String = day, _ options: String = "") throws -> TriedDesk {
    let folder = try TemporaryFolder()
    let path = try written(agenda: text, in: folder)
    return try TriedDesk(options, lookingLike: ["--agenda", path])
  }

  private static func label(_ desk: TriedDesk) -> String {
    desk.desk.timers.front.shown(at: desk.now.boot).label
  }

  private static func strokes(_ desk: TriedDesk) -> Fill {
    desk.desk.timers.front.look.value.ring.stroke.progress
  }

  @Test("Steps go on by themselves with their titles and looks, and tell it")
  func goesOn() throws {
    var desk = try Self.desk()
    #expect(desk.desk.timers.front.title == "Talk")
    #expect(Self.strokes(desk) == .color(Color(0xFF0000)))
    desk.wait(21)
    #expect(desk.desk.timers.front.title == "Questions")
    #expect(Self.strokes(desk) != .color(Color(0xFF0000)))
    #expect(Self.label(desk) == "00:09")
    let hasTold = desk.paper.lines.contains {
      $0.hasPrefix(#"{"event":"advanced","at":20,"#)
        && $0.contains(#""step":2,"title":"Questions""#)
    }
    #expect(hasTold)
  }

  @Test("N and B go through the steps, and Space goes on behind one that waits")
  func keys() throws {
    var desk = try Self.desk()
    desk.press(.n, "n")
    #expect(desk.desk.timers.front.title == "Questions")
    desk.press(.b, "b")
    #expect(desk.desk.timers.front.title == "Talk")
    desk.press(.n, "n")
    desk.wait(15)
    #expect(desk.desk.timers.front.agenda?.awaitsNext == true)
    desk.press(.space, " ")
    #expect(desk.desk.timers.front.title == "Break")
    #expect(desk.desk.timers.front.reading(at: desk.now.boot).state == .running)
  }

  @Test("Its end is told once, after the last step, and --exit leaves only then")
  func leaves() throws {
    var desk = try Self.desk("[{ duration: 5 }, { duration: 5 }]", "--exit")
    desk.wait(6)
    #expect(!desk.desk.isLeaving)
    desk.wait(5)
    #expect(desk.desk.isLeaving)
  }

  @Test("A long stall over the whole leaves with --exit, too, and rings once")
  func stall() throws {
    var desk = try Self.desk("[{ duration: 5 }, { duration: 5 }, { duration: 5 }]", "--exit")
    desk.wait(60)
    #expect(desk.desk.isLeaving)
    let rings = desk.desk.takeWishes().filter { if case .ring = $0 { true } else { false } }
    #expect(rings.count == 1)
  }

  @Test("A step's message is shown when it begins")
  func message() throws {
    var desk = try Self.desk()
    #expect(desk.desk.words(at: desk.now.boot) == ["Welcome"])
    desk.wait(12)
    #expect(desk.desk.words(at: desk.now.boot).isEmpty)
  }

  @Test("What comes next, and how late the whole is, is said")
  func words() throws {
    var desk = try Self.desk()
    func reading() -> AgendaReading? {
      desk.desk.timers.front.agenda?.agendaReading(at: desk.now.boot)
    }
    func words() -> [String] {
      reading().map { [AgendaWords.next($0), AgendaWords.delay($0)] } ?? []
    }
    #expect(words() == ["Next: Questions", "on time"])
    desk.press(.up)
    #expect(words() == ["Next: Questions", "1:00 behind"])
    desk.press(.n, "n")
    #expect(words() == ["Next: Break", "0:20 ahead"])
    desk.wait(11)
    #expect(words() == ["Go on to Break", "on time"])
    desk.wait(180)
    #expect(words() == ["Go on to Break", "2 min behind"])
    desk.press(.space, " ")
    #expect(words() == ["Last step", "2:41 behind"])
  }

  @Test(
    "It is said in the display's language",
    arguments: [
      ("de", ["Als Nächstes: Questions", "1:00 zurück"], ["Weiter mit Break", "2 min zurück"]),
      ("ja", ["次：Questions", "1:00遅れ"], ["Breakへ進む", "2分遅れ"]),
    ])
  func language(code: String, running: [String], waiting: [String]) throws {
    let folder = Built.package.appendingPathComponent("Assets/languages").path
    let language = LanguageFinder(folders: [folder]) { _ in nil }.language(code) { _ in }
    var desk = try Self.desk()
    func words() -> [String] {
      guard let reading = desk.desk.timers.front.agenda?.agendaReading(at: desk.now.boot) else {
        return []
      }
      return [AgendaWords.next(reading, in: language), AgendaWords.delay(reading, in: language)]
        .map { $0.replacing("\u{A0}", with: " ") }
    }
    desk.press(.up)
    #expect(words() == running)
    desk.press(.n, "n")
    desk.wait(11)
    desk.wait(180)
    #expect(words() == waiting)
  }

  @Test("The strip at the top has a segment for each step")
  func strip() throws {
    let desk = try Self.desk()
    let layout = desk.paper.layout?.layout
    #expect(layout?.agendaPlace != nil)
  }

  @Test("A command to another step without an agenda is refused")
  func refused() throws {
    var desk = try TriedDesk("5m")
    desk.press(.n, "n")
    let isRefused = desk.paper.lines.contains { $0.contains(#""event":"refused""#) }
    #expect(isRefused)
  }

  @Test("A duration that is typed is what is left of the step")
  func typed() throws {
    var desk = try Self.desk()
    desk.press(.n, "n")
    _ = try desk.desk.timers.begin(.seconds(90), at: desk.now)
    #expect(desk.desk.timers.front.title == "Questions")
    #expect(Self.label(desk) == "01:30")
  }
}

@Suite("T10: an agenda over the end of the program")
struct AgendaStateTests {
  private static let day = """
    [
      { title: "Talk = 50 %", duration: 20 },
      { title: "Round", repeat: 2, steps: [{ duration: 10 }, { title: "", duration: "0s" }] },
      { title: "a\\nend", duration: 30, atZero: "overtime" },
    ]
    """

  private static func saved(
    _ text: String = day, then commands: [Command] = [], isTrusted: Bool = true
  ) throws -> SavedState {
    let folder = try TemporaryFolder()
    let path = try written(agenda: text, in: folder)
    let invocation = try Invocation.parse(["--agenda", path, "--zone", "UTC"])
    var run = TimerRun(invocation, try invocation.plan(utc: saving.utc, now: saving.boot))
    for command in commands { _ = try run.carryOut(command, at: saving) }
    return SavedState(
      boot: "a", clock: saving, isClockTrusted: isTrusted, timers: [SavedTimer(run)])
  }

  @Test(
    "Every state reads back as the same",
    arguments: [
      [], [.pause], [.next, .pause], [.stop], [.go(step: 5)], [.go(step: 5), .add(.seconds(-40))],
      [.add(.seconds(7)), .next], [.speed(20)],
    ] as [[Command]])
  func roundTrip(commands: [Command]) throws {
    let state = try Self.saved(then: commands)
    #expect(try StateReader.read(state.bytes) == state)
  }

  @Test("Waiting for its start it reads back as the same, and begins by the wall clock")
  func scheduled() throws {
    let state = try Self.saved("{ start: '08:01', steps: [{ duration: 600 }] }")
    #expect(try StateReader.read(state.bytes) == state)
    // The machine was away for two minutes.
    let standing = state.standing(at: rebooted(120), boot: "b", trust: .synchronised)
    let timer = try #require(standing.timers.first)
    #expect(timer.agenda?.awaitsStart == false)
    #expect(timer.countdown.reading(at: rebooted(120).boot).remaining == .seconds(540))
  }

  @Test("It goes on where it would be now, also in another boot")
  func away() throws {
    let state = try Self.saved()
    for (now, boot) in [(later(35), "a"), (rebooted(35), "b")] {
      let standing = state.standing(at: now, boot: boot, trust: .synchronised)
      let timer = try #require(standing.timers.first)
      #expect(timer.agenda?.place == 3)
      #expect(timer.countdown.reading(at: now.boot).remaining == .seconds(5))
    }
  }

  @Test("Paused it stays at its step with what was left")
  func paused() throws {
    let state = try Self.saved(then: [.next, .pause])
    let standing = state.standing(at: rebooted(999), boot: "b", trust: .synchronised)
    let timer = try #require(standing.timers.first)
    #expect(timer.agenda?.place == 1)
    #expect(timer.countdown.state.name == .paused)
    #expect(timer.countdown.reading(at: rebooted(999).boot).remaining == .seconds(10))
  }

  @Test("Where the clock isn't set yet it stands still at its step")
  func waits() throws {
    let state = try Self.saved(then: [.next])
    let standing = state.standing(at: rebooted(35), boot: "b", trust: .none)
    #expect(standing.doubt == .waits)
    let timer = try #require(standing.timers.first)
    #expect(timer.agenda?.place == 1)
    #expect(timer.countdown.state.name == .paused)
  }

  @Test("An agenda that goes on has not ended, however many of its steps have")
  func opening() throws {
    let state = try Self.saved()
    let now = later(38)
    let standing = state.standing(at: now, boot: "a", trust: .synchronised)
    let invocation = try Invocation.parse([])
    let opening = Opening(invocation, standing, at: now, damage: nil)
    #expect(opening.notice(in: .english) == nil)
    let told = opening.told.map(\.event.kind)
    #expect(!told.contains(.fired))
    let past = opening.past.map(\.event.kind).filter { $0 == .fired }
    #expect(past.count == 2)
    #expect(opening.runs[0].agenda?.place == 3)
  }

  @Test("Restored beside its file, it takes the file's steps for what hasn't begun")
  func replanned() throws {
    let state = try Self.saved()
    let folder = try TemporaryFolder()
    let path = try written(
      agenda: "[{ title: 'Talk = 50 %', duration: 20 }, { title: 'New', duration: 40 }]", in: folder
    )
    let invocation = try Invocation.parse(["--agenda", path, "--restore"])
    let now = later(15)
    let standing = state.standing(at: now, boot: "a", trust: .synchronised)
    var run = Opening(invocation, standing, at: now, damage: nil).runs[0]
    #expect(run.reading(at: now.boot).remaining == .seconds(5))
    _ = run.advance(to: later(21).boot)
    #expect(run.title == "New")
  }

  @Test("Cut off at any byte, or with a line changed, it is refused")
  func damaged() throws {
    let bytes = try Self.saved().bytes
    for count in bytes.indices {
      #expect(throws: StateError.self) { try StateReader.read(Array(bytes[..<count])) }
    }
  }

  @Test("What makes no agenda is refused, whatever the check says")
  func wrong() throws {
    let bytes = try Self.saved().bytes
    let text = String(decoding: bytes, as: UTF8.self)
    let changes = [
      ("group 2", "group 0"), ("group 2", "group 999999999999"), ("\nend\n", "\n"),
      ("step 20.", "step -20."), ("counts agenda 6 0", "counts agenda 6 6"),
      ("counts agenda 6 0", "counts agenda 5 0"), ("counts agenda 6 0", "counts agenda 99999 0"),
      (" next ", " later "),
    ]
    for (old, new) in changes {
      var lines = text.replacing(old, with: new).split(
        separator: "\n", omittingEmptySubsequences: true)
      lines.removeLast()
      let body = lines.joined(separator: "\n") + "\n"
      let changed = Array("\(body)check \(Checksum.text(of: body.utf8))\n".utf8)
      #expect(throws: StateError.self, "\(old) → \(new)") { try StateReader.read(changed) }
    }
  }
}

extension String {
  /// Returns the text with the first occurrence of a part replaced.
  fileprivate func replacing(_ part: String, with other: String) -> String {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) {
        return String(self[..<start]) + other + String(self[index(start, offsetBy: part.count)...])
      }
      start = index(after: start)
    }
    return self
  }
}
