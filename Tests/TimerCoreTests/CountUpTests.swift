import Testing
import TimerCore

@Suite("T6: counting up")
struct CountUpTests {
  private static func stopwatch(
    _ limit: Duration? = nil, atZero: AtZero = .stop
  ) throws -> Countdown {
    var watch = try Countdown(
      setting: limit ?? .longest, atZero: atZero, counting: limit == nil ? .up : .upToLimit)
    _ = try watch.carryOut(.start, at: zero)
    return watch
  }

  private static func label(_ watch: Countdown, at seconds: Double) -> String {
    LabelFormat.auto.label(for: watch.reading(at: at(seconds))).description
  }

  @Test(
    "What has passed is rounded down, and hours come when there is one",
    arguments: [
      (0, "00:00"), (0.999, "00:00"), (1, "00:01"), (59.999, "00:59"), (60, "01:00"),
      (3599.9, "59:59"), (3600, "01:00:00"), (90_061, "25:01:01"),
      (359_999, "99:59:59"), (360_000, "4d 04:00:00"),
    ])
  func label(seconds: Double, text: String) throws {
    #expect(try Self.label(Self.stopwatch(), at: seconds) == text)
  }

  @Test("The label flips when the second is over, and not before")
  func flips() throws {
    let watch = try Self.stopwatch()
    #expect(watch.nextChange(after: at(0)) == at(1))
    #expect(watch.nextChange(after: at(1.25)) == at(2))
  }

  @Test("Its view goes round once a minute, then once an hour, then once a day")
  func turns() throws {
    let watch = try Self.stopwatch()
    func share(_ seconds: Double) -> Double { watch.reading(at: at(seconds)).fraction }
    #expect(share(0) == 0)
    #expect(share(15) == 0.25)
    #expect(share(60) == 0)
    #expect(share(3600 + 900) == 0.25)
    #expect(share(86_400 * 3 + 21_600) == 0.25)
  }

  @Test("With a limit it fills, fires there once and stops")
  func limit() throws {
    var watch = try Self.stopwatch(.seconds(40))
    #expect(watch.reading(at: at(10)).fraction == 0.25)
    #expect(Self.label(watch, at: 10.9) == "00:10")
    let fired = watch.advance(to: at(99)).filter { $0.kind == .fired }
    #expect(fired.map(\.due) == [at(40)])
    #expect(watch.reading(at: at(99)).state == .finished)
    #expect(watch.reading(at: at(99)).fraction == 1)
    #expect(Self.label(watch, at: 99) == "00:40")
  }

  @Test("Beyond a limit that it may pass it counts on, full and without a sign")
  func overtime() throws {
    let watch = try Self.stopwatch(.seconds(40), atZero: .overtime)
    let reading = watch.reading(at: at(50))
    #expect(Self.label(watch, at: 50) == "00:50")
    #expect(reading.fraction == 1)
    #expect(reading.phase == .overtime)
  }

  @Test("A pause of any length adds nothing, and a restart begins at zero")
  func pause() throws {
    var watch = try Self.stopwatch()
    _ = try watch.carryOut(.pause, at: at(10))
    #expect(Self.label(watch, at: 500) == "00:10")
    _ = try watch.carryOut(.resume, at: at(500))
    #expect(Self.label(watch, at: 505) == "00:15")
    _ = try watch.carryOut(.restart, at: at(600))
    #expect(Self.label(watch, at: 600) == "00:00")
  }

  @Test("Time that is added has passed; less than none can't have")
  func add() throws {
    var watch = try Self.stopwatch(.seconds(600))
    _ = try watch.carryOut(.add(.seconds(60)), at: at(10))
    #expect(Self.label(watch, at: 10) == "01:10")
    _ = try watch.carryOut(.add(.seconds(-100)), at: at(10))
    #expect(Self.label(watch, at: 10) == "00:00")
    _ = try watch.carryOut(.set(.seconds(30)), at: at(10))
    #expect(Self.label(watch, at: 10) == "00:30")
    _ = try watch.carryOut(.seek(0.5), at: at(10))
    #expect(Self.label(watch, at: 10) == "05:00")
    #expect(watch.reading(at: at(10)).total == .seconds(600))
  }

  @Test("A finished one that gets more time goes on where it stood")
  func goesOn() throws {
    var watch = try Self.stopwatch(.seconds(40))
    _ = try watch.carryOut(.add(.seconds(20)), at: at(50))
    #expect(Self.label(watch, at: 50) == "00:40")
    #expect(Self.label(watch, at: 55) == "00:45")
    #expect(watch.reading(at: at(55)).total == .seconds(60))
  }

  @Test("Without a limit there is no share to seek")
  func refused() throws {
    var watch = try Self.stopwatch()
    #expect(throws: Refusal.noLimit(command: "seek")) {
      try watch.carryOut(.seek(0.5), at: at(1))
    }
  }

  @Test("The widest label grows with what has passed")
  func widest() throws {
    let watch = try Self.stopwatch()
    func widest(_ seconds: Double) -> String {
      LabelFormat.auto.widest(for: watch.reading(at: at(seconds))).description
    }
    #expect(widest(5) == "00:05")
    #expect(widest(3600) == "01:00:00")
  }

  @Test(
    "What is written reads back",
    arguments: [
      ("up", Entry.up(limit: nil, title: nil)),
      ("up 45m", .up(limit: .seconds(2700), title: nil)),
      ("Up 1.2s run", .up(limit: .seconds(2), title: "run")),
      ("up morning run", .up(limit: nil, title: "morning run")),
      (
        "since 2026-01-01 launch",
        .since(
          UntilTarget(day: .date(CivilDate(year: 2026, month: 1, day: 1)!), time: .midnight),
          title: "launch")
      ),
      (
        "since yesterday 10:00 Asia/Tokyo",
        .since(
          UntilTarget(
            day: .yesterday, time: TimeOfDay(hour: 10, minute: 0)!, zone: .named("Asia/Tokyo")),
          title: nil)
      ),
    ])
  func entries(text: String, entry: Entry) throws {
    let read = try Entry.parse(text, bareNumber: .seconds)
    #expect(read == entry)
    #expect(try Entry.parse(entry.description, bareNumber: .seconds) == entry)
  }
}
