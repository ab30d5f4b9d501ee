import Testing
import TimerCore

@Suite("T4: no drift")
struct DriftTests {
  @Test(
    "after 24 h of late and early wake-ups the error is below a millisecond",
    arguments: [AtZero.stop, .loop, .overtime], [11])
  func wakeUps(atZero: AtZero, seed: Int) throws {
    var random = Seeded(UInt64(seed))
    var countdown = try Countdown(
      setting: atZero == .loop ? .seconds(7) : .seconds(86_400), atZero: atZero)
    _ = try countdown.carryOut(.start, at: at(0))
    let end = at(86_410)
    var now = at(0)
    var latest = now
    var fired = 0
    while now < end {
      let next = countdown.nextChange(after: now) ?? end
      // Up to 5 ms early, or up to 1.5 s late, and never back.
      now = max(now + .nanoseconds(1), next + .microseconds(random.below(1_505_000) - 5000))
      for event in countdown.advance(to: now) {
        #expect(event.due <= now)
        #expect(event.due >= latest)
        latest = event.due
        if event.kind == .fired {
          fired += 1
          let period = atZero == .loop ? 7 : 86_400
          #expect((event.due - at(0)).components.seconds % Int64(period) == 0)
          #expect((event.due - at(0)).components.attoseconds == 0)
        }
      }
    }
    #expect(fired == (atZero == .loop ? 12_344 : 1))
    let error = countdown.reading(at: end).remaining - expected(atZero)
    #expect(abs(error.inSeconds) < 0.001)
  }

  private func expected(_ atZero: AtZero) -> Duration {
    switch atZero {
    case .stop: .zero
    case .loop: .seconds(7 - 86_410 % 7)
    case .overtime: .seconds(-10)
    }
  }

  @Test("pausing a thousand times loses nothing")
  func pauses() throws {
    var countdown = try running(7200)
    var passed = 0.0
    for pause in 0..<1000 {
      let stop = passed + 1.001 + Double(pause) * 60
      _ = try countdown.carryOut(.pause, at: at(stop))
      _ = try countdown.carryOut(.resume, at: at(stop + 60))
      passed += 1.001
    }
    #expect(
      countdown.reading(at: at(passed + 60_000)).remaining == .milliseconds(7_200_000 - 1_001_000))
  }
}
