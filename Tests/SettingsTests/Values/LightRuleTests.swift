import Testing
import TimerCore

@testable import Settings

@Suite("When it is dim or dark")
struct LightRuleTests {
  @Test("Times, weekdays and brightness are read")
  func reading() throws {
    let night = try LightRule.rules("22:00-06:00 30%", isDark: false)
    #expect(night.map(\.brightness) == [0.3])
    #expect(night[0].span.days == Set(0...6))
    #expect(night[0].span.start == TimeOfDay(hour: 22, minute: 0))
    #expect(night[0].span.end == TimeOfDay(hour: 6, minute: 0))
    let week = try LightRule.rules("mon-fri 18:00-7:00, sat-sun 00:00-24:00", isDark: true)
    #expect(week.map(\.span.days) == [Set(0...4), [5, 6]])
    #expect(week.map(\.brightness) == [0, 0])
    #expect(try LightRule.rules("sat-mon 1:00-2:00", isDark: true)[0].span.days == [5, 6, 0])
  }

  @Test(
    "What is no stretch of the week is refused with an example",
    arguments: [
      "", "22:00", "22:00-06:00", "22:00-06:00 130%", "22:00-06:00 30", "25:00-06:00 3%",
      "22:60-06:00 3%", "blursday 22:00-06:00 3%", "mon-fri-sat 22:00-06:00 3%", "22-6 30%",
      "22:00-06:00 30%,", "mon 22:00 30%",
    ])
  func refused(text: String) {
    do {
      let rules = try LightRule.rules(text, isDark: false)
      Issue.record("it became \(rules)")
    } catch {
      #expect(error.advice.contains(LightRule.dimExample))
    }
  }
}
