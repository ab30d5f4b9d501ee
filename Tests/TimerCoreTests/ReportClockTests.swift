import Testing
import TimerCore

@Suite("Reports from the field: zones, midnight, clock steps and drift")
struct ReportClockTests {
  private func target(
    _ text: String, now: UTCInstant, rule: any LocalTimeRule = Berlin2026()
  ) throws -> UTCInstant {
    let entry = try Entry.parse(text, bareNumber: .seconds)
    guard case .until(let target, _) = entry else { throw Refusal.zeroSetting }
    return try target.resolve(now: now, rule: rule)
  }

  @Test("report 39: 2 h set before the clocks go forward are 7200 s")
  func report39() throws {
    let length = try Entry.parseDuration("2h")
    #expect(length == .seconds(7200))
    #expect(try running(7200).reading(at: at(0)).ends == at(7200))
  }

  @Test("report 40: 20:00 to 20:00 is 23 h in spring and 25 h in autumn")
  func report40() throws {
    let spring = moment(2026, 3, 28, 19)
    #expect(try target("until 20:00", now: spring) - spring == .seconds(23 * 3600))
    let autumn = moment(2026, 10, 24, 18)
    #expect(try target("until 20:00", now: autumn) - autumn == .seconds(25 * 3600))
  }

  @Test("report 42: 8 am to 8 am as the clocks go back starts at 25:00:00")
  func report42() throws {
    let now = moment(2026, 10, 24, 6)
    let length = try target("until tomorrow 8:00 am", now: now) - now
    #expect(LabelFormat.auto.label(remaining: length, total: length).digits == "25:00:00")
  }

  @Test("report 43: a date alone is its midnight where one is")
  func report43() throws {
    let rule = FixedOffset(seconds: -5 * 3600)
    let now = moment(2026, 5, 1)
    #expect(try target("until 2026-05-03", now: now, rule: rule) == moment(2026, 5, 3, 5))
  }

  @Test("report 45: the zone's rule is asked each time, so a changed zone is followed")
  func report45() throws {
    let now = moment(2026, 5, 1, 12)
    let eastern = FixedOffset(seconds: -5 * 3600)
    let pacific = FixedOffset(seconds: -8 * 3600)
    #expect(try target("until 10:00", now: now, rule: eastern) == moment(2026, 5, 1, 15))
    #expect(try target("until 10:00", now: now, rule: pacific) == moment(2026, 5, 1, 18))
  }

  @Test("report 46: a span across midnight is counted")
  func report46() throws {
    let utc = FixedOffset.utc
    let now = moment(2026, 5, 1, 19, 40)
    #expect(try target("until 19:35", now: now, rule: utc) - now == .seconds(86_100))
  }

  @Test("report 48: a time that has passed is tomorrow's, and keeps its time")
  func report48() throws {
    let utc = FixedOffset.utc
    let now = moment(2026, 5, 1, 10, 31)
    #expect(try target("until 10:30", now: now, rule: utc) == moment(2026, 5, 2, 10, 30))
    #expect(try target("until tomorrow 1 am", now: now, rule: utc) == moment(2026, 5, 2, 1))
  }

  @Test("report 49: a run of a duration has no wall clock that could step")
  func report49() throws {
    let countdown = try running(7200)
    #expect(countdown.reading(at: at(600)).remaining == .seconds(6600))
    #expect(countdown.reading(at: at(600)).ends == at(7200))
  }

  @Test("report 51: after an hour of ticks that come late the error is nothing", arguments: [31])
  func report51(seed: Int) throws {
    var random = Seeded(UInt64(seed))
    var countdown = try running(7200)
    var now = zero
    while now < at(3600) {
      now = now + .milliseconds(1000 + random.below(100))
      _ = countdown.advance(to: now)
    }
    #expect(countdown.reading(at: now).remaining == .seconds(7200) - (now - zero))
  }

  @Test("report 52: 5 min are shown as 5:00")
  func report52() throws {
    #expect(LabelFormat.auto.label(for: try running(300).reading(at: zero)).digits == "05:00")
  }

  @Test("report 54: after a stall of 55 ms a 10 ms timer fires once, and keeps its phase")
  func report54() throws {
    var countdown = try running(0.01, atZero: .loop)
    let events = countdown.advance(to: at(0.055))
    #expect(events.filter { $0.kind == .fired }.count == 1)
    #expect(countdown.reading(at: at(0.055)).ends == at(0.06))
  }

  @Test("report 55: 10 min with 8 min of sleep in them leave 2:00")
  func report55() throws {
    let reading = try running(600).reading(at: at(480))
    #expect(LabelFormat.auto.label(for: reading).digits == "02:00")
  }

  @Test("report 57: time that was slept is no time lost")
  func report57() throws {
    var countdown = try running(600)
    _ = countdown.advance(to: at(1))
    #expect(countdown.advance(to: at(481)).map(\.kind) == [.tick(from: 599, to: 119)])
    #expect(countdown.reading(at: at(481)).remaining == .seconds(119))
  }
}
