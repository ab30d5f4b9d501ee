import Testing

@testable import TimerCore

/// Clocks that go an hour ahead at 01:00Z of 2026-03-29 and back at 01:00Z of 2026-10-25, as in Berlin.
private struct Berlin: LocalTimeRule {
  private static let spring = 1_774_746_000
  private static let autumn = 1_792_890_000

  private func offset(at utc: Int) -> Int {
    utc >= Self.spring && utc < Self.autumn ? 7200 : 3600
  }

  func local(of instant: UTCInstant) -> LocalDateTime {
    let utc = Int(instant.sinceEpoch.components.seconds)
    return LocalDateTime(secondsSinceEpoch: utc + offset(at: utc))
  }

  func utc(of local: LocalDateTime) -> UTCInstant {
    let seconds = local.secondsSinceEpoch
    for offset in [7200, 3600] where self.offset(at: seconds - offset) == offset {
      return UTCInstant(sinceEpoch: .seconds(seconds - offset))
    }
    return UTCInstant(sinceEpoch: .seconds(Self.spring))
  }
}

@Suite("Stretches of the week")
struct WeeklySpanTests {
  private func time(_ hour: Int, _ minute: Int = 0) throws -> TimeOfDay {
    try #require(TimeOfDay(hour: hour, minute: minute))
  }

  private func instant(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int = 0, _ second: Int = 0
  ) throws -> UTCInstant {
    let local = LocalDateTime(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    return Berlin().utc(of: try #require(local))
  }

  @Test("A stretch over midnight holds the evening and the morning, and not its end")
  func midnight() throws {
    let span = WeeklySpan(from: try time(22), to: try time(6))
    let rule = Berlin()
    #expect(try !span.contains(instant(2026, 7, 1, 21, 59, 59), rule))
    #expect(try span.contains(instant(2026, 7, 1, 22), rule))
    #expect(try span.contains(instant(2026, 7, 2, 0), rule))
    #expect(try span.contains(instant(2026, 7, 2, 5, 59, 59), rule))
    #expect(try !span.contains(instant(2026, 7, 2, 6), rule))
    #expect(
      try span.nextEdge(after: instant(2026, 7, 1, 12), rule) == instant(2026, 7, 1, 22))
    #expect(try span.nextEdge(after: instant(2026, 7, 1, 22), rule) == instant(2026, 7, 2, 6))
  }

  @Test("Weekdays are those on which it begins")
  func weekdays() throws {
    // 2026-07-03 is a Friday.
    let span = WeeklySpan(days: Set(0...4), from: try time(18), to: try time(7))
    let rule = Berlin()
    #expect(try span.contains(instant(2026, 7, 3, 20), rule))
    #expect(try span.contains(instant(2026, 7, 4, 6), rule))
    #expect(try !span.contains(instant(2026, 7, 4, 20), rule))
    #expect(try !span.contains(instant(2026, 7, 6, 6), rule))
    #expect(try span.nextEdge(after: instant(2026, 7, 4, 8), rule) == instant(2026, 7, 6, 18))
  }

  @Test("A night in which clocks are set is an hour shorter or longer")
  func summerTime() throws {
    let span = WeeklySpan(from: try time(22), to: try time(6))
    let rule = Berlin()
    let spring = try instant(2026, 3, 28, 22)
    let autumn = try instant(2026, 10, 24, 22)
    #expect(try #require(span.nextEdge(after: spring, rule)) - spring == .seconds(7 * 3600))
    #expect(try #require(span.nextEdge(after: autumn, rule)) - autumn == .seconds(9 * 3600))
    let skipped = WeeklySpan(from: try time(2, 15), to: try time(2, 45))
    #expect(
      try skipped.nextEdge(after: instant(2026, 3, 28, 12), rule) == instant(2026, 3, 30, 2, 15))
  }

  @Test("Between two edges nothing changes, and at each something does", arguments: 0..<40)
  func edges(seed: Int) throws {
    var state = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let (start, end) = (try time(next(24), next(60)), try time(next(24), next(60)))
    let span = WeeklySpan(days: [next(7), next(7)], from: start, to: end)
    let rule = Berlin()
    var now = UTCInstant(sinceEpoch: .seconds(1_774_600_000 + next(86_400)))
    for _ in 0..<12 {
      let edge = try #require(span.nextEdge(after: now, rule))
      #expect(edge > now)
      let before = UTCInstant(sinceEpoch: edge.sinceEpoch - .nanoseconds(1))
      #expect(span.contains(before, rule) == span.contains(now, rule))
      if start != end { #expect(span.contains(edge, rule) != span.contains(before, rule)) }
      now = edge
    }
  }
}
