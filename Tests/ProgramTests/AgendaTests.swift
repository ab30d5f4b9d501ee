import Foundation
import TestSupport
import Testing

@Suite("T10, T6: agendas and stopwatches of the whole program")
struct AgendaTests {
  private struct Step: Decodable, Equatable {
    var title: String?
    var start: String?
    var seconds: Double
    var ends: String?
  }

  private static let text = """
    { zone: "UTC", agenda: { start: "10:00", steps: [
      { title: "Talk", duration: "20m" },
      { repeat: 2, steps: [{ title: "Work", duration: 40 }, { duration: "1.5s" }] },
    ] } }
    """

  private static func steps(_ finished: Finished) throws -> [Step] {
    #expect(finished.ending == .left(code: 0) && finished.errors.isEmpty, "\(finished.errors)")
    return try JSONDecoder().decode([Step].self, from: Data(finished.output))
  }

  @Test("The dry run lists the steps that a settings file plans, from their scheduled start on")
  func dryRun() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array(Self.text.utf8), to: "a.json5")
    let line = "--config \(path) --from 2026-05-01T09:30 --dry-run"
    let day = "2026-05-01T10"
    #expect(
      try Self.steps(try Tminus.run(line)) == [
        Step(title: "Talk", start: "\(day):00:00Z", seconds: 1200, ends: "\(day):20:00Z"),
        Step(title: "Work", start: "\(day):20:00Z", seconds: 40, ends: "\(day):20:40Z"),
        Step(title: nil, start: "\(day):20:40Z", seconds: 1.5, ends: "\(day):20:41.500Z"),
        Step(title: "Work", start: "\(day):20:41.500Z", seconds: 40, ends: "\(day):21:21.500Z"),
        Step(title: nil, start: "\(day):21:21.500Z", seconds: 1.5, ends: "\(day):21:23Z"),
      ])
  }

  @Test("Ready it has no times yet, and begun earlier they lie back")
  func times() throws {
    let now = "--agenda talk --from 2026-05-01T12:00Z --dry-run"
    let ready = try Self.steps(try Tminus.run("\(now) --paused"))
    #expect(ready.map(\.start) == [nil, nil])
    let begun = try Self.steps(try Tminus.run("\(now) --elapsed 5m"))
    #expect(begun.first?.start == "2026-05-01T11:55:00Z")
    #expect(begun.last?.ends == "2026-05-01T12:25:00Z")
  }

  @Test("Steps follow each other on time, and --exit leaves after the last one")
  func runs() throws {
    let folder = try TemporaryFolder()
    let steps = "[{ title: 'A', duration: '0.5s' }, { title: 'B', duration: '0.7s' }]"
    let path = try folder.write(Array("{ agenda: \(steps) }".utf8), to: "a.json5")
    let finished = try Tminus.run(
      "--config \(path) --events --exit --sound none",
      environment: ["SDL_VIDEODRIVER": "dummy", "XDG_STATE_HOME": folder.root])
    #expect(finished.ending == .left(code: 0), "\(finished.errors)")
    let events = finished.lines.map { $0.prefix { $0 != "l" } }.filter { !$0.contains("tick") }
    #expect(
      events == [
        #"{"event":"started","at":0,""#, #"{"event":"fired","at":0.5,""#,
        #"{"event":"advanced","at":0.5,""#, #"{"event":"fired","at":1.2,""#,
      ])
  }

  @Test(
    "A faulty agenda is refused by its path",
    arguments: [
      ("{ agenda: [{ duration: '5x' }] }", ":1:24: agenda[0].duration: "),
      ("{ agenda: [{ repeat: 9, steps: [] }] }", "agenda[0].steps: this list has 0 elements"),
    ])
  func refused(text: String, fault: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array(text.utf8), to: "a.json5")
    for line in ["--config \(path) --dry-run", "--agenda \(path) --dry-run", "check \(path)"] {
      let finished = try Tminus.run(line)
      #expect(finished.ending != .left(code: 0))
      #expect(finished.errors.contains(fault), "\(finished.errors)")
    }
  }

  @Test("A stopwatch tells what has passed, and no end where there is none")
  func stopwatch() throws {
    let open = try Tminus.run("up run --elapsed 75s --dry-run").lines.first ?? ""
    #expect(open.hasPrefix(#"{"title":"run","seconds":null,"remaining":null,"label":"01:15","#))
    #expect(open.hasSuffix(#""ends":null,"elapsed":75}"#))
    let limited = try Tminus.run("up 5m --elapsed 75s --dry-run").lines.first ?? ""
    #expect(limited.contains(#""seconds":300,"remaining":225,"label":"01:15","fraction":0.25,"#))
  }
}
