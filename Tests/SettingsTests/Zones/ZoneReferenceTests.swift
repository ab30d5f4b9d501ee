import Testing
import TimerCore

@testable import Settings

/// Clocks of a place around the days on which they change, as its laws say: what holds from which instant on.
struct LawfulClocks: CustomTestStringConvertible, Sendable {
  let zone: String
  /// The first and the last instant that are looked at, as UTC.
  let from: String
  let to: String
  /// What clocks are ahead of UTC at first, in minutes, and from the given instants on.
  let first: Int
  let changes: [(at: String, ahead: Int)]

  var testDescription: String { "\(zone) \(from)" }

  static let all = [
    // Summer time from 02:00 to 03:00 on the last Sunday of March, and back from 03:00 in October.
    LawfulClocks(
      zone: "Europe/Berlin", from: "2026-03-28T00:00:00", to: "2026-03-30T12:00:00", first: 60,
      changes: [("2026-03-29T01:00:00", 120)]),
    LawfulClocks(
      zone: "Europe/Berlin", from: "2026-10-24T00:00:00", to: "2026-10-26T12:00:00", first: 120,
      changes: [("2026-10-25T01:00:00", 60)]),
    // At 02:00 local time on the second Sunday of March and the first of November.
    LawfulClocks(
      zone: "America/New_York", from: "2026-03-07T00:00:00", to: "2026-03-09T12:00:00",
      first: -300, changes: [("2026-03-08T07:00:00", -240)]),
    LawfulClocks(
      zone: "America/New_York", from: "2026-10-31T00:00:00", to: "2026-11-02T12:00:00",
      first: -240, changes: [("2026-11-01T06:00:00", -300)]),
    // Half an hour only: +10:30 and +11.
    LawfulClocks(
      zone: "Australia/Lord_Howe", from: "2026-04-03T00:00:00", to: "2026-04-06T00:00:00",
      first: 660, changes: [("2026-04-04T15:00:00", 630)]),
    LawfulClocks(
      zone: "Australia/Lord_Howe", from: "2026-10-02T00:00:00", to: "2026-10-05T00:00:00",
      first: 630, changes: [("2026-10-03T15:30:00", 660)]),
    // From −10 to +14 over the date line: the 30th of December 2011 never was.
    LawfulClocks(
      zone: "Pacific/Apia", from: "2011-12-28T00:00:00", to: "2012-01-02T00:00:00", first: -600,
      changes: [("2011-12-30T10:00:00", 840)]),
    // Three quarters of an hour, without and with summer time.
    LawfulClocks(
      zone: "Asia/Kathmandu", from: "2026-03-28T00:00:00", to: "2026-03-30T00:00:00", first: 345,
      changes: []),
    LawfulClocks(
      zone: "Pacific/Chatham", from: "2026-04-03T00:00:00", to: "2026-04-06T00:00:00", first: 825,
      changes: [("2026-04-04T14:00:00", 765)]),
    LawfulClocks(
      zone: "Pacific/Chatham", from: "2026-09-25T00:00:00", to: "2026-09-28T00:00:00", first: 765,
      changes: [("2026-09-26T14:00:00", 825)]),
  ]

  private static func minute(_ text: String) -> Int {
    let local = LocalDateTime(written: text)!
    return Int(FixedOffset.utc.utc(of: local).sinceEpoch.components.seconds) / 60
  }

  /// What clocks show each minute, as minutes since 1970 by a clock that never changed.
  var shown: [(utc: Int, local: Int)] {
    var ahead = first
    var rest = changes.map { (Self.minute($0.at), $0.ahead) }[...]
    return (Self.minute(from)...Self.minute(to)).map { utc in
      if let (at, changed) = rest.first, at <= utc {
        ahead = changed
        rest.removeFirst()
      }
      return (utc, utc + ahead)
    }
  }
}

@Suite("T5: times of day in places whose clocks change")
struct ZoneReferenceTests {
  private static func local(_ minute: Int) -> LocalDateTime {
    FixedOffset.utc.local(of: UTCInstant(sinceEpoch: .seconds(minute * 60)))
  }

  @Test("Each minute shows what the law says", arguments: LawfulClocks.all)
  func shows(clocks: LawfulClocks) throws {
    let zone = try SystemZone(named: clocks.zone)
    for (utc, local) in clocks.shown {
      let shown = zone.local(of: UTCInstant(sinceEpoch: .seconds(utc * 60)))
      guard shown == Self.local(local) else {
        Issue.record("\(shown) at minute \(utc), not \(Self.local(local))")
        return
      }
    }
  }

