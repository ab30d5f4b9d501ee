import Testing
import TimerCore

@Suite("T1, T2: commands in every state")
struct CommandTests {
  enum Start: String, CaseIterable, Sendable {
    case ready, running, paused, finished, overtime

    /// Returns a countdown of 10 s that is in the state at 5 s, or in overtime by 3 s.
    func countdown() throws -> Countdown {
      var countdown = try Countdown(
        setting: .seconds(10), atZero: self == .overtime ? .overtime : .stop)
      switch self {
      case .ready: break
      case .running: _ = try countdown.begin(at: at(0), now: at(5))
      case .paused:
        _ = try countdown.begin(at: at(0), now: at(0))
        _ = try countdown.carryOut(.pause, at: at(2))
      case .finished: _ = try countdown.begin(at: at(-20), now: at(5))
      case .overtime: _ = try countdown.begin(at: at(-8), now: at(5))
      }
      return countdown
    }
  }

  /// What a command does: the state it leads to, what is left then, and the events it causes.
  struct Row: Sendable, CustomTestStringConvertible {
    let command: Command
    let start: Start
    let outcome: Outcome
    var testDescription: String { "\(command) in \(start)" }

    enum Outcome: Sendable {
      case leads(CountdownState.Name, Double, [Event.Kind])
      case refused(Refusal)
    }

    init(
      _ command: Command, _ start: Start, _ state: CountdownState.Name, _ left: Double,
      _ kinds: Event.Kind...
    ) {
      self.command = command
      self.start = start
      outcome = .leads(state, left, kinds)
    }

    init(_ command: Command, _ start: Start, _ refusal: Refusal? = nil) {
      self.command = command
      self.start = start
      let name: CountdownState.Name =
        switch start {
        case .ready: .ready
        case .running, .overtime: .running
        case .paused: .paused
        case .finished: .finished
        }
      outcome = .refused(refusal ?? .meaningless(command: command.name, in: name))
    }
  }

  static let startedAnew = Event.Kind.started(.seconds(10))

  static let starts = [
    Row(.start, .ready, .running, 10, startedAnew), Row(.start, .running),
    Row(.start, .paused, .running, 8, .resumed(remaining: .seconds(8))),
    Row(.start, .finished, .running, 10, startedAnew), Row(.start, .overtime),
    Row(.toggle, .ready, .running, 10, startedAnew),
    Row(.toggle, .running, .paused, 5, .paused(remaining: .seconds(5))),
    Row(.toggle, .paused, .running, 8, .resumed(remaining: .seconds(8))),
    Row(.toggle, .finished, .running, 10, startedAnew),
    Row(.toggle, .overtime, .paused, -3, .paused(remaining: .seconds(-3))),
    Row(.restart, .ready, .running, 10, startedAnew),
    Row(.restart, .running, .running, 10, startedAnew),
    Row(.restart, .paused, .running, 10, startedAnew),
    Row(.restart, .finished, .running, 10, startedAnew),
    Row(.restart, .overtime, .running, 10, startedAnew),
  ]

  static let stops = [
    Row(.pause, .ready), Row(.pause, .running, .paused, 5, .paused(remaining: .seconds(5))),
    Row(.pause, .paused), Row(.pause, .finished),
    Row(.pause, .overtime, .paused, -3, .paused(remaining: .seconds(-3))), Row(.resume, .ready),
    Row(.resume, .running), Row(.resume, .paused, .running, 8, .resumed(remaining: .seconds(8))),
    Row(.resume, .finished), Row(.resume, .overtime), Row(.stop, .ready),
    Row(.stop, .running, .ready, 10, .stopped), Row(.stop, .paused, .ready, 10, .stopped),
    Row(.stop, .finished, .ready, 10, .stopped), Row(.stop, .overtime, .ready, 10, .stopped),
    Row(.finish, .ready), Row(.finish, .running, .finished, 0, .tick(from: 5, to: 0), .fired),
    Row(.finish, .paused, .finished, 0, .tick(from: 8, to: 0), .fired), Row(.finish, .finished),
    Row(.finish, .overtime, .belowZero(command: "finish")),
  ]

