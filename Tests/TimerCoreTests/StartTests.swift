import Testing
import TimerCore

@Suite("T4, T5: runs that begin in the past or end at a moment")
struct StartTests {
  @Test("a run given its start counts from then")
  func startedEarlier() throws {
    var countdown = try Countdown(setting: .seconds(600))
    let events = try countdown.begin(at: at(-222.5), now: at(0))
    #expect(events.map(\.kind) == [.started(.seconds(600)), .tick(from: 600, to: 378)])
    #expect(events.map(\.at) == [.zero, .seconds(222)])
    #expect(countdown.reading(at: at(0)).remaining == .milliseconds(377_500))
    #expect(throws: Refusal.self) { try countdown.begin(at: at(1), now: at(0)) }
  }

  @Test("with an elapsed time it is paused, without one ready, past the end finished")
  func elapsed() throws {
    var countdown = try Countdown(setting: .seconds(600))
    try countdown.hold(after: .zero, now: at(0))
    #expect(countdown.state == .ready)
    #expect(try countdown.carryOut(.toggle, at: at(0)).map(\.kind) == [.started(.seconds(600))])

    try countdown.hold(after: .seconds(222), now: at(0))
    let reading = countdown.reading(at: at(0))
    #expect(reading.state == .paused)
    #expect(reading.remaining == .seconds(378))
    #expect(reading.fraction == 0.63)
    #expect(reading.ends == nil)
    let events = try countdown.carryOut(.toggle, at: at(5))
    #expect(events.map(\.kind) == [.resumed(remaining: .seconds(378))])
    #expect(events.map(\.at) == [.seconds(227)])

    try countdown.hold(after: .seconds(601), now: at(0))
    #expect(countdown.reading(at: at(0)).state == .finished)
    #expect(countdown.reading(at: at(0)).ends == at(-1))
    #expect(throws: Refusal.self) { try countdown.hold(after: .seconds(-1), now: at(0)) }
  }

  @Test("elapsed past the end is overtime, or a later round of a loop, where that is asked for")
  func elapsedBeyond() throws {
    var overtime = try Countdown(setting: .seconds(600), atZero: .overtime)
    try overtime.hold(after: .seconds(610), now: at(0))
    #expect(overtime.reading(at: at(0)).state == .paused)
    #expect(overtime.reading(at: at(0)).remaining == .seconds(-10))
    var loop = try Countdown(setting: .seconds(600), atZero: .loop)
    try loop.hold(after: .seconds(610), now: at(0))
    #expect(loop.reading(at: at(0)).remaining == .seconds(590))
  }

  @Test("a run to a moment ends at it, and is aimed anew when the wall clock was set")
  func aim() throws {
    var countdown = try Countdown(setting: at(100) - at(40))
    _ = try countdown.begin(at: at(40), now: at(40))
    #expect(countdown.reading(at: at(40)).ends == at(100))
    #expect(
      try countdown.aim(at: at(90), now: at(50)).map(\.kind) == [
        .tick(from: 60, to: 50), .tick(from: 50, to: 40),
      ])
    #expect(countdown.reading(at: at(50)).fraction == 40.0 / 60)
    _ = try countdown.aim(at: at(3650), now: at(50))
    #expect(countdown.reading(at: at(50)).total == .seconds(3600))
    #expect(
      try countdown.aim(at: at(49), now: at(50)).map(\.kind) == [.tick(from: 3600, to: 0), .fired])
    #expect(throws: Refusal.meaningless(command: "aim", in: .finished)) {
      try countdown.aim(at: at(90), now: at(50))
    }
  }

  @Test("a stretched run that is aimed ends at the moment all the same")
  func aimStretched() throws {
    var countdown = try running(100)
    _ = try countdown.carryOut(.speed(50), at: at(0))
    _ = try countdown.aim(at: at(80), now: at(10))
    #expect(countdown.reading(at: at(10)).ends == at(80))
    #expect(countdown.reading(at: at(79)).remaining == .seconds(1))
  }

  @Test("what was saved stands where it stood, on a boot clock that began anew too")
  func restored() throws {
    var countdown = try running(600, atZero: .overtime)
    _ = try countdown.carryOut(.speed(10), at: at(60))
    let again = try Countdown(setting: countdown.setting, atZero: .overtime, state: countdown.state)
    #expect(again == countdown)
    let moved = again.shifted(by: .seconds(-500))
    #expect(moved.reading(at: at(-400)).remaining == countdown.reading(at: at(100)).remaining)
    #expect(
      moved.reading(at: at(-400)).ends == countdown.reading(at: at(100)).ends! - .seconds(500))
  }

  @Test("what was saved ends at another moment, ahead or passed")
  func ends() throws {
    var countdown = try running(600)
    #expect(countdown.end(at: at(700), now: at(50)).last?.kind == .tick(from: 550, to: 650))
    #expect(countdown.reading(at: at(50)).remaining == .seconds(650))
    #expect(countdown.end(at: at(40), now: at(50)).isEmpty)
    let fired = countdown.advance(to: at(50)).last
    #expect(fired?.kind == .fired && fired?.due == at(40))
    #expect(countdown.end(at: at(90), now: at(50)).isEmpty)
    #expect(countdown.reading(at: at(50)).state == .finished)
  }

  @Test("a saved state that contradicts itself is refused")
  func damaged() throws {
    let run = Run(total: .seconds(10), begun: at(0))
    let states: [CountdownState] = [
      .paused(run, remaining: .seconds(11)), .paused(run, remaining: .zero),
      .running(run, Course(deadline: at(10)), told: .seconds(11)),
      .finished(Run(total: .zero, begun: at(0)), at: at(1)),
      .paused(Run(total: .seconds(10), begun: at(0), percent: 5), remaining: .seconds(1)),
    ]
    let far = BootInstant(sinceBoot: .seconds(Int64.max))
    let lost: [CountdownState] = [
      .finished(run, at: far), .running(run, Course(deadline: far), told: .seconds(1)),
      .paused(Run(total: .seconds(10), begun: far), remaining: .seconds(1)),
    ]
    for state in states + lost {
      #expect(throws: Refusal.self) {
        try Countdown(setting: .seconds(10), atZero: .stop, state: state)
      }
    }
  }
}
