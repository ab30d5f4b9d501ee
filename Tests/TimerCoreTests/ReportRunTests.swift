import Testing
import TimerCore

@Suite("Reports from the field: pause, restart, alarms and events")
struct ReportRunTests {
  @Test("report 58: rounds that were slept through are silent, and the phase is kept")
  func report58() throws {
    var countdown = try running(60, atZero: .loop)
    let events = countdown.advance(to: at(3630))
    #expect(events.filter { $0.kind == .fired }.count == 1)
    #expect(events.filter { $0.kind == .started(.seconds(60)) }.count == 1)
    #expect(countdown.reading(at: at(3630)).remaining == .seconds(30))
  }

  @Test(
    "report 60: a pause of any length adds nothing", arguments: [0.000_000_001, 600, 3600, 1e6])
  func report60(pause: Double) throws {
    var countdown = try running(600)
    _ = try countdown.carryOut(.pause, at: at(100))
    let resumed = at(100) + .nanoseconds(Int(pause * 1e9))
    _ = try countdown.carryOut(.resume, at: resumed)
    #expect(countdown.reading(at: resumed).remaining == .seconds(500))
  }

  @Test("report 61: restart clears every trace of a pause")
  func report61() throws {
    var paused = try running(600)
    _ = try paused.carryOut(.pause, at: at(100))
    _ = try paused.carryOut(.restart, at: at(700))
    var fresh = try Countdown(setting: .seconds(600))
    _ = try fresh.carryOut(.start, at: at(700))
    #expect(paused == fresh)
  }

  @Test("report 63: running passes on, paused stays paused, what is done at zero is kept")
  func report63() throws {
    func restored(_ countdown: Countdown) throws -> Countdown {
      try Countdown(
        setting: countdown.setting, atZero: countdown.atZero, state: countdown.state)
    }
    var countdown = try running(600, atZero: .overtime)
    #expect(try restored(countdown).reading(at: at(300)).remaining == .seconds(300))
    _ = try countdown.carryOut(.pause, at: at(100))
    var paused = try restored(countdown)
    #expect(paused.reading(at: at(9000)).remaining == .seconds(500))
    _ = try paused.carryOut(.resume, at: at(9000))
    let resumed = try restored(paused)
    #expect(resumed.reading(at: at(9100)).remaining == .seconds(400))
    #expect(resumed.atZero == .overtime)
  }

  @Test("report 66: after a pause at 17 of 60 s the share left is 43 of 60")
  func report66() throws {
    var countdown = try running(60)
    _ = try countdown.carryOut(.pause, at: at(17))
    let again = try Countdown(setting: .seconds(60), atZero: .stop, state: countdown.state)
    #expect(again.reading(at: at(500)).fraction == 43.0 / 60)
  }

  @Test("report 67: a target that has passed finishes once")
  func report67() throws {
    var countdown = try Countdown(setting: .seconds(60))
    var events = try countdown.begin(at: at(-120), now: at(0))
    for second in 0...5 { events += countdown.advance(to: at(Double(second))) }
    #expect(events.filter { $0.kind == .fired }.map(\.due) == [at(-60)])
  }

  @Test("report 69: removing all that is left, or more, fires once", arguments: [600.0, 601, 6000])
  func report69(seconds: Double) throws {
    for atZero in AtZero.allCases {
      var countdown = try running(610, atZero: atZero)
      var events = try countdown.carryOut(.add(.zero - .seconds(seconds)), at: at(10))
      events += countdown.advance(to: at(11))
      #expect(events.filter { $0.kind == .fired }.count == 1)
    }
  }

  @Test("report 70: reading a finished run again and again fires nothing")
  func report70() throws {
    var countdown = try running(10)
    #expect(countdown.advance(to: at(10)).filter { $0.kind == .fired }.count == 1)
    for second in 10...20 {
      _ = countdown.reading(at: at(Double(second)))
      #expect(countdown.advance(to: at(Double(second))).isEmpty)
    }
  }

  @Test("report 72: alarm and label share one deadline")
  func report72() throws {
    var countdown = try running(3600)
    #expect(countdown.reading(at: at(3599.999_999_999)).seconds == 1)
    #expect(countdown.advance(to: at(3599.999_999_999)).allSatisfy { $0.kind != .fired })
    #expect(countdown.advance(to: at(3600)).last?.kind == .fired)
    #expect(countdown.reading(at: at(3600)).seconds == 0)
  }

  @Test("report 73: a run that nobody looks at fires all the same")
  func report73() throws {
    var countdown = try running(794)
    #expect(countdown.nextChange(after: at(793.5)) == at(794))
    #expect(countdown.advance(to: at(794)).last?.due == at(794))
  }

  @Test("report 75: an alarm that was slept through fires once on waking, and says how late")
  func report75() throws {
    var countdown = try running(10)
    let fired = countdown.advance(to: at(70)).filter { $0.kind == .fired }
    #expect(fired.map { $0.late(at: at(70)) } == [.seconds(60)])
  }

  @Test("report 76: ticks that are told late are due at even gaps")
  func report76() throws {
    var countdown = try running(10)
    var due: [BootInstant] = []
    for second in 1...10 {
      due += countdown.advance(to: at(Double(second) + 0.3)).filter { $0.kind != .fired }.map(\.due)
    }
    #expect(due == (1...10).map { at(Double($0)) })
  }

  @Test(
    "report 82: an item of 60 min goes on into overtime as one of 30 does", arguments: [1800, 3600])
  func report82(seconds: Int) throws {
    let countdown = try running(Double(seconds), atZero: .overtime)
    for over in [1, 59, 3599, 3600, 3601] {
      let reading = countdown.reading(at: at(Double(seconds + over)))
      #expect(reading.seconds == -over)
      #expect(reading.phase == .overtime)
    }
    let hour = LabelFormat.auto.label(for: countdown.reading(at: at(Double(seconds + 3600))))
    #expect(hour.description == (seconds < 3600 ? "−60:00" : "−01:00:00"))
  }

  @Test("report 91: a duration of zero is refused, and the share is exactly zero at the end")
  func report91() throws {
    #expect(throws: Refusal.zeroSetting) { try Countdown(setting: .zero) }
    #expect(try running(3).reading(at: at(3)).fraction == 0)
  }
}
