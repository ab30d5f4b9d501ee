import Testing
import TimerCore

@testable import Station

@Suite("The pace of pictures")
struct PaceTests {
  private static let start = BootInstant(sinceBoot: .seconds(1000))

  /// Returns the seconds from a picture to the next one of a run that has run for a second.
  private func step(total: Int, travel: Double, refreshRate: Double = 60) throws -> Double? {
    var countdown = try Countdown(setting: .seconds(total))
    _ = try countdown.carryOut(.start, at: Self.start)
    let now = Self.start + .seconds(1)
    let next = Pace(refreshRate: refreshRate, travel: travel)
      .nextFrame(after: now, countdown.reading(at: now))
    return next.map { ($0 - now).inSeconds }
  }

  /// At 100, 10, 2 and 1 pixel a second: the run's seconds, the display's rate, and the step in seconds.
  private static let paces: [(total: Int, rate: Double, step: Double)] = [
    (10, 60, 1.0 / 60), (10, 144, 1.0 / 144), (100, 144, 1.0 / 144), (500, 60, 1.0 / 32),
    (1000, 60, 1.0 / 16),
  ]

  @Test(
    "A quick end moves with every picture, a slow one a sixteenth of a pixel at a time",
    arguments: paces)
  func steps(total: Int, rate: Double, expected: Double) throws {
    let step = try #require(try step(total: total, travel: 1000, refreshRate: rate))
    #expect(abs(step - expected) < 1e-6)
  }

  @Test("An end slower than a pixel a second moves with the label only")
  func slow() throws {
    #expect(try step(total: 1001, travel: 1000) == nil)
    #expect(try step(total: 8 * 3600, travel: 3000) == nil)
    #expect(try step(total: 10, travel: 0) == nil)
  }

  @Test("Where time stands still, nothing moves", arguments: [Command.pause, .stop, .finish])
  func still(command: Command) throws {
    var countdown = try Countdown(setting: .seconds(10))
    _ = try countdown.carryOut(.start, at: Self.start)
    let now = Self.start + .seconds(1)
    _ = try countdown.carryOut(command, at: now)
    let pace = Pace(refreshRate: 60, travel: 1000)
    #expect(pace.nextFrame(after: now, countdown.reading(at: now)) == nil)
  }
}