  static let adds = [
    Row(.add(.seconds(60)), .ready, .ready, 70), Row(.add(.seconds(-4)), .ready, .ready, 6),
    Row(.add(.seconds(-10)), .ready, .zeroSetting), Row(.add(.seconds(-99)), .ready, .zeroSetting),
    Row(.add(.seconds(60)), .running, .running, 65, .tick(from: 5, to: 65)),
    Row(.add(.seconds(-4)), .running, .running, 1, .tick(from: 5, to: 1)),
    Row(.add(.milliseconds(400)), .running, .running, 5.4, .tick(from: 5, to: 6)),
    Row(.add(.milliseconds(-400)), .running, .running, 4.6),
    Row(.add(.seconds(-5)), .running, .finished, 0, .tick(from: 5, to: 0), .fired),
    Row(.add(.seconds(-50)), .running, .finished, 0, .tick(from: 5, to: 0), .fired),
    Row(.add(.seconds(-9)), .paused, .finished, 0, .tick(from: 8, to: 0), .fired),
    Row(.add(.seconds(2)), .paused, .paused, 10, .tick(from: 8, to: 10)),
    Row(.add(.seconds(60)), .finished, .running, 60, .resumed(remaining: .seconds(60))),
    Row(.add(.seconds(-60)), .finished), Row(.add(.zero), .running, .unchanged(command: "add")),
    Row(.add(.seconds(-60)), .overtime, .running, -63, .tick(from: -3, to: -63)),
    Row(.add(.seconds(60)), .overtime, .running, 57, .tick(from: -3, to: 57)),
    Row(.add(.seconds(1_000_000_000)), .running, .tooLong),
    Row(.add(.seconds(-1_000_000_000)), .running, .tooLong),
    Row(.add(.longest), .running, .tooLong), Row(.add(.longest), .ready, .tooLong),
    Row(.add(.seconds(Int64.max)), .ready, .tooLong),
  ]

  static let sets = [
    Row(.set(.seconds(3)), .ready, .ready, 3), Row(.set(.zero), .ready, .zeroSetting),
    Row(.set(.seconds(3)), .running, .running, 3, .tick(from: 5, to: 3)),
    Row(.set(.zero), .running, .finished, 0, .tick(from: 5, to: 0), .fired),
    Row(.set(.zero), .paused, .finished, 0, .tick(from: 8, to: 0), .fired),
    Row(.set(.seconds(30)), .paused, .paused, 30, .tick(from: 8, to: 30)),
    Row(.set(.seconds(30)), .finished, .ready, 30, .stopped),
    Row(.set(.zero), .finished, .zeroSetting),
    Row(.set(.seconds(30)), .overtime, .running, 30, .tick(from: -3, to: 30)),
    Row(
      .set(.seconds(-1)), .running,
      .outOfRange(command: "set", accepted: "a duration that is not negative")),
    Row(.set(.seconds(1_000_000_000)), .running, .tooLong),
    Row(.set(.seconds(1_000_000_000)), .finished, .tooLong),
  ]

  @Test("what starts and goes on", arguments: starts)
  func starting(row: Row) throws { try check(row) }

  @Test("what pauses, stops and finishes", arguments: stops)
  func stopping(row: Row) throws { try check(row) }

  @Test("adding and taking away", arguments: adds)
  func adding(row: Row) throws { try check(row) }

  @Test("setting", arguments: sets)
  func setting(row: Row) throws { try check(row) }

  private func check(_ row: Row) throws {
    let before = try row.start.countdown()
    var countdown = before
    switch row.outcome {
    case .leads(let state, let left, let kinds):
      let events = try countdown.carryOut(row.command, at: at(5))
      let reading = countdown.reading(at: at(5))
      #expect(events.map(\.kind) == kinds)
      #expect(events.allSatisfy { $0.due == at(5) })
      #expect(reading.state == state)
      #expect(reading.remaining == .milliseconds(Int(left * 1000)))
      #expect(countdown.advance(to: at(5)).isEmpty)
    case .refused(let refusal):
      #expect(throws: refusal) { try countdown.carryOut(row.command, at: at(5)) }
      #expect(countdown == before)
    }
  }

