import Raster
import TestSupport
import Testing
import TimerCore
import Views

@testable import Settings

@Suite("T10: agendas in settings files")
struct AgendaFileTests {
  /// Returns what a command line asks for beside a settings file.
  private func invocation(_ line: String, file text: String) throws -> Invocation {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array(text.utf8), to: "a.json5")
    return try Invocation.parse(
      line.split(separator: " ").map(String.init), source: SettingsSource(files: [path]))
  }

  private static let text = """
    {
      progress: "green",
      agenda: [
        { title: "Talk", duration: "20m", look: { progress: "red" }, sound: "bell",
          message: "Welcome", thresholds: ["soon at 5m: progress orange"],
          atZero: "overtime", advance: "wait" },
        { title: "Set", repeat: 2, steps: [
          { title: "Work", duration: 40 },
          { duration: "20s", repeat: 3, atZero: "stop" },
        ] },
      ],
    }
    """

  @Test func aFileSaysEverythingOfItsSteps() throws {
    let settings = try #require(try invocation("", file: Self.text).agenda)
    let rows = settings.agenda.rows
    #expect(rows.map(\.step.title) == ["Talk", "Work", nil, nil, nil, "Work", nil, nil, nil])
    #expect(rows.map(\.step.tag) == [0, 1, 2, 2, 2, 1, 2, 2, 2])
    #expect(settings.agenda.total == .seconds(1200 + 2 * 100))
    let talk = rows[0].step
    #expect(talk.end == .overtime)
    #expect(talk.message == "Welcome")
    #expect(talk.thresholds.map(\.name) == ["soon"])
    #expect(rows[1].step.end == .next)
    #expect(rows[2].step.end == .wait)
    #expect(rows[5].round?.title == "Set")
    #expect(rows[5].round?.number == 2)
    #expect(rows[5].round?.count == 2)
    #expect(settings.sounds == [0: .tune(.bell)])
    let red = try #require(settings.looks(of: 0)?.look)
    #expect(red.ring.stroke.progress == .color(Color(0xFF0000)))
    #expect(settings.looks(of: 1) == nil)
  }

  @Test func itBeginsAtOnceAndHasTheFileRunning() throws {
    let plan = try invocation("", file: Self.text).plan(
      utc: UTCInstant(sinceEpoch: .zero), now: BootInstant(sinceBoot: .seconds(5)))
    #expect(plan.reading.state == .running)
    #expect(plan.reading.total == .seconds(1200))
    #expect(plan.events.map(\.kind) == [.started(.seconds(1200))])
  }

  @Test func wordsOnTheCommandLineCountInPlaceOfAFilesAgenda() throws {
    #expect(try invocation("5m tea", file: Self.text).agenda == nil)
    #expect(try invocation("up", file: Self.text).agenda == nil)
    #expect(throws: UsageError.self) { try Invocation.parse(["--agenda", "talk", "5m"]) }
    #expect(throws: UsageError.self) {
      try Invocation.parse(["--agenda", "talk", "--at-zero", "loop"])
    }
  }

  @Test func aScheduledStartIsWaitedFor() throws {
    let text = "{ zone: 'UTC', agenda: { start: '09:00', steps: [{ duration: '10m' }] } }"
    let utc = UTCInstant(sinceEpoch: .seconds(8 * 3600))
    let plan = try invocation("", file: text).plan(utc: utc, now: BootInstant(sinceBoot: .zero))
    #expect(plan.agenda?.awaitsStart == true)
    #expect(plan.reading.remaining == .seconds(3600))
    let lines = JSONLine.steps(of: plan)
    #expect(
      lines
        == #"[{"title":null,"start":"1970-01-01T09:00:00Z","seconds":600,"ends":"1970-01-01T09:10:00Z"}]"#
    )
  }

  @Test(arguments: [
    ("{agenda: []}", "f:1:10: agenda: this list has 0 elements; give at least 1"),
    ("{agenda: [{title: 'a'}]}", "agenda[0]: duration is missing; give "),
    ("{agenda: [{duration: '5x'}]}", "agenda[0].duration: \"5x\""),
    ("{agenda: [{duration: '0s'}]}", "agenda: An agenda, and each of its groups"),
    ("{agenda: [{duration: 5, repeet: 2}]}", "agenda[0].repeet: there is no such key"),
    ("{agenda: [{repeat: 0, steps: [{duration: 5}]}]}", "agenda[0].repeat: "),
    (
      "{agenda: [{repeat: 100000, steps: [{duration: 5, repeat: 100000}]}]}",
      "agenda: With all repeats an agenda has at most 100000 steps"
    ),
    (
      "{agenda: [{duration: 5, atZero: 'overtime', advance: 'auto'}]}",
      "agenda[0]: a step that goes on by itself can't run over"
    ),
    (
      "{agenda: [{steps: [{duration: 5}], message: 'x'}]}",
      "agenda[0].message: there is no such key; there are title, repeat"
    ),
    ("{agenda: [{duration: 5, look: {progres: 'red'}}]}", "agenda[0].look.progres: "),
    ("{agenda: [{duration: 5, atZero: 'loop'}]}", "agenda[0].atZero: "),
    ("{agenda: {steps: [{duration: 5}], start: 'soon'}}", "agenda.start: \"soon\" is not a moment"),
    ("{agenda: {start: '09:00'}}", "agenda: steps is missing"),
    ("{timer: '5m', agenda: [{duration: 5}]}", "this contradicts timer"),
  ])
  func whatIsWrongIsToldByItsPath(text: String, fault: String) {
    let faults = faults(text)
    #expect(faults.count == 1)
    #expect(faults.first?.contains(fault) == true, "\(faults)")
  }

  @Test func aLookThatTheFaceLacksIsRefusedByItsStep() throws {
    let text = "{ face: 'bar', agenda: [{ duration: 5, look: { startAngle: 90 } }] }"
    do {
      _ = try invocation("", file: text)
      Issue.record("it was taken")
    } catch let error as UsageError {
      #expect(error.description.hasPrefix("agenda[0].look: "))
    }
  }

  @Test(arguments: [
    ("pomodoro", 8, 130 * 60), ("talk", 2, 1800), ("intervals", 18, 840), ("debate", 9, 36 * 60),
  ])
  func shippedAgendasAreFoundByName(name: String, count: Int, seconds: Int) throws {
    let plan = try AgendaFinder(folders: ["\(Self.assets)/agendas"]).agenda(name)
    #expect(plan.agenda.rows.count == count)
    #expect(plan.agenda.total == .seconds(seconds))
    _ = try plan.settings(over: LookSettings())
  }

  private static let assets: String = {
    let path = "\(#filePath)".split(separator: "/").dropLast(4).joined(separator: "/")
    return "/\(path)/Assets"
  }()

  @Test func anAgendaThatIsNotThereIsNamedWithTheNearest() {
    do throws(ValueError) {
      _ = try AgendaFinder(folders: []).agenda("pomodro")
      Issue.record("it was found")
    } catch {
      #expect(error.description.contains("did you mean pomodoro?"))
    }
  }

  @Test func overtimeOfTheWholeIsOvertimeOfItsLastStep() throws {
    let text =
      "{ atZero: 'overtime', agenda: [{ repeat: 2, steps: [{ duration: 5 }, { duration: 6 }] }] }"
    let agenda = try #require(try invocation("", file: text).agenda?.agenda)
    #expect(agenda.rows.map(\.step.end) == [.next, .next, .next, .overtime])
    #expect(agenda.total == .seconds(22))
  }

  @Test(arguments: [
    ("up", nil, Counting.up), ("--up", nil, .up), ("up 45m", 2700, .upToLimit),
    ("--up 45m", 2700, .upToLimit),
  ])
  func aStopwatchIsAskedForInTwoWays(line: String, seconds: Int?, counting: Counting) throws {
    let invocation = try Invocation.parse(line.split(separator: " ").map(String.init))
    let plan = try invocation.plan(
      utc: UTCInstant(sinceEpoch: .zero), now: BootInstant(sinceBoot: .zero))
    #expect(plan.reading.counting == counting)
    #expect(plan.reading.total == seconds.map { .seconds($0) } ?? .longest)
    #expect(LabelFormat.auto.label(for: plan.reading).description == "00:00")
  }
}
