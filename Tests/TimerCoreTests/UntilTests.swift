import Testing
import TimerCore

@Suite("T5: counting to a moment")
struct UntilTests {
  /// 2026-03-28 20:00 in Berlin, the evening before the clocks go forward.
  static let evening = moment(2026, 3, 28, 19)
  static let berlin = Berlin2026()

  private func resolve(
    _ text: String, now: UTCInstant = UntilTests.evening,
    rule: any LocalTimeRule = UntilTests.berlin
  ) throws -> UTCInstant? {
    guard case .until(let target, _) = try Entry.parse(text, bareNumber: .seconds) else {
      return nil
    }
    return try target.resolve(now: now, rule: rule)
  }

  @Test(
    "what is accepted, on the evening of 2026-03-28 in Berlin",
    arguments: [
      ("until 21:15", moment(2026, 3, 28, 20, 15)), ("until 18:30", moment(2026, 3, 29, 16, 30)),
      ("until 20:00", moment(2026, 3, 29, 18)), ("until 20:00:01", moment(2026, 3, 28, 19, 0, 1)),
      ("until tomorrow", moment(2026, 3, 28, 23)), ("until tomorrow 8:00", moment(2026, 3, 29, 6)),
      ("until TOMORROW noon", moment(2026, 3, 29, 10)), ("until midnight", moment(2026, 3, 28, 23)),
      ("until noon", moment(2026, 3, 29, 10)), ("until 4:30 pm", moment(2026, 3, 29, 14, 30)),
      ("until 4:30pm", moment(2026, 3, 29, 14, 30)), ("until 9 p.m.", moment(2026, 3, 28, 20)),
      ("until 12am", moment(2026, 3, 28, 23)), ("until 12:30 pm", moment(2026, 3, 29, 10, 30)),
      ("until 00:10:30", moment(2026, 3, 28, 23, 10, 30)),
      ("until 2027-01-01", moment(2026, 12, 31, 23)),
      ("until 2027-01-01T00:00", moment(2026, 12, 31, 23)),
      ("until 2026-06-01 8:00", moment(2026, 6, 1, 6)),
      ("until 2026-06-01 8 am", moment(2026, 6, 1, 6)),
      ("until today 23:00", moment(2026, 3, 28, 22)), ("until 21:00 UTC", moment(2026, 3, 28, 21)),
      ("until 2027-01-01T00:00Z", moment(2027, 1, 1)),
      ("until 2027-01-01T00:00:05-05:30", moment(2027, 1, 1, 5, 30, 5)),
    ])
  func accepted(text: String, instant: UTCInstant) throws {
    #expect(try resolve(text) == instant)
  }

  @Test(
    "what follows a moment is the title",
    arguments: [
      ("until 18:30 tea", "tea"), ("until 4:30 pm 2 cakes", "2 cakes"),
      ("until tomorrow Party", "Party"),
      ("until 2027-01-01 New Year", "New Year"), ("until noon -lunch", "-lunch"),
      ("until 18:30 Lunch/Dinner", "Lunch/Dinner"), ("until tomorrow 8 bells", "8 bells"),
      ("until 18:30 Europe/Berlin tea", "tea"),
    ])
  func titles(text: String, title: String) throws {
    #expect(try Entry.parse(text, bareNumber: .seconds)?.title == title)
  }

  @Test("a zone is named behind the moment and looked up elsewhere")
  func zones() throws {
    let entry = try Entry.parse("until 18:30 America/New_York", bareNumber: .seconds)
    let time = try #require(TimeOfDay(hour: 18, minute: 30))
    let target = UntilTarget(day: .next, time: time, zone: .named("America/New_York"))
    #expect(entry == .until(target, title: nil))
  }

  @Test(
    "what is refused, and where",
    arguments: [
      ("until", EntryError.Reason.noMoment, "", 5), ("until soon", .noMoment, "soon", 6),
      ("until 18", .noMoment, "18", 6), ("until 25:00", .noSuchTime, "25:00", 6),
      ("until 24:34", .noSuchTime, "24:34", 6), ("until 24:00", .noSuchTime, "24:00", 6),
      ("until 12:60", .noSuchTime, "12:60", 6), ("until 12:30:60", .noSuchTime, "12:30:60", 6),
      ("until 1:99:", .noSuchTime, "1:99:", 6), ("until 13:30 pm", .noSuchTime, "13:30", 6),
      ("until 0:30 am", .noSuchTime, "0:30", 6), ("until 18:30x", .noSuchTime, "18:30x", 6),
      ("until 2026-02-30", .noSuchDate, "2026-02-30", 6),
      ("until 2026-13-01", .noSuchDate, "2026-13-01", 6),
      ("until 2027-01-01T24:34", .noSuchTime, "2027-01-01T24:34", 6),
      ("until 2027-01-01T", .noSuchTime, "2027-01-01T", 6),
      ("until tomorrow 25:00", .noSuchTime, "25:00", 15),
      ("until 2027-01-01 25:00", .noSuchTime, "25:00", 17),
    ])
  func refused(text: String, reason: EntryError.Reason, word: String, offset: Int) {
    let error = EntryError(text: text, word: word, offset: offset, reason: reason)
    #expect(throws: error) { try Entry.parse(text, bareNumber: .seconds) }
  }

  @Test(
    "a moment that has passed, is now or is too far away is refused",
    arguments: [
      ("until 2026-03-28", EntryError.Reason.past), ("until 2026-03-28 20:00", .past),
      ("until today 20:00", .past), ("until 1999-12-31T23:59", .past),
      ("until 2100-01-01", .tooLong),
    ])
  func notAhead(text: String, reason: EntryError.Reason) {
    #expect { try resolve(text) } throws: { ($0 as? EntryError)?.reason == reason }
  }

  @Test(
    "a time that clocks skip is the moment they have skipped it, one shown twice the earlier",
    arguments: [
      ("until 02:30", moment(2026, 3, 29, 1)), ("until 03:00", moment(2026, 3, 29, 1)),
      ("until 2026-10-25 02:30", moment(2026, 10, 25, 0, 30)),
      ("until 2026-10-25 03:00", moment(2026, 10, 25, 2)),
    ])
  func gaps(text: String, instant: UTCInstant) throws {
    #expect(try resolve(text) == instant)
  }

  @Test("a bare time is tomorrow's once it is now, even by a part of a second")
  func equalToNow() throws {
    let utc = FixedOffset.utc
    let noon = moment(2026, 5, 1, 12)
    #expect(try resolve("until 12:00", now: noon, rule: utc) == moment(2026, 5, 2, 12))
    #expect(try resolve("until 12:00", now: noon - .nanoseconds(1), rule: utc) == noon)
    let later = noon + .milliseconds(1)
    #expect(try resolve("until 12:00", now: later, rule: utc) == moment(2026, 5, 2, 12))
  }

  @Test(
    "a moment prints in the form that reads back as the same",
    arguments: [
      "until 18:30:00", "until tomorrow 08:00:00", "until 2027-01-01 00:00:00 UTC",
      "until today 23:00:00 Europe/Berlin", "until 2027-01-01 00:00:00 +02:00 tea",
    ])
  func printing(text: String) throws {
    #expect(try Entry.parse(text, bareNumber: .seconds)?.description == text)
  }
}
