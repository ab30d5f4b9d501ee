import Testing
import TimerCore

@Suite("T3, T7: what is told")
struct EventTests {
  @Test("every second is told once, and zero just before fired")
  func everySecond() throws {
    var countdown = try running(3)
    var events: [Event] = []
    for step in 1...400 { events += countdown.advance(to: at(Double(step) / 100)) }
    #expect(
      events.map(\.kind) == [
        .tick(from: 3, to: 2), .tick(from: 2, to: 1), .tick(from: 1, to: 0), .fired,
      ])
    #expect(events.map(\.due) == [at(1), at(2), at(3), at(3)])
    #expect(events.map(\.at) == [.seconds(1), .seconds(2), .seconds(3), .seconds(3)])
  }

  @Test("a long stall is one tick, and fired is never left out")
  func stall() throws {
    var countdown = try running(100)
    let events = countdown.advance(to: at(5000))
    #expect(events.map(\.kind) == [.tick(from: 100, to: 0), .fired])
    #expect(events.map(\.due) == [at(100), at(100)])
    #expect(events.last?.late(at: at(5000)) == .seconds(4900))
    #expect(countdown.state.name == .finished)
    #expect(countdown.advance(to: at(9000)).isEmpty)
  }

  @Test("overtime: fired at zero, colour and sign change one whole second later")
  func overtime() throws {
    var countdown = try running(2, atZero: .overtime)
    #expect(countdown.advance(to: at(2)).map(\.kind) == [.tick(from: 2, to: 0), .fired])
    #expect(countdown.advance(to: at(2.999_999_999)).isEmpty)
    #expect(countdown.reading(at: at(2.999_999_999)).phase == .normal)
    #expect(!countdown.reading(at: at(2.999_999_999)).isOvertime)
    #expect(countdown.reading(at: at(3)).phase == .overtime)
    #expect(countdown.reading(at: at(3)).isOvertime)
    #expect(countdown.advance(to: at(3)).map(\.kind) == [.tick(from: 0, to: -1), .overtime])
    #expect(countdown.advance(to: at(4)).map(\.kind) == [.tick(from: -1, to: -2)])
    #expect(countdown.reading(at: at(4)).fraction == 0)
  }

  @Test("a stall into overtime tells the oldest first")
  func overtimeStall() throws {
    var countdown = try running(2, atZero: .overtime)
    let events = countdown.advance(to: at(7.5))
    #expect(
      events.map(\.kind) == [.tick(from: 2, to: 0), .fired, .overtime, .tick(from: 0, to: -5)])
    #expect(events.map(\.due) == [at(2), at(2), at(3), at(7)])
  }

  @Test("time added in overtime brings the run back, and it fires again at the new zero")
  func firedAgain() throws {
    var countdown = try running(2, atZero: .overtime)
    _ = countdown.advance(to: at(5))
    _ = try countdown.carryOut(.add(.seconds(10)), at: at(5))
    #expect(countdown.reading(at: at(5)).phase == .normal)
    let events = countdown.advance(to: at(12))
    #expect(events.map(\.kind) == [.tick(from: 7, to: 0), .fired])
    #expect(events.last?.at == .seconds(12))
  }

  @Test("a loop's next round begins at the zero of the one before")
  func loop() throws {
    var countdown = try running(3, atZero: .loop)
    var events: [Event] = []
    for step in 1...41 { events += countdown.advance(to: at(Double(step) / 5 + 0.01)) }
    let fired = events.filter { $0.kind == .fired }.map(\.due)
    let started = events.filter { $0.kind == .started(.seconds(3)) }.map(\.due)
    #expect(fired == [at(3), at(6)])
    #expect(started == [at(3), at(6)])
    #expect(events.filter { $0.kind == .tick(from: 1, to: 0) }.count == 2)
    #expect(events.last?.at == .seconds(8))
    #expect(countdown.reading(at: at(8.5)).remaining == .milliseconds(500))
  }

  @Test("rounds of a loop that were slept through are left out, and the phase is kept")
  func loopStall() throws {
    var countdown = try running(3, atZero: .loop)
    let events = countdown.advance(to: at(100))
    #expect(
      events.map(\.kind) == [
        .tick(from: 3, to: 0), .fired, .started(.seconds(3)), .tick(from: 3, to: 2),
      ])
    #expect(events.map(\.due) == [at(3), at(3), at(99), at(100)])
    #expect(countdown.reading(at: at(100)).remaining == .seconds(2))
  }

  @Test("taking more than is left from a looping run fires and begins the next round")
  func loopCrossed() throws {
    var countdown = try running(10, atZero: .loop)
    let events = try countdown.carryOut(.add(.seconds(-60)), at: at(4))
    #expect(
      events.map(\.kind) == [
        .tick(from: 10, to: 6), .tick(from: 6, to: 0), .fired, .started(.seconds(10)),
      ])
    #expect(countdown.reading(at: at(4)).remaining == .seconds(10))
    _ = try countdown.carryOut(.pause, at: at(5))
    let paused = try countdown.carryOut(.finish, at: at(6))
    #expect(paused.map(\.kind) == [.tick(from: 9, to: 0), .fired, .tick(from: 0, to: 10)])
    #expect(countdown.state.name == .paused)
    #expect(countdown.reading(at: at(6)).remaining == .seconds(10))
  }

  @Test("a paused overtime run crosses zero, fires and stays paused below it")
  func pausedOvertime() throws {
    var countdown = try running(10, atZero: .overtime)
    _ = try countdown.carryOut(.pause, at: at(4))
    let events = try countdown.carryOut(.add(.seconds(-9)), at: at(5))
    #expect(
      events.map(\.kind) == [.tick(from: 6, to: 0), .fired, .overtime, .tick(from: 0, to: -3)])
    #expect(countdown.reading(at: at(50)).remaining == .seconds(-3))
    _ = try countdown.carryOut(.resume, at: at(50))
    #expect(countdown.reading(at: at(51)).remaining == .seconds(-4))
  }

  @Test("what is done at zero can change while a run is beyond it")
  func changeAtZero() throws {
    var countdown = try running(10, atZero: .overtime)
    #expect(countdown.change(atZero: .stop, at: at(15)).contains { $0.kind == .fired })
    #expect(countdown.state.name == .finished)
    #expect(countdown.advance(to: at(20)).isEmpty)

    var looping = try running(10, atZero: .overtime)
    let events = looping.change(atZero: .loop, at: at(15))
    #expect(events.filter { $0.kind == .fired }.count == 1)
    #expect(looping.reading(at: at(15)).remaining == .seconds(5))

    var paused = try running(10, atZero: .overtime)
    _ = try paused.carryOut(.pause, at: at(15))
    _ = paused.change(atZero: .stop, at: at(15))
    #expect(paused.state.name == .finished)
  }

  @Test("an instant that goes back tells nothing, and nothing twice")
  func backwards() throws {
    var countdown = try running(10)
    #expect(countdown.advance(to: at(3)).count == 1)
    #expect(countdown.advance(to: at(1)).isEmpty)
    #expect(countdown.advance(to: at(3)).isEmpty)
    #expect(countdown.advance(to: at(4)).map(\.kind) == [.tick(from: 7, to: 6)])
  }

  @Test("the next change is the next second's first nanosecond")
  func nextChange() throws {
    let countdown = try running(10)
    #expect(countdown.nextChange(after: at(0)) == at(1))
    #expect(countdown.nextChange(after: at(0.999_999_999)) == at(1))
    #expect(countdown.nextChange(after: at(1)) == at(2))
    #expect(countdown.nextChange(after: at(9.5)) == at(10))
    #expect(countdown.nextChange(after: at(10)) == nil)
    #expect(try Countdown(setting: .seconds(1)).nextChange(after: at(0)) == nil)
    let tenths = LabelFormat(.auto, tenthsWithin: 3)
    #expect(countdown.nextChange(after: at(6.5), showing: tenths) == at(7))
    #expect(countdown.nextChange(after: at(7), showing: tenths) == at(7.1))
    #expect(countdown.nextChange(after: at(9.95), showing: tenths) == at(10))
    let overtime = try running(10, atZero: .overtime)
    #expect(overtime.nextChange(after: at(10), showing: tenths) == at(11))
    #expect(overtime.nextChange(after: at(11.5)) == at(12))
  }

  @Test("a paused timer needs no waking")
  func pausedSleeps() throws {
    var countdown = try running(10)
    _ = try countdown.carryOut(.pause, at: at(3))
    #expect(countdown.nextChange(after: at(4)) == nil)
  }
}
