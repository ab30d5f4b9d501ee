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

  /// The clocks so many seconds after the start.
  static func clock(after seconds: Double, wallClockBy step: Double = 0) -> Clock {
    Clock(
      boot: start + .seconds(seconds),
      utc: UTCInstant(sinceEpoch: .seconds(1_800_000_000) + .seconds(seconds + step)))
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
    let clock = Self.clock(after: 1)
    let now = clock.boot
    _ = try group.carryOut(.toggle, at: clock)
    #expect(Self.states(group, at: now) == [.paused, .paused, .paused])
    _ = try group.carryOut(.toggle, at: clock)
    #expect(Self.states(group, at: now) == [.running, .running, .running])
    _ = group.choose(.next)
    _ = group.choose(.next)
    _ = try group.carryOut(.toggle, at: clock)
    #expect(Self.states(group, at: now) == [.running, .paused, .running])
    // One of several runs, so toggling all makes all stand still.
    _ = group.choose(.number(2))
    _ = try group.carryOut(.toggle, at: clock)
    #expect(Self.states(group, at: now) == [.paused, .paused, .paused])
    _ = group.choose(.number(9))
    #expect(group.chosen == nil)
    #expect(throws: Refusal.self) { try group.carryOut(.pause, at: clock) }
  }

  @Test("choosing goes through all timers and back to all")
  func choosing() throws {
    var group = try Self.group("30", "+", "40")
    var seen: [Int?] = []
    for _ in 0..<4 {
      seen.append(group.chosen)
      _ = group.choose(.next)
    }
    #expect(seen == [nil, 0, 1, nil])
    seen = []
    for _ in 0..<4 {
      _ = group.choose(.previous)
      seen.append(group.chosen)
    }
    #expect(seen == [nil, 1, 0, nil])
    let (isThird, isSecond) = (group.choose(.number(3)), group.choose(.number(2)))
    #expect(!isThird && isSecond)
    #expect(group.chosen == 1)
    _ = group.choose(.all)
    #expect(group.chosen == nil)
  }

  // 1 800 000 000 s after the epoch it is 2027-01-15T08:00:00Z.

  @Test(
    "T5: a run to a moment that begins anew ends at the same moment",
    arguments: [Command.restart, .toggle])
  func anew(command: Command) throws {
    var group = try Self.group("until", "08:10", "--zone", "UTC", "--paused")
    _ = try? group.carryOut(.start, at: Self.clock(after: 3))
    if command == .toggle { _ = try group.carryOut(.stop, at: Self.clock(after: 50)) }
    _ = try group.carryOut(command, at: Self.clock(after: 100))
    let reading = group.runs[0].reading(at: Self.clock(after: 100).boot)
    #expect(reading.remaining == .seconds(500) && reading.total == .seconds(500))
  }

  @Test("T5: begun again after its time of day it is the next day's; after its date it is refused")
  func passed() throws {
    var group = try Self.group("until", "08:10", "--zone", "UTC")
    _ = group.advance(to: Self.clock(after: 700).boot)
    _ = try group.carryOut(.restart, at: Self.clock(after: 700))
    let reading = group.runs[0].reading(at: Self.clock(after: 700).boot)
    #expect(reading.remaining == .seconds(86_400 - 100))
    var dated = try Self.group("until", "2027-01-15T08:10Z")
    _ = dated.advance(to: Self.clock(after: 700).boot)
    #expect(throws: Refusal.self) { try dated.carryOut(.restart, at: Self.clock(after: 700)) }
  }

  @Test(
    "T5, report 49: a step of the wall clock aims anew and fires nothing",
    arguments: [-3600.0, 3600, 30])
  func step(by seconds: Double) throws {
    var group = try Self.group("until", "08:10", "--zone", "UTC")
    let clock = Self.clock(after: 60, wallClockBy: seconds)
    let told = group.aimAgain(clock)
    #expect(!told.contains { $0.event.kind == .fired })
    let left = group.runs[0].reading(at: clock.boot).remaining
    #expect(left == .seconds(seconds > 540 ? 540 - seconds + 86_400 : 540 - seconds))
    var plain = try Self.group("10m")
    #expect(plain.aimAgain(clock).isEmpty)
    #expect(plain.runs[0].reading(at: clock.boot).remaining == .seconds(540))
  }

  @Test("a picked length begins in front and leaves the others alone")
  func picked() throws {
    var group = try Self.group("5m", "tea", "+", "12m", "eggs", "--paused")
    _ = try group.begin(.seconds(42), at: Self.clock(after: 1))
    #expect(Self.states(group, at: Self.clock(after: 1).boot) == [.running, .ready])
    #expect(group.runs[0].reading(at: Self.clock(after: 1).boot).total == .seconds(42))
    #expect(group.runs[1].reading(at: Self.clock(after: 1).boot).total == .seconds(720))
    #expect(group.chosen == nil)
  }

  @Test("with a loop the end of the first round counts as the end")
  func loop() throws {
    var group = try Self.group("1s", "--at-zero", "loop")
    _ = group.advance(to: Self.clock(after: 1.5).boot)
    #expect(group.allHaveFired)
  }
}
