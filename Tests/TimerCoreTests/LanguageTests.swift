import Testing
import TimerCore

@Suite("V9: words and numbers")
struct LanguageTests {
  /// Numbers and their forms as Unicode CLDR 44 publishes them, `common/supplemental/plurals.xml`, `@integer` samples.
  private static let samples: [(String, PluralForm, [ClosedRange<Int>])] = [
    ("en", .one, [1...1]),
    ("en", .other, [0...0, 2...16, 100...100, 1000...1000, 1_000_000...1_000_000]),
    ("de", .one, [1...1]), ("de", .other, [0...0, 2...16, 100...100, 1000...1000]),
    ("fr", .one, [0...1]), ("fr", .many, [1_000_000...1_000_000]),
    ("fr", .other, [2...17, 100...100, 1000...1000, 10_000...10_000, 100_000...100_000]),
    ("es", .one, [1...1]), ("es", .many, [1_000_000...1_000_000]),
    ("es", .other, [0...0, 2...16, 100...100, 1000...1000, 10_000...10_000, 100_000...100_000]),
    ("zh-Hans", .other, [0...15, 100...100, 1000...1000]), ("ja", .other, [0...15, 100...100]),
    ("ko", .other, [0...15, 100...100, 1_000_000...1_000_000]),
    ("ar", .zero, [0...0]), ("ar", .one, [1...1]), ("ar", .two, [2...2]),
    ("ar", .few, [3...10, 103...110, 1003...1003]),
    ("ar", .many, [11...26, 111...111, 1011...1011]),
    (
      "ar", .other,
      [
        100...102, 200...202, 300...302, 400...402, 500...502, 600...600, 1000...1000,
        1_000_000...1_000_000,
      ]
    ),
    ("ru", .one, [1...1, 21...21, 31...31, 101...101, 1001...1001]),
    ("ru", .few, [2...4, 22...24, 32...34, 102...102, 1002...1002]),
    ("ru", .many, [0...0, 5...19, 100...100, 1000...1000, 1_000_000...1_000_000]),
    ("pl", .one, [1...1]), ("pl", .few, [2...4, 22...24, 102...102]),
    ("pl", .many, [0...0, 5...19, 21...21, 100...101, 1000...1000]),
    ("cs", .one, [1...1]), ("cs", .few, [2...4]),
    ("cs", .other, [0...0, 5...19, 22...24, 100...100]),
  ]

  @Test("Each number has the form that CLDR's samples give it")
  func plurals() {
    for (code, form, ranges) in Self.samples {
      let rule = PluralRule(language: code)
      #expect(rule.forms.contains(form))
      for number in ranges.joined() { #expect(rule.form(number) == form, "\(code) \(number)") }
    }
  }

  @Test(
    "What is left is said in words, rounded up to the minute, from a day on to the hour",
    arguments: [
      (12 * 60.0, "12 minutes"), (660.1, "12 minutes"), (660, "11 minutes"), (60, "1 minute"),
      (59, "less than a minute"), (0.001, "less than a minute"), (0, "Time's up"),
      (-0.9, "Time's up"),
      (-1, "less than a minute over"), (-59.9, "less than a minute over"), (-61, "1 minute over"),
      (5400, "1 hour 30 minutes"), (3600, "1 hour"), (3599, "1 hour"),
      (86_340, "23 hours 59 minutes"),
      (86_341, "1 day"), (86_400, "1 day"), (86_401, "1 day 1 hour"), (172_800, "2 days"),
    ] as [(Double, String)])
  func words(seconds: Double, words: String) {
    let said = Language.english.words(remaining: .milliseconds(Int(seconds * 1000)))
    #expect(said.replacing("\u{A0}", with: " ") == words)
  }

  @Test(
    "The label's next change is where its text changes, and no earlier",
    arguments: [
      LabelFormat(.auto), LabelFormat(.minutes), LabelFormat(.percent), LabelFormat(.words),
      LabelFormat(.days), LabelFormat(.minutesSeconds, tenthsWithin: 10),
      LabelFormat(.minutes, tenthsWithin: 10),
    ])
  func nextChange(format: LabelFormat) throws {
    for total in [7.0, 200, 90_000] {
      var countdown = try running(total, atZero: .overtime)
      var now = 0.0
      var flips = 0
      while now < total * 1.2 {
        let next = try #require(
          countdown.nextChange(after: at(now), showing: format, tellingTicks: false))
        let text = format.label(for: countdown.reading(at: at(now)))
        // A nanosecond before it nothing has changed.
        let before = BootInstant(sinceBoot: next.sinceBoot - .nanoseconds(1))
        #expect(before < at(now) || format.label(for: countdown.reading(at: before)) == text)
        flips += format.label(for: countdown.reading(at: next)) == text ? 0 : 1
        // Every wake-up but those for zero and the second after it shows something new.
        let remaining = countdown.reading(at: next).remaining
        let isEvent = remaining <= .zero && remaining >= .seconds(-1)
        #expect(
          isEvent || format.label(for: countdown.reading(at: next)) != text,
          "\(format) \(total) \(now)")
        now = max(next.sinceBoot.inSeconds - at(0).sinceBoot.inSeconds, now + 1e-9)
        if total > 1000, flips > 150 { break }
        _ = countdown.advance(to: next)
      }
      #expect(flips > 2 || total < 100)
    }
  }

  @Test("A label of minutes wakes once a minute, unless somebody listens to the seconds")
  func minutes() throws {
    let countdown = try running(600)
    let format = LabelFormat(.minutes)
    #expect(countdown.nextChange(after: at(0), showing: format, tellingTicks: false) == at(60))
    #expect(countdown.nextChange(after: at(0), showing: format) == at(1))
    #expect(countdown.nextChange(after: at(0), showing: nil, tellingTicks: false) == at(600))
  }

  @Test(
    "Percent are rounded up, and what has passed since zero down",
    arguments: [
      (10.0, 10.0, "100%"), (9.99, 10, "100%"), (9.9, 10, "99%"), (4.1, 10, "41%"),
      (4.11, 10, "42%"),
      (0.001, 10, "1%"), (0, 10, "0%"), (-0.09, 10, "0%"), (-0.99, 10, "0%"),
      (-1, 10, "\u{2212}10%"),
      (-25, 10, "\u{2212}250%"),
      (1, 3, "34%"),
    ] as [(Double, Double, String)])
  func percent(remaining: Double, total: Double, text: String) {
    let label = LabelFormat(.percent).label(
      remaining: .milliseconds(Int(remaining * 1000)), total: .milliseconds(Int(total * 1000)))
    #expect(label.description == text)
  }

  @Test("Times of day have twelve hours where the language has")
  func timesOfDay() throws {
    var english = Language.english
    func text(_ hour: Int, _ minute: Int) -> String {
      TimeOfDay(hour: hour, minute: minute).map(english.text(of:)) ?? ""
    }
    #expect(text(18, 30) == "18:30" && text(0, 5) == "00:05")
    english.hasTwelveHours = true
    #expect(text(18, 30) == "6:30 PM" && text(0, 5) == "12:05 AM" && text(12, 0) == "12:00 PM")
  }

  @Test("What is filled into a text is not taken apart again")
  func filling() {
    #expect(Language.english[.next, ["title": "{n} {title}"]] == "Next: {n} {title}")
    #expect(Language.english[.next, ["other": "x"]] == "Next: {title}")
  }
}
