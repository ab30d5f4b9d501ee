import Testing
import TimerCore

@Suite("Reports from the field: rounding, zero and overtime")
struct ReportRoundingTests {
  private func label(_ seconds: Double, of total: Double = 10) -> String {
    LabelFormat.auto.label(
      remaining: .nanoseconds(Int((seconds * 1e9).rounded())),
      total: .nanoseconds(Int(total * 1e9))
    ).description
  }

  @Test("report 1: a 10 s timer starts at 10, and its last second reads 1")
  func report1() {
    #expect(label(10) == "00:10")
    #expect(label(9.001) == "00:10")
    #expect(label(0.001) == "00:01")
    #expect(label(0) == "00:00")
  }

  @Test("report 3: no label has :60")
  func report3() {
    for minute in 0...180 {
      for millisecond in -200...200 {
        let left = Duration.milliseconds(minute * 60_000 + millisecond)
        guard left >= .zero else { continue }
        let text = LabelFormat.auto.label(remaining: left, total: .seconds(10_800)).digits
        if text.hasSuffix(":60") || text.contains(":60:") { Issue.record("\(left) reads \(text)") }
      }
    }
  }

  @Test("report 4: three minutes are 03:00")
  func report4() {
    #expect(label(180, of: 600) == "03:00")
    #expect(label(179.999, of: 600) == "03:00")
    #expect(label(120, of: 600) == "02:00")
    #expect(label(119.999, of: 600) == "02:00")
  }

  @Test("report 6: zero is one band, and colour, sign and phase change at its end together")
  func report6() throws {
    let countdown = try running(10, atZero: .overtime)
    for millisecond in stride(from: 9900, through: 11_200, by: 20) {
      let reading = countdown.reading(at: zero + .milliseconds(millisecond))
      let label = LabelFormat.auto.label(for: reading)
      #expect((label.digits == "00:00") == (10_000..<11_000 ~= millisecond))
      #expect(label.sign == (millisecond >= 11_000))
      #expect(reading.isOvertime == label.sign)
      #expect((reading.phase == .overtime) == label.sign)
    }
  }

  @Test("report 7: after a start the first label stays a whole second")
  func report7() throws {
    let countdown = try running(600)
    #expect(countdown.nextChange(after: at(0)) == at(1))
    #expect(countdown.reading(at: at(0.999_999_999)).seconds == 600)
    #expect(countdown.reading(at: at(1)).seconds == 599)
  }

  @Test("report 9: every whole number is shown exactly once")
  func report9() throws {
    var countdown = try running(5)
    var shown = [5]
    for step in 1...60 {
      for event in countdown.advance(to: at(Double(step) / 10)) {
        if case .tick(_, let to) = event.kind { shown.append(to) }
      }
    }
    #expect(shown == [5, 4, 3, 2, 1, 0])
  }

  @Test("report 10: three seconds do not read two at once")
  func report10() throws {
    #expect(try running(3).reading(at: at(0.001)).seconds == 3)
  }

  @Test("report 12: the ring's share comes from the label's time, and 12 s last 12 s")
  func report12() throws {
    let countdown = try running(12)
    for step in 0...24 {
      let reading = countdown.reading(at: at(Double(step) / 2))
      #expect(abs(reading.fraction - (12 - Double(step) / 2) / 12) < 1e-12)
      #expect(reading.remaining == .milliseconds(12_000 - step * 500))
    }
    #expect(countdown.reading(at: at(11.999_999_999)).state == .running)
    #expect(countdown.reading(at: at(12)).state == .finished)
  }

  @Test("report 13: zero carries no sign, in any format")
  func report13() {
    for style in LabelFormat.Style.allCases {
      for left in [0, -1, -500_000_000, -999_999_999] {
        for tenths in [nil, 10] {
          let format = LabelFormat(style, tenthsWithin: tenths)
          #expect(!format.label(remaining: .nanoseconds(left), total: .seconds(10)).sign)
        }
      }
    }
  }

  @Test("report 15: the last part of a second carries no sign")
  func report15() {
    #expect(label(0.000_000_001) == "00:01")
    #expect(label(-0.000_000_001) == "00:00")
  }

