import Settings
import Testing
import TimerCore

/// What a command line shows at a given moment.
@Suite struct PlanTests {
  static let boot = BootInstant(sinceBoot: .seconds(1000))

  /// Returns the plan of a command line, the clock being at 2026-03-28T20:00 UTC unless `--from` says else.
  static func plan(_ line: String) throws -> (Plan, Invocation) {
    let invocation = try Invocation.parse(line.split(separator: " ").map(String.init))
    let now = UTCInstant(sinceEpoch: .seconds(1_774_728_000))
    return (try invocation.plan(utc: now, now: boot), invocation)
  }

  /// A command line, and the line of JSON without its title.
  @Test(arguments: [
    (
      "10m --elapsed 3m42s",
      #""seconds":600,"remaining":378,"label":"06:18","fraction":0.63,"phase":"normal","state":"running","ends":"2026-03-28T20:06:18Z""#
    ),
    (
      "",
      #""seconds":300,"remaining":300,"label":"05:00","fraction":1,"phase":"normal","state":"ready","ends":null"#
    ),
    (
      "90m --paused",
      #""seconds":5400,"remaining":5400,"label":"01:30:00","fraction":1,"phase":"normal","state":"ready","ends":null"#
    ),
    (
      "10m --paused --elapsed 2m30s",
      #""seconds":600,"remaining":450,"label":"07:30","fraction":0.75,"phase":"normal","state":"paused","ends":null"#
    ),
    (
      "10m --elapsed 10m",
      #""seconds":600,"remaining":0,"label":"00:00","fraction":0,"phase":"finished","state":"finished","ends":"2026-03-28T20:00:00Z""#
    ),
    (
      "10m --elapsed 25m",
      #""seconds":600,"remaining":0,"label":"00:00","fraction":0,"phase":"finished","state":"finished","ends":"2026-03-28T19:45:00Z""#
    ),
    (
      "10m --elapsed 25m --at-zero loop",
      #""seconds":600,"remaining":300,"label":"05:00","fraction":0.5,"phase":"normal","state":"running","ends":"2026-03-28T20:05:00Z""#
    ),
    (
      "3s --elapsed 5s --at-zero overtime",
      #""seconds":3,"remaining":-2,"label":"−00:02","fraction":0,"phase":"overtime","state":"running","ends":"2026-03-28T19:59:58Z""#
    ),
    (
      "3s --elapsed 3.9s --at-zero overtime",
      #""seconds":3,"remaining":-0.9,"label":"00:00","fraction":0,"phase":"normal","state":"running","ends":"2026-03-28T19:59:59.100Z""#
    ),
    (
      "10s --elapsed 0.06s --tenths 10",
      #""seconds":10,"remaining":9.94,"label":"10.0","fraction":0.994,"phase":"normal","state":"running","ends":"2026-03-28T20:00:09.940Z""#
    ),
    (
      "90m --label-format mm:ss",
      #""seconds":5400,"remaining":5400,"label":"90:00","fraction":1,"phase":"normal","state":"running","ends":"2026-03-28T21:30:00Z""#
    ),
    (
      "until 21:00 --zone UTC --elapsed 1h",
      #""seconds":7200,"remaining":3600,"label":"01:00:00","fraction":0.5,"phase":"normal","state":"running","ends":"2026-03-28T21:00:00Z""#
    ),
    (
      "30m --zone UTC --started 19:50",
      #""seconds":1800,"remaining":1200,"label":"20:00","fraction":0.6666666666666666,"phase":"normal","state":"running","ends":"2026-03-28T20:20:00Z""#
    ),
    (
      "until 21:00 --zone UTC --started 19:00",
      #""seconds":7200,"remaining":3600,"label":"01:00:00","fraction":0.5,"phase":"normal","state":"running","ends":"2026-03-28T21:00:00Z""#
    ),
  ])
  func aDryRunTellsWhatWouldBeShown(line: String, fields: String) throws {
    let (plan, invocation) = try Self.plan("\(line) --dry-run")
    #expect(JSONLine(plan, for: invocation).description == "{\"title\":null,\(fields)}")
  }

  @Test func theTitleIsEscaped() throws {
    let invocation = try Invocation.parse(["5m", "--title", "a\"\\\n\u{1}é确", "--dry-run"])
    let plan = try invocation.plan(utc: UTCInstant(sinceEpoch: .zero), now: Self.boot)
    let line = JSONLine(plan, for: invocation).description
    #expect(line.hasPrefix(#"{"title":"a\"\\\n\u0001é确","seconds":300"#))
  }

