import Testing
import TimerCore

@Suite("The calendar")
struct CalendarTests {
  @Test("each day of 1600…2400 follows the one before")
  func everyDay() throws {
    var number = try #require(CivilDate(year: 1600, month: 1, day: 1)).daysSinceEpoch
    var wrong = 0
    for year in 1600...2400 {
      for month in 1...12 {
        for day in 1...CivilDate.length(ofMonth: month, year: year) {
          let date = CivilDate(daysSinceEpoch: number)
          let isSame = date.year == year && date.month == month && date.day == day
          if !isSame || date.daysSinceEpoch != number { wrong += 1 }
          number += 1
        }
      }
    }
    #expect(wrong == 0)
  }

  @Test(
    "what no calendar and no clock shows can't be built",
    arguments: [
      [2026, 2, 30, 0, 0, 0], [2025, 2, 29, 0, 0, 0], [1900, 2, 29, 0, 0, 0],
      [2026, 13, 1, 0, 0, 0],
      [2026, 0, 1, 0, 0, 0], [2026, 4, 31, 0, 0, 0], [2026, 1, 1, 24, 34, 0],
      [2026, 1, 1, 24, 0, 0],
      [2026, 1, 1, 12, 60, 0], [2026, 1, 1, 12, 0, 60], [0, 1, 1, 0, 0, 0],
      [10_000, 1, 1, 0, 0, 0],
      [2026, 1, 0, 0, 0, 0], [2026, 1, 1, -1, 0, 0],
    ])
  func impossible(fields: [Int]) {
    let date = LocalDateTime(
      year: fields[0], month: fields[1], day: fields[2], hour: fields[3], minute: fields[4],
      second: fields[5])
    #expect(date == nil)
  }

  @Test("a leap day exists in 2000 and 2028")
  func leapDays() {
    #expect(LocalDateTime(year: 2000, month: 2, day: 29) != nil)
    #expect(local(2028, 2, 28).addingDays(1) == local(2028, 2, 29))
    #expect(local(2026, 12, 31, 23, 59, 59).addingDays(1) == local(2027, 1, 1, 23, 59, 59))
  }

  @Test(
    "an instant is written as ISO 8601 does",
    arguments: [
      (Duration.zero, "1970-01-01T00:00:00Z"),
      (.seconds(1_774_728_000), "2026-03-28T20:00:00Z"),
      (.milliseconds(1250), "1970-01-01T00:00:01.250Z"),
      (.milliseconds(-500), "1969-12-31T23:59:59.500Z"),
      (.nanoseconds(1_000_999), "1970-01-01T00:00:00.001Z"),
      (.seconds(253_402_300_799), "9999-12-31T23:59:59Z"),
      (.seconds(-62_135_596_800), "0001-01-01T00:00:00Z"),
    ])
  func iso8601(sinceEpoch: Duration, text: String) {
    #expect(UTCInstant(sinceEpoch: sinceEpoch).iso8601 == text)
  }

  @Test("a clock's time and the seconds since 1970 are one another's inverse")
  func seconds() {
    for seconds in stride(from: -10_000_000_000, through: 10_000_000_000, by: 123_456_789) {
      #expect(LocalDateTime(secondsSinceEpoch: seconds).secondsSinceEpoch == seconds)
    }
    #expect(local(2026, 3, 28) < local(2026, 3, 28, 0, 0, 1))
    #expect(local(2026, 3, 28, 23) < local(2026, 3, 29))
  }

  @Test("instants are added to and subtracted")
  func arithmetic() {
    let noon = moment(2026, 3, 28, 12)
    #expect(noon + .seconds(60) - noon == .seconds(60))
    #expect(noon - .seconds(60) < noon)
    #expect(at(2) - at(0.5) == .milliseconds(1500))
    #expect(at(2) - .seconds(1) == at(1))
  }
}
