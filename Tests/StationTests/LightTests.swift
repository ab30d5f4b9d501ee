import Settings
import Testing
import TimerCore

@testable import Station

@Suite("Light by the clock")
struct LightTests {
  /// Noon of a day of 1970 in UTC, so many seconds after the machine was started.
  private func clock(_ seconds: Double, wall: Double? = nil) -> Clock {
    Clock(
      boot: BootInstant(sinceBoot: .seconds(seconds)),
      utc: UTCInstant(sinceEpoch: .seconds(10 * 86_400 + 43_200 + (wall ?? seconds))))
  }

  private func light(_ start: Int, _ end: Int, brightness: Double) throws -> Light {
    let span = WeeklySpan(
      from: try #require(TimeOfDay(hour: 12, minute: start)),
      to: try #require(TimeOfDay(hour: 12, minute: end)))
    return Light([LightRule(span: span, brightness: brightness)]) {
      FixedOffset.utc
    }
  }

  @Test("It follows its schedule, and wakes for its edges only")
  func schedule() throws {
    var light = try light(10, 20, brightness: 0.3)
    light.advance(to: clock(0), clockWasSet: false) { true }
    #expect(light.brightness == 1)
    #expect(light.nextChange == clock(600).boot)
    light.advance(to: clock(600), clockWasSet: false) { true }
    #expect(light.brightness == 0.3)
    #expect(light.nextChange == clock(1200).boot)
    light.advance(to: clock(1200), clockWasSet: false) { true }
    #expect(light.brightness == 1)
    #expect(light.nextChange == clock(600 + 86_400).boot)
  }

  @Test("A hand lights it for a minute, and then it is dark again")
  func hand() throws {
    var light = try light(0, 30, brightness: 0)
    light.advance(to: clock(10), clockWasSet: false) { true }
    #expect(light.brightness == 0)
    light.light(at: clock(20).boot)
    #expect(light.brightness == 1)
    #expect(light.nextChange == clock(80).boot)
    light.advance(to: clock(79.9), clockWasSet: false) { true }
    #expect(light.brightness == 1)
    light.advance(to: clock(80), clockWasSet: false) { true }
    #expect(light.brightness == 0)
    #expect(light.nextChange == clock(1800).boot)
  }

  @Test("A clock that is set changes it at once, and one that nobody trusts not at all")
  func clocks() throws {
    var light = try light(10, 20, brightness: 0)
    light.advance(to: clock(5), clockWasSet: false) { true }
    light.advance(to: clock(6, wall: 700), clockWasSet: true) { true }
    #expect(light.brightness == 0)
    light.advance(to: clock(7, wall: 701), clockWasSet: true) { false }
    #expect(light.brightness == 1)
    #expect(light.nextChange == clock(67).boot)
  }

  @Test("Without a schedule it wakes nobody")
  func none() {
    var light = Light([]) { FixedOffset.utc }
    light.light(at: clock(1).boot)
    light.advance(to: clock(2), clockWasSet: true) { true }
    #expect(light.brightness == 1)
    #expect(light.nextChange == nil)
  }

  @Test("Sleep of the machine is noticed once, and the time between two readings isn't")
  func suspended() {
    var watch = SuspendWatch()
    let readings: [(boot: Double, awake: Double)] = [
      (100, 90), (200.3, 190), (300, 200), (301, 201),
    ]
    let slept = readings.map {
      watch.hasSlept(at: clock($0.boot).boot, awake: .seconds($0.awake))
    }
    #expect(slept == [false, false, true, false])
  }
}