  /// report 39
  @Test func aDurationIsAsLongInEveryZone() throws {
    for zone in ["Europe/Berlin", "America/New_York", "UTC"] {
      let (plan, _) = try Self.plan("2h --from 2025-03-30T00:55 --zone \(zone) --dry-run")
      #expect(plan.reading.total == .seconds(7200))
      #expect(plan.ends == plan.utc + .seconds(7200))
    }
  }

  /// report 40, report 42
  @Test(
    arguments: [
      ("until 20:00 --from 2026-03-28T20:00 --zone Europe/Berlin", 23.0),
      ("until 20:00 --from 2026-10-24T20:00 --zone Europe/Berlin", 25),
      ("until 20:00 --from 2026-06-24T20:00 --zone Europe/Berlin", 24),
      ("until 8:00 --from 2026-10-31T08:00 --zone America/New_York", 25),
      ("until 02:30 --from 2026-03-28T20:00 --zone Europe/Berlin", 6),
      ("until 02:30 --from 2026-10-24T20:00 --zone Europe/Berlin", 6.5),
      ("until 2011-12-31T00:00 --from 2011-12-29T12:00 --zone Pacific/Apia", 12),
      ("until 05:45 --from 2026-05-01T00:00Z --zone Asia/Kathmandu", 24),
      ("until 18:00 Europe/Berlin --from 2026-07-01T12:00 --zone UTC", 4),
      ("until 2026-07-01T18:00+02:00 --from 2026-07-01T12:00 --zone UTC", 4),
      ("until 00:10:30 --from 2026-07-01T00:00:30 --zone UTC", 1.0 / 6),
    ] as [(String, Double)])
  func aMomentIsReachedAfterItsTrueTime(line: String, hours: Double) throws {
    let (plan, _) = try Self.plan("\(line) --dry-run")
    #expect(plan.reading.total == .seconds(hours * 3600))
    #expect(plan.ends == plan.target)
  }

  /// report 34: at 01:15, 02:30 is in an hour and a quarter; report 48: a time that has passed is tomorrow's.
  @Test(arguments: [
    ("01:15", 75), ("02:30", 1440), ("02:30:01", 1440), ("02:29:59", 1),
  ])
  func aBareTimeIsTheNextSuch(now: String, minutes: Int) throws {
    let (plan, _) = try Self.plan(
      "until 02:30:00 --from 2026-05-01T\(now) --zone America/New_York --dry-run")
    let left = plan.reading.total
    #expect(left > .seconds((minutes - 1) * 60) && left <= .seconds(minutes * 60))
  }

  /// report 43: a date is its midnight on the display's clock.
  @Test func aDateIsItsLocalMidnight() throws {
    let (plan, _) = try Self.plan(
      "until 2026-07-02 --from 2026-07-01T19:00 --zone America/Lima --dry-run")
    #expect(plan.reading.total == .seconds(5 * 3600))
  }

  /// report 46: what began before midnight runs on after it.
  @Test func aRunMaySpanMidnight() throws {
    let (plan, _) = try Self.plan(
      "30m --started 23:50 --from 2026-07-01T00:10 --zone Europe/Berlin --dry-run")
    #expect(plan.reading.remaining == .seconds(600))
    let (until, _) = try Self.plan(
      "until 19:35 --started 19:40 --from 2026-07-01T19:34 --zone Europe/Berlin --dry-run")
    #expect(until.reading.remaining == .seconds(60))
    #expect(until.reading.total == .seconds(86_400 - 300))
  }

  @Test(arguments: [
    "until 2026-03-28T20:00 --zone UTC", "until 2020-01-01", "until 9999-12-31",
    "until today 00:00 --zone UTC", "5m --started 2026-03-28T20:01Z",
    "5m --started 1950-01-01", "until 21:00 --started 1950-01-01 --zone UTC",
  ])
  func aMomentOnTheWrongSideOfNowIsRefused(line: String) throws {
    let error = thrown(UsageError.self) { try Self.plan("\(line) --dry-run") }
    #expect(error?.exitCode == .usage)
  }

  @Test func theEventsOfTheStartAreThoseThatFellDue() throws {
    #expect(try Self.plan("10s").0.events.map(\.kind) == [.started(.seconds(10))])
    #expect(try Self.plan("10s --paused").0.events.isEmpty)
    let (plan, _) = try Self.plan("10m --zone UTC --started 19:00")
    #expect(plan.events.map(\.kind).contains(.fired))
    #expect(plan.reading.state == .finished)
  }

  @Test func aPlanForAGivenZoneDoesNotAskTheMachine() throws {
    let invocation = try Invocation.parse(["until", "20:00", "--dry-run"])
    let now = UTCInstant(sinceEpoch: .seconds(1_774_728_000))
    let plan = try invocation.plan(
      utc: now, now: Self.boot, rule: FixedOffset(seconds: -3600))
    #expect(plan.target == now + .seconds(3600))
  }
}
