import Settings
import Testing
import TimerCore

@testable import Station

@Suite("T13: several timers in one display")
struct TimerGroupTests {
  static let start = BootInstant(sinceBoot: .seconds(1000))

  static func group(_ words: String...) throws -> TimerGroup {
    let invocation = try Invocation.parse(words)
    let utc = UTCInstant(sinceEpoch: .seconds(1_800_000_000))
    return TimerGroup(
      try invocation.timers.map { TimerRun($0, try $0.plan(utc: utc, now: start)) })
  }

  static func states(_ group: TimerGroup, at now: BootInstant) -> [CountdownState.Name] {
    group.runs.map { $0.reading(at: now).state }
  }

  @Test("each timer behind a + has its own length and title")
  func parse() throws {
    let invocation = try Invocation.parse(["5m", "tea", "+", "12m", "eggs", "+", "90"])
    #expect(invocation.timers.map(\.title) == ["tea", "eggs", nil])
    #expect(invocation.timers.map(\.others.count) == [0, 0, 0])
    let group = try Self.group("5m", "tea", "+", "12m", "eggs", "+", "90")
    let totals = group.runs.map { $0.reading(at: Self.start).total }
    #expect(totals == [.seconds(300), .seconds(720), .seconds(90)])
  }

  @Test(
    "a + without a timer on each side is refused",
    arguments: [["5m", "+"], ["+", "5m"], ["5m", "+", "+", "6m"], ["5m", "+", "tea"]])
  func refusals(words: [String]) {
    #expect(throws: UsageError.self) { try Invocation.parse(words) }
  }

  @Test("each run's end is told once and for its own timer")
  func events() throws {
    var group = try Self.group("3", "+", "5", "+", "4")
    var fired: [Int] = []
    for step in 1...80 {
      let now = Self.start + .milliseconds(step * 100)
      for told in group.advance(to: now) where told.event.kind == .fired {
        fired.append(told.timer ?? 0)
      }
    }
    #expect(fired == [1, 3, 2])
    #expect(group.allHaveFired)
  }

  @Test("after a long stall events of all timers come by when they were due")
  func order() throws {
    var group = try Self.group("9", "+", "5", "+", "7")
    let told = group.advance(to: Self.start + .seconds(60))
    let fired = told.filter { $0.event.kind == .fired }
    #expect(fired.map(\.timer) == [2, 3, 1])
    #expect(zip(told, told.dropFirst()).allSatisfy { $0.event.due <= $1.event.due })
  }

  @Test("a command is for all, or for the one that is chosen")
  func commands() throws {
    var group = try Self.group("30", "+", "40", "+", "50")
    let now = Self.start + .seconds(1)
    _ = try group.carryOut(.toggle, at: now)
    #expect(Self.states(group, at: now) == [.paused, .paused, .paused])
    _ = try group.carryOut(.toggle, at: now)
    #expect(Self.states(group, at: now) == [.running, .running, .running])
    group.chooseNext()
    group.chooseNext()
    _ = try group.carryOut(.toggle, at: now)
    #expect(Self.states(group, at: now) == [.running, .paused, .running])
    // One of several runs, so toggling all makes all stand still.
    group.choose(number: 2)
    _ = try group.carryOut(.toggle, at: now)
    #expect(Self.states(group, at: now) == [.paused, .paused, .paused])
    group.choose(number: 9)
    #expect(group.chosen == nil)
    #expect(throws: Refusal.self) { try group.carryOut(.pause, at: now) }
  }

  @Test("choosing goes through all timers and back to all")
  func choosing() throws {
    var group = try Self.group("30", "+", "40")
    var seen: [Int?] = []
    for _ in 0..<4 {
      seen.append(group.chosen)
      group.chooseNext()
    }
    #expect(seen == [nil, 0, 1, nil])
    var single = try Self.group("30")
    single.chooseNext()
    #expect(single.chosen == nil)
  }
}