  @Test(
    "Each time is its first minute, and a skipped one the end of the gap",
    arguments: LawfulClocks.all)
  func means(clocks: LawfulClocks) throws {
    let zone = try SystemZone(named: clocks.zone)
    let shown = clocks.shown
    let (first, last) = (shown[0].local, shown[shown.count - 1].local)
    for minute in stride(from: first, to: last, by: 5) {
      // A slow search from the earliest on, for this time or one that comes after a gap over it.
      let expected = shown.first { $0.local >= minute }?.utc
      let found = zone.utc(of: Self.local(minute))
      guard found.sinceEpoch == .seconds((expected ?? 0) * 60) else {
        Issue.record("\(Self.local(minute)) is \(found.iso8601)")
        return
      }
    }
  }

  @Test(
    "Until the same time of the next day it is as long as clocks make it",
    arguments: LawfulClocks.all)
  func nextDay(clocks: LawfulClocks) throws {
    let shown = clocks.shown
    for index in stride(from: 0, to: shown.count - 2000, by: 37) {
      let (utc, local) = shown[index]
      let now = UTCInstant(sinceEpoch: .seconds(utc * 60))
      let time = Self.local(local).time
      var invocation = try Invocation.parse(["until", "\(time)", "--zone", clocks.zone])
      invocation.from = nil
      let plan = try invocation.plan(utc: now, now: BootInstant(sinceBoot: .seconds(9)))
      // The first later minute at which a day's clock shows that time, or jumps over it.
      let day = local / 1440 * 1440
      let wanted = (1...3).lazy.map { day + $0 * 1440 + local - day }
      let expected = wanted.compactMap { wanted in
        shown.first { $0.local >= wanted && $0.utc > utc }?.utc
      }.first
      guard plan.reading.remaining == .seconds(((expected ?? 0) - utc) * 60) else {
        Issue.record("from \(now.iso8601) until \(time): \(plan.reading.remaining)")
        return
      }
    }
  }

  @Test(
    "What has passed since a moment is counted over changed clocks",
    arguments: [
      ("since 2026-03-28T12:00", "Europe/Berlin", "2026-03-29T10:00:00", "23:00:00"),
      ("since 2026-10-24T12:00", "Europe/Berlin", "2026-10-25T11:00:00", "25:00:00"),
      ("since 2026-10-03T12:00", "Australia/Lord_Howe", "2026-10-04T01:00:00", "23:30:00"),
      ("since 2011-12-29T00:00", "Pacific/Apia", "2011-12-30T10:00:00", "24:00:00"),
      ("since yesterday 12:00", "Pacific/Chatham", "2026-09-26T23:15:00", "24:00:00"),
      ("since 11:00", "Asia/Kathmandu", "2026-05-01T05:14:59", "23:59:59"),
      ("since 11:00", "Asia/Kathmandu", "2026-05-01T05:15:00", "00:00"),
    ])
  func since(line: String, zone: String, utc: String, label: String) throws {
    let local = try #require(LocalDateTime(written: utc))
    let words = line.split(separator: " ").map(String.init)
    let invocation = try Invocation.parse(words + ["--zone", zone])
    let plan = try invocation.plan(
      utc: FixedOffset.utc.utc(of: local), now: BootInstant(sinceBoot: .seconds(5)))
    #expect(LabelFormat.auto.label(for: plan.reading).description == label)
  }

  @Test("A moment that comes has not passed, and one of long ago is too long ago")
  func refused() throws {
    func plan(_ line: String) throws {
      let words = line.split(separator: " ").map(String.init)
      _ = try Invocation.parse(words + ["--zone", "UTC"]).plan(
        utc: UTCInstant(sinceEpoch: .seconds(1_800_000_000)), now: BootInstant(sinceBoot: .zero))
    }
    #expect(throws: UsageError.self) { try plan("since 2027-01-15T08:00:01") }
    #expect(throws: UsageError.self) { try plan("since tomorrow") }
    #expect(throws: UsageError.self) { try plan("since 1970-01-01") }
    #expect(throws: UsageError.self) { try plan("until yesterday") }
    try plan("since 2027-01-15T08:00:00")
  }
}
