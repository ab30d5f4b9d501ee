import Testing
import TimerCore

@Suite("Reports from the field: large values, formats and entry")
struct ReportEntryTests {
  private func label(_ seconds: Int, _ style: LabelFormat.Style = .auto) -> String {
    let length = Duration.seconds(seconds)
    return LabelFormat(style).label(remaining: length, total: length).description
  }

  @Test("report 24: 86 405 s are 24:00:05")
  func report24() {
    #expect(label(86_405) == "24:00:05")
  }

  @Test("report 25: 26 hours stay 26 hours, minutes added or not")
  func report25() throws {
    #expect(label(93_600) == "26:00:00")
    var countdown = try running(95_186)
    _ = try countdown.carryOut(.add(.seconds(60)), at: at(0))
    #expect(LabelFormat.auto.label(for: countdown.reading(at: at(0))).digits == "26:27:26")
  }

  @Test("report 27: mm:ss does not drop the hours")
  func report27() {
    #expect(label(3600, .minutesSeconds) == "60:00")
    #expect(label(3720, .minutesSeconds) == "62:00")
    #expect(label(5400, .minutesSeconds) == "90:00")
    #expect(label(5400) == "01:30:00")
  }

  @Test("report 28: hours go past 23 without a field for days")
  func report28() {
    #expect(label(360_000, .hoursMinutesSeconds) == "100:00:00")
  }

  @Test("report 30: a minute of one digit is filled up in front")
  func report30() {
    #expect(label(60) == "01:00")
    #expect(label(60, .minutes) == "01")
  }

  @Test("report 31: the end of a run of days is an instant with its day")
  func report31() throws {
    let countdown = try running(200_000)
    let ends = try #require(countdown.reading(at: at(5)).ends)
    let now = moment(2026, 3, 28, 12)
    #expect((now + (ends - at(5))).iso8601 == "2026-03-30T19:33:15Z")
  }

  @Test("report 33: the widest label of a run is known beforehand")
  func report33() {
    #expect(LabelFormat.auto.widest(total: .seconds(36_000)).digits == "10:00:00")
    #expect(LabelFormat(.minutesSeconds).widest(total: .seconds(36_000)).digits == "600:00")
  }

  @Test("report 34: until 00:10:30 is read, and until 02:30:00 at 01:15 is 1 h 15 min away")
  func report34() throws {
    #expect(try away("until 00:10:30", now: moment(2026, 5, 1)) == .seconds(630))
    #expect(try away("until 02:30:00", now: moment(2026, 5, 1, 1, 15)) == .seconds(4500))
  }

  @Test("report 36: what is read prints and reads back as the same, and 24:34 is refused")
  func report36() throws {
    let entry = try #require(try Entry.parse("until 12:34:56", bareNumber: .seconds))
    #expect(entry.description == "until 12:34:56")
    #expect(try Entry.parse(entry.description, bareNumber: .seconds) == entry)
    #expect(throws: EntryError.self) { try Entry.parse("until 24:34:56", bareNumber: .seconds) }
  }

  @Test("report 37: 4:30 pm is 4:30 pm and no seconds")
  func report37() throws {
    #expect(try away("until 4:30 pm", now: moment(2026, 5, 1, 16, 29, 17)) == .seconds(43))
  }

  private func away(_ text: String, now: UTCInstant) throws -> Duration? {
    guard case .until(let target, _) = try Entry.parse(text, bareNumber: .seconds) else {
      return nil
    }
    return try target.resolve(now: now, rule: FixedOffset.utc) - now
  }
}
