import Testing
import TimerCore

@Suite("T12: seeking and stretching")
struct SeekTests {
  @Test("a seek leaves that share of the total", arguments: [0.25, 0.5, 1])
  func seek(share: Double) throws {
    var countdown = try running(100)
    _ = try countdown.carryOut(.seek(share), at: at(30))
    #expect(countdown.reading(at: at(30)).fraction == share)
    #expect(countdown.reading(at: at(30)).ends == at(30 + 100 * share))
  }

  @Test("a seek to nothing fires, outside 0…1 it is refused")
  func seekEnds() throws {
    var countdown = try running(100)
    for share in [-0.1, 1.1, .nan, .infinity] {
      #expect(throws: Refusal.self) { try countdown.carryOut(.seek(share), at: at(0)) }
    }
    #expect(
      try countdown.carryOut(.seek(0), at: at(0)).map(\.kind) == [.tick(from: 100, to: 0), .fired])
    #expect(throws: Refusal.meaningless(command: "seek", in: .finished)) {
      try countdown.carryOut(.seek(0.5), at: at(0))
    }
  }

  @Test(
    "a stretch never jumps, and it ends when its speed says",
    arguments: [-90, -50, -7, 1, 3, 10, 33, 100, 900], [0.0, 1, 33.333_333_333, 99.5])
  func stretch(change: Int, when: Double) throws {
    var countdown = try running(100)
    let before = countdown.reading(at: at(when))
    _ = try countdown.carryOut(.speed(change), at: at(when))
    let after = countdown.reading(at: at(when))
    #expect(after.remaining == before.remaining)
    #expect(after.seconds == before.seconds)
    let ends = try #require(after.ends)
    let expected = before.remaining.inSeconds * 100 / Double(100 + change)
    #expect(abs((ends - at(when)).inSeconds - expected) < 1e-9)
    let attosecond = Duration(secondsComponent: 0, attosecondsComponent: 1)
    #expect(countdown.reading(at: ends - attosecond).remaining > .zero)
    #expect(countdown.reading(at: ends).remaining == .zero)
    let fired = countdown.advance(to: at(5000)).filter { $0.kind == .fired }
    #expect(fired.map(\.due) == [ends])
  }

  @Test(
    "each second of a stretched run is due when it is shown first", arguments: [-90, -7, 33, 900])
  func stretchedTicks(change: Int) throws {
    var countdown = try running(20)
    _ = try countdown.carryOut(.speed(change), at: at(0.3))
    var now = at(0.3)
    var shown = 20
    while let next = countdown.nextChange(after: now) {
      #expect(next > now)
      #expect(countdown.reading(at: next - .nanoseconds(1)).seconds == shown)
      shown -= 1
      #expect(countdown.reading(at: next).seconds == shown)
      #expect(countdown.advance(to: next).first?.kind == .tick(from: shown + 1, to: shown))
      now = next
    }
    #expect(shown == 0)
  }

  @Test("overtime passes at normal speed")
  func overtime() throws {
    var countdown = try running(100, atZero: .overtime)
    _ = try countdown.carryOut(.speed(100), at: at(0))
    #expect(countdown.reading(at: at(50)).remaining == .zero)
    #expect(countdown.reading(at: at(60)).remaining == .seconds(-10))
    #expect(countdown.advance(to: at(60)).map(\.due).suffix(2) == [at(51), at(60)])
    #expect(throws: Refusal.belowZero(command: "speed")) {
      try countdown.carryOut(.speed(5), at: at(60))
    }
    _ = try countdown.carryOut(.add(.seconds(30)), at: at(60))
    #expect(countdown.reading(at: at(60)).ends == at(70))
  }

  @Test("a speed lasts through a pause and the rounds of a loop, and ends with the run")
  func lasting() throws {
    var countdown = try running(10, atZero: .loop)
    _ = try countdown.carryOut(.pause, at: at(0))
    _ = try countdown.carryOut(.speed(100), at: at(0))
    _ = try countdown.carryOut(.resume, at: at(100))
    #expect(countdown.reading(at: at(106)).remaining == .seconds(8))
    #expect(
      countdown.advance(to: at(121)).filter { $0.kind == .started(.seconds(10)) }.map(\.due) == [
        at(120)
      ])
    _ = try countdown.carryOut(.restart, at: at(130))
    #expect(countdown.reading(at: at(131)).remaining == .seconds(9))
    #expect(countdown.reading(at: at(131)).percent == 100)
  }

  @Test("a speed out of range, or that it has already, is refused")
  func refusals() throws {
    var countdown = try running(10)
    for change in [-91, 901, .max, .min] {
      #expect(throws: Refusal.self) { try countdown.carryOut(.speed(change), at: at(1)) }
    }
    #expect(throws: Refusal.unchanged(command: "speed")) {
      try countdown.carryOut(.speed(0), at: at(1))
    }
    _ = try countdown.carryOut(.speed(5), at: at(1))
    #expect(throws: Refusal.unchanged(command: "speed")) {
      try countdown.carryOut(.speed(5), at: at(1))
    }
    var ready = try Countdown(setting: .seconds(10))
    #expect(throws: Refusal.meaningless(command: "speed", in: .ready)) {
      try ready.carryOut(.speed(5), at: at(1))
    }
  }

  @Test("speeds changed a thousand times never make what is left jump up", arguments: [41])
  func manySpeeds(seed: Int) throws {
    var random = Seeded(UInt64(seed))
    var countdown = try running(1000)
    var now = zero
    var last = Duration.seconds(1000)
    for _ in 0..<1000 {
      now = now + .nanoseconds(random.below(1_000_000_000))
      _ = try? countdown.carryOut(.speed(random.below(200) - 90), at: now)
      let left = countdown.reading(at: now).remaining
      #expect(left <= last)
      #expect(last - left <= .seconds(2))
      last = left
    }
  }

  @Test("the instant at which so much is left is told, also after the end")
  func instants() throws {
    var countdown = try running(10)
    #expect(countdown.instant(remaining: .seconds(4)) == at(6))
    _ = countdown.advance(to: at(11))
    #expect(countdown.instant(remaining: .milliseconds(-500)) == at(10.5))
    #expect(countdown.instant(remaining: .seconds(4)) == nil)
    #expect(try Countdown(setting: .seconds(1)).instant(remaining: .zero) == nil)
  }
}
