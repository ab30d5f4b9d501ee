import Testing
import TimerCore

@Suite("T9: the label")
struct LabelTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let remaining: Duration
    let total: Duration
    let auto: String
    let minutes: String
    let hours: String
    let tenths: String?
    var testDescription: String { "\(remaining) of \(total)" }

    init(
      _ remaining: Duration, of total: Duration, _ auto: String, _ minutes: String,
      _ hours: String, _ tenths: String? = nil
    ) {
      self.remaining = remaining
      self.total = total
      self.auto = auto
      self.minutes = minutes
      self.hours = hours
      self.tenths = tenths
    }
  }

  static let ten = Duration.seconds(10)
  static let rows = [
    Row(ten, of: ten, "00:10", "00:10", "00:00:10", "10.0"),
    Row(.milliseconds(9999), of: ten, "00:10", "00:10", "00:00:10", "10.0"),
    Row(.milliseconds(9940), of: ten, "00:10", "00:10", "00:00:10", "10.0"),
    Row(.milliseconds(9900), of: ten, "00:10", "00:10", "00:00:10", "9.9"),
    Row(.milliseconds(1), of: ten, "00:01", "00:01", "00:00:01", "0.1"),
    Row(.zero, of: ten, "00:00", "00:00", "00:00:00", "0.0"),
    Row(.milliseconds(-900), of: ten, "00:00", "00:00", "00:00:00", "0.0"),
    Row(.seconds(-1), of: ten, "−00:01", "−00:01", "−00:00:01", "−00:01"),
    Row(.milliseconds(3_599_500), of: .milliseconds(3_599_500), "01:00:00", "60:00", "01:00:00"),
    Row(.seconds(5400), of: .seconds(5400), "01:30:00", "90:00", "01:30:00"),
    Row(.seconds(300), of: .seconds(5400), "00:05:00", "05:00", "00:05:00"),
    Row(.seconds(90_000), of: .seconds(90_000), "25:00:00", "1500:00", "25:00:00"),
    Row(.seconds(172_800), of: .seconds(172_800), "48:00:00", "2880:00", "48:00:00"),
  ]

  @Test("every row of the table", arguments: rows)
  func table(row: Row) {
    func text(_ format: LabelFormat) -> String {
      format.label(remaining: row.remaining, total: row.total).description
    }
    #expect(text(.auto) == row.auto)
    #expect(text(LabelFormat(.minutesSeconds)) == row.minutes)
    #expect(text(LabelFormat(.hoursMinutesSeconds)) == row.hours)
    if let tenths = row.tenths {
      #expect(text(LabelFormat(.auto, tenthsWithin: 10)) == tenths)
    }
  }

  @Test(
    "days stand before the hours of a run of a day or more",
    arguments: [
      (172_800, 172_800, "2d 00:00:00"), (172_799, 172_800, "1d 23:59:59"),
      (5, 172_800, "0d 00:00:05"), (86_399, 86_399, "23:59:59"), (5, 60, "00:05"),
    ])
  func days(remaining: Int, total: Int, text: String) {
    let label = LabelFormat(.days).label(remaining: .seconds(remaining), total: .seconds(total))
    #expect(label.description == text)
  }

  @Test(
    "minutes are rounded up too, and over zero cut off",
    arguments: [
      (5400, "90"), (61, "02"), (60, "01"), (1, "01"), (0, "00"), (-59, "00"), (-60, "−01"),
      (-119, "−01"),
    ])
  func minutes(remaining: Int, text: String) {
    let label = LabelFormat(.minutes).label(remaining: .seconds(remaining), total: .seconds(5400))
    #expect(label.description == text)
  }

  @Test(
    "tenths of a minute or more stand behind the whole label",
    arguments: [
      (60_000, "01:00.0"), (59_900, "59.9"), (65_340, "01:05.4"), (90_001, "01:31"),
      (90_000, "01:30.0"),
    ])
  func longTenths(milliseconds: Int, text: String) {
    let format = LabelFormat(.auto, tenthsWithin: 90)
    let label = format.label(remaining: .milliseconds(milliseconds), total: .seconds(100))
    #expect(label.description == text)
  }

  @Test("the sign is U+2212 and stands outside the digits")
  func sign() {
    let label = LabelFormat.auto.label(remaining: .seconds(-75), total: .seconds(10))
    #expect(label == LabelText(sign: true, digits: "01:15"))
    #expect(label.description.unicodeScalars.first == "\u{2212}")
  }

  @Test(
    "the widest label is as wide as any of the run",
    arguments: [
      LabelFormat.auto, LabelFormat(.minutesSeconds), LabelFormat(.hoursMinutesSeconds),
      LabelFormat(.days), LabelFormat(.minutes), LabelFormat(.auto, tenthsWithin: 60),
      LabelFormat(.minutes, tenthsWithin: 10),
    ], [5, 59, 70, 3599, 3600, 6000, 90_000])
  func widest(format: LabelFormat, total: Int) {
    let widest = format.widest(total: .seconds(total)).digits.count
    let step = max(1, total / 50)
    for tenths in stride(from: 0, through: total * 10, by: step) {
      let label = format.label(remaining: .milliseconds(tenths * 100), total: .seconds(total))
      #expect(label.digits.count <= widest)
    }
    #expect(format.widest(total: .seconds(total), overtime: true).sign)
  }

  @Test("a format is found by the name its option has")
  func names() {
    #expect(LabelFormat.Style(rawValue: "hh:mm:ss") == .hoursMinutesSeconds)
    #expect(LabelFormat.Style(rawValue: "mm:ss") == .minutesSeconds)
    #expect(LabelFormat.Style(rawValue: "auto") == .auto)
  }
}
