import Testing
import TimerCore

@testable import Settings

@Suite struct SystemZoneTests {
  /// Local time, and what it is in UTC.
  @Test(arguments: [
    ("Europe/Berlin", "2026-01-15T12:00:00", "2026-01-15T11:00:00Z"),
    ("Europe/Berlin", "2026-07-15T12:00:00", "2026-07-15T10:00:00Z"),
    ("Europe/Berlin", "2026-03-29T01:59:59", "2026-03-29T00:59:59Z"),
    ("Europe/Berlin", "2026-03-29T03:00:00", "2026-03-29T01:00:00Z"),
    ("Europe/Berlin", "2099-07-15T12:00:00", "2099-07-15T10:00:00Z"),
    ("America/New_York", "2026-07-04T20:00:00", "2026-07-05T00:00:00Z"),
    ("America/New_York", "2026-12-31T19:00:00", "2027-01-01T00:00:00Z"),
    ("Asia/Kathmandu", "2026-05-01T05:45:00", "2026-05-01T00:00:00Z"),
    ("Australia/Lord_Howe", "2026-01-01T11:00:00", "2026-01-01T00:00:00Z"),
    ("Australia/Lord_Howe", "2026-07-01T10:30:00", "2026-07-01T00:00:00Z"),
    ("Asia/Kolkata", "2026-05-01T05:30:00", "2026-05-01T00:00:00Z"),
    ("Europe/Dublin", "2026-07-01T13:00:00", "2026-07-01T12:00:00Z"),
    ("Europe/Dublin", "2026-12-01T12:00:00", "2026-12-01T12:00:00Z"),
    ("Pacific/Apia", "2011-12-29T12:00:00", "2011-12-29T22:00:00Z"),
    ("Pacific/Apia", "2011-12-31T12:00:00", "2011-12-30T22:00:00Z"),
    ("Etc/GMT+5", "2026-05-01T00:00:00", "2026-05-01T05:00:00Z"),
    ("UTC", "2026-05-01T00:00:00", "2026-05-01T00:00:00Z"),
    ("Europe/Berlin", "1850-06-01T00:00:00", "1850-05-31T23:06:32Z"),
  ])
  func aLocalTimeIsOneInstantAndBack(zone: String, local: String, utc: String) throws {
    let zone = try SystemZone(named: zone)
    let time = try #require(LocalDateTime(written: local))
    #expect(zone.utc(of: time).iso8601 == utc)
    #expect(zone.local(of: zone.utc(of: time)) == time)
  }

  @Test(arguments: [
    ("Europe/Berlin", "2026-03-29T02:30:00", "2026-03-29T03:00:00"),
    ("Europe/Berlin", "2026-03-29T02:00:00", "2026-03-29T03:00:00"),
    ("Europe/Berlin", "2026-03-29T02:59:59", "2026-03-29T03:00:00"),
    ("Europe/Berlin", "2060-03-28T02:30:00", "2060-03-28T03:00:00"),
    ("America/New_York", "2026-03-08T02:30:00", "2026-03-08T03:00:00"),
    ("Australia/Lord_Howe", "2026-10-04T02:15:00", "2026-10-04T02:30:00"),
    ("Pacific/Apia", "2011-12-30T12:00:00", "2011-12-31T00:00:00"),
    ("Pacific/Apia", "2011-12-30T00:00:00", "2011-12-31T00:00:00"),
  ])
  func aTimeThatClocksSkipIsTheMomentTheGapEnds(
    zone: String, local: String, end: String
  ) throws {
    let zone = try SystemZone(named: zone)
    let time = try #require(LocalDateTime(written: local))
    #expect(zone.local(of: zone.utc(of: time)).description == end)
    // Just before that moment clocks show a time before the gap.
    let before = zone.local(of: zone.utc(of: time) - .seconds(1))
    #expect(before < time)
  }

  @Test(arguments: [
    ("Europe/Berlin", "2026-10-25T02:30:00", "2026-10-25T00:30:00Z"),
    ("Europe/Berlin", "2026-10-25T02:00:00", "2026-10-25T00:00:00Z"),
    ("Europe/Berlin", "2026-10-25T03:00:00", "2026-10-25T02:00:00Z"),
    ("Europe/Berlin", "2070-10-26T02:30:00", "2070-10-26T00:30:00Z"),
    ("America/New_York", "2026-11-01T01:30:00", "2026-11-01T05:30:00Z"),
    ("Australia/Lord_Howe", "2026-04-05T01:45:00", "2026-04-04T14:45:00Z"),
  ])
  func aTimeThatClocksShowTwiceIsTheEarlier(zone: String, local: String, utc: String) throws {
    let zone = try SystemZone(named: zone)
    let time = try #require(LocalDateTime(written: local))
    #expect(zone.utc(of: time).iso8601 == utc)
  }