  @Test(
    "what is not about one run is refused by name",
    arguments: [
      Command.next, .back, .go(step: 2), .mute, .message("x"), .blackout, .drawer(.toggle),
      .fullscreen,
      .help, .hide, .show, .quit, .look(name: "bar.color", value: "red"), .mode("reflection"),
      .progress(0.5), .popup(Command.Popup(title: "x")),
    ], Start.allCases)
  func notAboutRun(command: Command, start: Start) throws {
    var countdown = try start.countdown()
    let before = countdown
    #expect(throws: Refusal.notAboutRun(command: command.name)) {
      try countdown.carryOut(command, at: at(5))
    }
    #expect(countdown == before)
  }

  @Test(
    "every refusal is a sentence",
    arguments: [
      Refusal.meaningless(command: "pause", in: .ready), .belowZero(command: "finish"),
      .unchanged(command: "add"), .zeroSetting, .tooLong, .notAboutRun(command: "mute"),
      .outOfRange(command: "seek", accepted: "a share"), .damagedState("it is torn"),
    ])
  func sentences(refusal: Refusal) {
    #expect(refusal.description.hasSuffix("."))
    #expect(refusal.description.count > 15)
  }

  @Test("a refused command keeps what fell due for the next advance")
  func refusedKeepsEvents() throws {
    var countdown = try running(10)
    #expect(throws: Refusal.meaningless(command: "pause", in: .finished)) {
      try countdown.carryOut(.pause, at: at(12))
    }
    #expect(countdown.advance(to: at(12)).map(\.kind) == [.tick(from: 10, to: 0), .fired])
  }

  @Test("a command first tells what fell due before it")
  func dueFirst() throws {
    var countdown = try running(10)
    let events = try countdown.carryOut(.pause, at: at(3.5))
    #expect(
      events.map(\.kind) == [.tick(from: 10, to: 7), .paused(remaining: .milliseconds(6500))])
    #expect(events.map(\.due) == [at(3), at(3.5)])
  }

  @Test("the total grows with what is left and never shrinks, so the fraction stays within 0…1")
  func totals() throws {
    var countdown = try running(10)
    _ = try countdown.carryOut(.add(.seconds(30)), at: at(0))
    #expect(countdown.reading(at: at(0)).total == .seconds(40))
    _ = try countdown.carryOut(.set(.seconds(10)), at: at(0))
    #expect(countdown.reading(at: at(0)).total == .seconds(40))
    #expect(countdown.reading(at: at(0)).fraction == 0.25)
    _ = try countdown.carryOut(.stop, at: at(1))
    #expect(countdown.reading(at: at(1)).total == .seconds(10))
    #expect(countdown.reading(at: at(1)).fraction == 1)
  }

  @Test("adding while running leaves the setting, setting replaces it")
  func lastSetting() throws {
    var countdown = try running(10)
    _ = try countdown.carryOut(.add(.seconds(30)), at: at(1))
    #expect(countdown.setting == .seconds(10))
    _ = try countdown.carryOut(.set(.seconds(7)), at: at(1))
    #expect(countdown.setting == .seconds(7))
    _ = try countdown.carryOut(.set(.zero), at: at(1))
    #expect(countdown.setting == .seconds(7))
  }

  @Test("a setting that no run can have is refused")
  func settings() throws {
    #expect(throws: Refusal.zeroSetting) { try Countdown(setting: .zero) }
    #expect(throws: Refusal.zeroSetting) { try Countdown(setting: .seconds(-1)) }
    #expect(throws: Refusal.tooLong) { try Countdown(setting: .longest + .nanoseconds(1)) }
    let least = try Countdown(setting: Duration(secondsComponent: 0, attosecondsComponent: 1))
    #expect(least.setting == .nanoseconds(1))
  }
}
