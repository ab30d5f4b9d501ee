import Testing

@testable import TimerCore

@Suite("T9: rounding")
struct RoundingTests {
  @Test("a second lasts until a nanosecond more is gone, at every second of 100 hours")
  func everySecond() {
    let nanosecond = Duration.nanoseconds(1)
    var wrong = 0
    for second in 0...360_000 {
      let exact = Duration.seconds(second)
      if exact.wholeSecondsUp != second { wrong += 1 }
      if (exact + nanosecond).wholeSecondsUp != second + 1 { wrong += 1 }
      if (exact - nanosecond).wholeSecondsUp != second { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test("the digits count like an odometer, at every second of 100 hours")
  func odometer() {
    var (hours, minutes, seconds) = (0, 0, 0)
    var wrong = 0
    let scale = LabelFormat.Scale.hoursMinutesSeconds
    for second in 0...360_000 {
      // Each label is taken apart again, for putting one together is what is tested.
      let digits = scale.text(of: second).utf8.map { Int($0) - 48 }
      let colon = 10
      let tail = Array(digits.suffix(6))
      let isRight =
        tail == [colon, minutes / 10, minutes % 10, colon, seconds / 10, seconds % 10]
        && digits.dropLast(6).reduce(0) { $0 * 10 + $1 } == hours && digits.count >= 8
      if !isRight { wrong += 1 }
      seconds += 1
      if seconds == 60 { (minutes, seconds) = (minutes + 1, 0) }
      if minutes == 60 { (hours, minutes) = (hours + 1, 0) }
    }
    #expect(wrong == 0)
  }

  @Test(
    "nearest whole numbers above and below",
    arguments: [
      (1_000_000_001, 2, 1), (1_000_000_000, 1, 1), (1_000_000, 1, 0), (0, 0, 0),
      (-900_000_000, 0, -1), (-1_000_000_000, -1, -1), (-1_000_000_001, -1, -2),
    ])
  func wholeSeconds(nanoseconds: Int, up: Int, down: Int) {
    #expect(Duration.nanoseconds(nanoseconds).wholeSecondsUp == up)
    #expect(Duration.nanoseconds(nanoseconds).wholeSecondsDown == down)
  }

  @Test("tenths and nanoseconds are rounded up")
  func smallUnits() {
    #expect(Duration.milliseconds(9940).tenthsUp == 100)
    #expect(Duration.milliseconds(9900).tenthsUp == 99)
    #expect(Duration.nanoseconds(1).tenthsUp == 1)
    #expect(Duration.milliseconds(-950).tenthsUp == -9)
    #expect(Duration(secondsComponent: 0, attosecondsComponent: 1).nanosecondsUp == 1)
    #expect(Duration(secondsComponent: 0, attosecondsComponent: -1).nanosecondsUp == 0)
  }

  @Test("a scaled length is rounded down or up, below zero too")
  func scaling() {
    func attoseconds(_ count: Int64) -> Duration {
      Duration(secondsComponent: 0, attosecondsComponent: count)
    }
    #expect(attoseconds(10).scaledDown(by: 1, over: 3) == attoseconds(3))
    #expect(attoseconds(10).scaledUp(by: 1, over: 3) == attoseconds(4))
    #expect(attoseconds(-10).scaledDown(by: 1, over: 3) == attoseconds(-4))
    #expect(attoseconds(-10).scaledUp(by: 1, over: 3) == attoseconds(-3))
    #expect(attoseconds(9).scaledUp(by: 1, over: 3) == attoseconds(3))
  }

  @Test("whole periods are counted exactly, however many")
  func counting() {
    // Beyond 2⁵³ a floating-point quotient no longer holds every count.
    for count in 90_000_000_000_000_000..<90_000_000_000_000_040 {
      let period = Duration.nanoseconds(3)
      #expect((period * count).count(of: period) == count)
      #expect((period * count - .nanoseconds(1)).count(of: period) == count - 1)
    }
    #expect(Duration.seconds(9).count(of: .seconds(3)) == 3)
    #expect(Duration.zero.count(of: .seconds(3)) == 0)
  }
}
