import Testing
import TimerCore

@Suite("T11: thresholds")
struct ThresholdTests {
  static func threshold(_ name: String, _ place: Threshold.Place) -> Threshold {
    Threshold(name, at: place)!
  }

  static let list = [
    threshold("warning", .percent(50)), threshold("danger", .time(.seconds(10))),
    threshold("last", .time(.milliseconds(2500))),
  ]

  @Test("each is told once, where it is reached, after the tick of the same instant")
  func told() throws {
    var countdown = try running(100, thresholds: Self.list)
    var events: [Event] = []
    for step in 1...1010 { events += countdown.advance(to: at(Double(step) / 10)) }
    let told = events.filter { if case .threshold = $0.kind { true } else { false } }
    #expect(told.map(\.kind) == [.threshold("warning"), .threshold("danger"), .threshold("last")])
    #expect(told.map(\.due) == [at(50), at(90), at(97.5)])
    let place = try #require(events.firstIndex { $0.kind == .threshold("warning") })
    #expect(events[place - 1].kind == .tick(from: 51, to: 50))
  }

  @Test("a stall tells every one it passed, oldest first, and then one tick")
  func stalled() throws {
    var countdown = try running(100, thresholds: Self.list)
    let events = countdown.advance(to: at(98))
    #expect(
      events.map(\.kind) == [
        .threshold("warning"), .threshold("danger"), .threshold("last"), .tick(from: 100, to: 2),
      ])
    #expect(events.map(\.due) == [at(50), at(90), at(97.5), at(98)])
  }

  @Test(
    "the phase is a pure function of what is left, to the nanosecond",
    arguments: [
      (50_000_000_001, Phase.normal), (50_000_000_000, .threshold("warning")),
      (10_000_000_001, .threshold("warning")), (10_000_000_000, .threshold("danger")),
      (2_500_000_001, .threshold("danger")), (2_500_000_000, .threshold("last")),
      (0, .threshold("last")), (-999_999_999, .threshold("last")), (-1_000_000_000, .overtime),
    ])
  func phases(nanoseconds: Int, phase: Phase) throws {
    let countdown = try Countdown(
      setting: .seconds(100), atZero: .overtime, thresholds: Self.list.reversed())
    #expect(
      countdown.phase(remaining: .nanoseconds(nanoseconds), total: .seconds(100)) == phase)
  }

  @Test("after reset, add and seek the phase is right at once, and falling again tells again")
  func atOnce() throws {
    var countdown = try running(100, thresholds: Self.list)
    _ = try countdown.carryOut(.seek(0.05), at: at(1))
    #expect(countdown.reading(at: at(1)).phase == .threshold("danger"))
    _ = try countdown.carryOut(.add(.seconds(60)), at: at(1))
    #expect(countdown.reading(at: at(1)).phase == .normal)
    #expect(countdown.advance(to: at(57)).contains { $0.kind == .threshold("danger") })
    _ = try countdown.carryOut(.stop, at: at(57))
    #expect(countdown.reading(at: at(57)).phase == .normal)
  }

  @Test("a seek past thresholds tells them; one in percent moves with the total")
  func jumps() throws {
    var countdown = try running(100, thresholds: Self.list)
    let down = try countdown.carryOut(.seek(0.05), at: at(0))
    #expect(
      down.map(\.kind) == [
        .threshold("warning"), .threshold("danger"), .tick(from: 100, to: 5),
      ])
    #expect(down.allSatisfy { $0.due == at(0) })
    let up = try countdown.carryOut(.add(.seconds(1000)), at: at(0))
    #expect(up.map(\.kind) == [.tick(from: 5, to: 1005)])
    #expect(countdown.advance(to: at(503)).contains { $0.kind == .threshold("warning") })
  }

  @Test("a run that begins within a threshold has its phase, and is not told of it")
  func within() throws {
    var countdown = try running(8, thresholds: Self.list)
    #expect(countdown.reading(at: at(0)).phase == .threshold("danger"))
    #expect(countdown.advance(to: at(1)).map(\.kind) == [.tick(from: 8, to: 7)])
  }

  @Test("a threshold of zero comes after fired, and the next change stops at each")
  func zeroThreshold() throws {
    let end = Self.threshold("end", .time(.zero))
    var countdown = try running(3, thresholds: [end, Self.list[2]])
    #expect(countdown.nextChange(after: at(0)) == at(0.5))
    #expect(countdown.nextChange(after: at(0.5)) == at(1))
    #expect(
      countdown.advance(to: at(3)).suffix(3).map(\.kind) == [
        .tick(from: 3, to: 0), .fired, .threshold("end"),
      ])
  }

  @Test("of two at one place the later in the list counts")
  func ties() throws {
    let pair = [Self.threshold("a", .time(.seconds(5))), Self.threshold("b", .percent(50))]
    let countdown = try running(10, thresholds: pair)
    #expect(countdown.reading(at: at(5)).phase == .threshold("b"))
  }

  @Test("a place that is none is refused")
  func places() {
    #expect(Threshold("x", at: .time(.seconds(-1))) == nil)
    #expect(Threshold("x", at: .percent(101)) == nil)
    #expect(Threshold("x", at: .percent(.nan)) == nil)
    #expect(Threshold("x", at: .percent(0)) != nil)
  }
}