  /// report 40, report 42
  @Test(arguments: [
    ("Europe/Berlin", "2026-03-28T20:00:00", "2026-03-29T20:00:00", 23.0),
    ("Europe/Berlin", "2026-10-24T20:00:00", "2026-10-25T20:00:00", 25),
    ("Europe/Berlin", "2026-06-01T20:00:00", "2026-06-02T20:00:00", 24),
    ("America/New_York", "2026-10-31T08:00:00", "2026-11-01T08:00:00", 25),
    ("Australia/Lord_Howe", "2026-04-04T20:00:00", "2026-04-05T20:00:00", 24.5),
    ("Pacific/Apia", "2011-12-29T20:00:00", "2011-12-31T20:00:00", 24),
  ])
  func aDayAcrossAChangeHasItsTrueLength(
    zone: String, from: String, to: String, hours: Double
  ) throws {
    let zone = try SystemZone(named: zone)
    let start = zone.utc(of: try #require(LocalDateTime(written: from)))
    let end = zone.utc(of: try #require(LocalDateTime(written: to)))
    #expect(end - start == .seconds(hours * 3600))
  }

  /// The rule is a search; this is the definition, tried at every half hour.
  @Test(arguments: [
    "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "Africa/Casablanca",
    "Antarctica/Troll", "America/Nuuk", "Asia/Gaza", "UTC",
  ])
  func everyLocalTimeIsTheFirstInstantThatShowsItOrMore(zone: String) throws {
    let zone = try SystemZone(named: zone)
    let first = UTCInstant(sinceEpoch: .seconds(1_323_000_000))
    var latest: LocalDateTime?
    for step in 0..<(48 * 400) {
      let instant = first + .seconds(1800 * step)
      let shown = zone.local(of: instant)
      defer { latest = max(latest ?? shown, shown) }
      guard let before = latest, shown > before else { continue }
      #expect(zone.utc(of: shown) == instant)
      let skipped = before.secondsSinceEpoch + 1800
      for second in stride(from: skipped, to: shown.secondsSinceEpoch, by: 900) {
        #expect(zone.utc(of: LocalDateTime(secondsSinceEpoch: second)) == instant)
      }
    }
  }

  /// report 45
  @Test func theMachinesZoneIsReadAnewEachTime() throws {
    let files = ZoneFiles.temporary()
    defer { files.remove() }
    try files.setLocalTime(to: "America/New_York")
    #expect(try SystemZone.local(in: files) == SystemZone(named: "America/New_York"))
    try files.setLocalTime(to: "America/Los_Angeles")
    #expect(try SystemZone.local(in: files) == SystemZone(named: "America/Los_Angeles"))
  }

  @Test func aMachineWithoutAZoneIsInUTC() throws {
    let files = ZoneFiles(folder: "/nowhere", localTime: "/nowhere/localtime")
    #expect(try SystemZone.local(in: files) == SystemZone(named: "UTC"))
    #expect(try SystemZone(named: "UTC", in: files) == SystemZone(named: "UTC"))
  }

  @Test(arguments: ["Asia/Tokyo", ":Asia/Tokyo", "/usr/share/zoneinfo/Asia/Tokyo", "JST-9"])
  func theVariableNamesAZoneAFileOrARule(variable: String) throws {
    let zone = try SystemZone.local(in: ZoneFiles(folder: ZoneFiles.usual, variable: variable))
    let noon = try #require(LocalDateTime(written: "2026-05-01T12:00:00"))
    #expect(zone.utc(of: noon).iso8601 == "2026-05-01T03:00:00Z")
  }

  @Test func anEmptyVariableIsUTC() throws {
    let zone = try SystemZone.local(in: ZoneFiles(folder: ZoneFiles.usual, variable: ""))
    #expect(try zone == SystemZone(named: "UTC"))
  }

  @Test func aVariableThatNamesNoZoneIsRefusedInsteadOfTakenForUTC() {
    let error = thrown(ZoneError.self) {
      try SystemZone.local(in: ZoneFiles(folder: ZoneFiles.usual, variable: "Europe/Berln"))
    }
    #expect(error == .unknown(name: "Europe/Berln", nearest: ["Europe/Berlin"]))
  }

  @Test(arguments: [
    ("Europe/Berln", ["Europe/Berlin"]), ("europe/berlin", ["Europe/Berlin"]),
    ("Berlin", ["Europe/Berlin"]), ("New_York", ["America/New_York"]),
    ("Asia/Kathmandoo", ["Asia/Kathmandu"]), ("Nowhere/Atall", []), ("", []), ("Europe", []),
    ("../../../etc/passwd", []), ("/etc/localtime", []), ("Europe/../Europe/Berlin", []),
    ("Europe//Berlin", []), ("zone.tab", []), (String(repeating: "a", count: 100_000), []),
  ])
  func anUnknownZoneIsRefusedWithTheNearestNames(name: String, nearest: [String]) {
    let error = thrown(ZoneError.self) { try SystemZone(named: name) }
    guard case .unknown(name, let found) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found == nearest || nearest.isEmpty)
  }

  @Test func everyZoneOfTheMachineIsReadAndHoldsItsRule() throws {
    let names = ZoneFiles.system.names.filter(ZoneFiles.system.has)
    #expect(names.count > 300)
    let summer = try #require(LocalDateTime(written: "2050-07-01T12:00:00"))
    for name in names {
      let zone = try SystemZone(named: name)
      #expect(zone.local(of: zone.utc(of: summer)) == summer, "\(name)")
    }
  }
}