  @Test("report 16: one second over reads −00:01, a minute over −01:00")
  func report16() {
    #expect(label(-1) == "−00:01")
    #expect(label(-59) == "−00:59")
    #expect(label(-60) == "−01:00")
  }

  @Test("report 18: what is told and what is shown agree in overtime")
  func report18() throws {
    var countdown = try running(10, atZero: .overtime)
    let ticks = countdown.advance(to: at(75))
    let reading = countdown.reading(at: at(75))
    #expect(ticks.last?.kind == .tick(from: 0, to: reading.seconds))
    #expect(reading.seconds == -65)
    #expect(LabelFormat.auto.label(for: reading).description == "−01:05")
  }

  @Test("report 19: 60 s taken from −0:30 are −1:30")
  func report19() throws {
    var countdown = try running(10, atZero: .overtime)
    _ = try countdown.carryOut(.add(.seconds(-60)), at: at(40))
    #expect(countdown.reading(at: at(40)).remaining == .seconds(-90))
  }

  @Test("report 21: at zero exactly the phase is that of the nearest threshold, or finished")
  func report21() throws {
    let warning = try #require(Threshold("warning", at: .time(.seconds(60))))
    let danger = try #require(Threshold("danger", at: .time(.zero)))
    let stopping = try running(90, thresholds: [warning, danger])
    #expect(stopping.reading(at: at(89.999_999_999)).phase == .threshold("warning"))
    #expect(stopping.reading(at: at(90)).phase == .finished)
    let going = try running(90, atZero: .overtime, thresholds: [warning, danger])
    #expect(going.reading(at: at(90)).phase == .threshold("danger"))
    #expect(going.reading(at: at(91)).phase == .overtime)
  }

  @Test(
    "report 22: the end is reached whatever the phase of the ticks", arguments: [1, 7, 333, 999])
  func report22(milliseconds: Int) throws {
    var countdown = try running(5)
    var now = zero + .milliseconds(milliseconds)
    var fired = 0
    while now < at(7) {
      fired += countdown.advance(to: now).filter { $0.kind == .fired }.count
      now = now + .milliseconds(1000)
    }
    #expect(fired == 1)
    #expect(countdown.state.name == .finished)
  }

  @Test("report 96: the share that is left never grows while time passes")
  func report96() throws {
    var countdown = try running(3600)
    _ = try countdown.carryOut(.speed(37), at: at(1))
    var last = 1.0
    for step in 0...20_000 {
      let fraction = countdown.reading(at: zero + .nanoseconds(step * 137_000_001)).fraction
      #expect(fraction <= last)
      last = fraction
    }
  }

  @Test("report 99: each phase follows each other one as what is left says")
  func report99() throws {
    let names = ["warning", "danger"]
    let thresholds = [
      try #require(Threshold(names[0], at: .percent(50))),
      try #require(Threshold(names[1], at: .time(.seconds(10)))),
    ]
    let places: [(Int, Phase)] = [
      (100, .normal), (50, .threshold("warning")), (51, .normal), (10, .threshold("danger")),
      (11, .threshold("warning")), (1, .threshold("danger")), (-1, .overtime), (-90, .overtime),
    ]
    for (from, before) in places {
      for (to, after) in places {
        for list in [thresholds, thresholds.reversed()] {
          var countdown = try running(100, atZero: .overtime, thresholds: list)
          let now = at(Double(100 - from))
          #expect(countdown.reading(at: now).phase == before)
          guard to != from else { continue }
          _ = try countdown.carryOut(.add(.seconds(to - from)), at: now)
          #expect(countdown.reading(at: now).phase == after)
        }
      }
    }
  }

  @Test("report 102: a timer that is started again after 0:00 is normal again")
  func report102() throws {
    let danger = try #require(Threshold("danger", at: .time(.seconds(3))))
    for atZero in [AtZero.stop, .overtime] {
      var countdown = try running(10, atZero: atZero, thresholds: [danger])
      #expect(countdown.reading(at: at(8)).phase == .threshold("danger"))
      _ = countdown.advance(to: at(20))
      _ = try countdown.carryOut(.restart, at: at(20))
      #expect(countdown.reading(at: at(20)).phase == .normal)
    }
  }
}
