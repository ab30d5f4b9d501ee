import Foundation
import TestSupport
import Testing

@Suite("Events on standard output")
struct EventTests {
  private func events(_ line: String) throws -> [EventLine] {
    let finished = try Tminus.run(line, environment: ["SDL_VIDEODRIVER": "dummy"])
    #expect(finished.ending == .left(code: 0) && finished.errors.isEmpty, "\(finished.errors)")
    return try finished.lines.map { try EventLine($0) }
  }

  @Test("A run tells its start, each second, and its end once, in order and on time")
  func run() throws {
    let events = try events("2s --events --exit")
    #expect(events.map(\.event) == ["started", "tick", "tick", "fired"])
    #expect(events.map(\.at) == [0, 1, 2, 2])
    #expect(events[0].seconds == 2)
    #expect(events.map(\.from) == [nil, 2, 1, nil] && events.map(\.to) == [nil, 1, 0, nil])
    print("told late by at most", events.map { $0.late }.max() ?? 0, "s")
    #expect(events.allSatisfy { $0.late >= 0 })
  }

  @Test("A length of a part of a second rounds up, and ends when it is over")
  func fraction() throws {
    let events = try events("1.2s --events --exit")
    #expect(events.map(\.event) == ["started", "tick", "tick", "fired"])
    #expect(events.map(\.at) == [0, 0.2, 1.2, 1.2])
    #expect(events.map(\.from) == [nil, 2, 1, nil])
  }

  @Test("Overtime begins one second after the end, and leaving at the end leaves before it")
  func overtime() throws {
    let program = try Tminus.unseen("1s --at-zero overtime --events")
    let events = try (0..<6).map { _ in try EventLine(#require(program.line())) }
    #expect(events.map(\.event) == ["started", "tick", "fired", "tick", "overtime", "tick"])
    #expect(events.map(\.at) == [0, 1, 1, 2, 2, 3])
    #expect(try self.events("1s --at-zero overtime --events --exit").last?.event == "fired")
  }

  @Test("A loop fires at each end, without a drift")
  func loop() throws {
    let program = try Tminus.unseen("1s --at-zero loop --events")
    var fired: [Double?] = []
    while fired.count < 3 { fired.append(try #require(try program.event("fired")).at) }
    #expect(fired == [1, 2, 3])
  }

  @Test("Without --events nothing is written")
  func silence() throws {
    #expect(try events("1s --exit").isEmpty)
  }

  @Test("A display that waits for its start, or has ended, stays until it is told to leave")
  func staying() throws {
    for line in ["1s --events --paused --exit", "0.1s --events"] {
      let program = try Tminus.unseen(line)
      #expect(program.end(within: 0.7) == .stillRuns)
      program.send(signal: SIGTERM)
      #expect(program.end() == .left(code: 0))
    }
  }

  @Test(
    "A reader that goes away, or was never there, leaves the display as it is",
    arguments: [
      Child.Sink.nobody, .closed,
    ])
  func noReader(sink: Child.Sink) throws {
    let program = try Tminus.unseen("1s --events --exit", sink: sink)
    #expect(program.end() == .left(code: 0))
    #expect(program.complaint().isEmpty)
  }

  @Test("It leaves with 0 when it is asked to by a signal", arguments: [SIGTERM, SIGINT, SIGHUP])
  func signals(number: Int32) throws {
    let program = try Tminus.unseen("5m --events")
    #expect(try program.event("started") != nil)
    program.send(signal: number)
    #expect(program.end() == .left(code: 0))
    #expect(program.complaint().isEmpty)
  }

  @Test("A signal that comes while it starts ends it well, too")
  func earlySignal() throws {
    let program = try Tminus.unseen("5m --events")
    // It holds signals back before it reads fonts and opens the screen.
    let deadline = Deadline(in: 10)
    while try !Self.holdsBack(SIGTERM, program.id), !deadline.hasPassed { usleep(200) }
    program.send(signal: SIGTERM)
    #expect(program.end(within: 10) == .left(code: 0))
  }

  private static func holdsBack(_ signal: Int32, _ process: pid_t) throws -> Bool {
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("SigBlk:") }
    let mask = line?.split(whereSeparator: \.isWhitespace).last.flatMap { UInt64($0, radix: 16) }
    return (mask ?? 0) & (1 << UInt64(signal - 1)) != 0
  }
}
