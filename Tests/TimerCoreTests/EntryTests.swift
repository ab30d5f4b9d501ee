import Testing
import TimerCore

@Suite("T8: durations as people write them")
struct EntryTests {
  @Test(
    "what is accepted",
    arguments: [
      ("90", 90), ("5:00", 300), ("1:30:00", 5400), ("1h30m", 5400), ("2 days", 172_800),
      ("1.5h", 5400), ("1,5h", 5400), ("7m 30s", 450), ("PT1H30M", 5400), ("P1DT2H", 93_600),
      ("pt90s", 90), ("P2W", 1_209_600), ("PT0.5H", 1800), ("1h10", 4200), ("5m30", 330),
      ("1d12", 129_600), ("99:99", 6039), ("99:99:99", 362_439), ("0:90", 90), ("1 hour", 3600),
      ("2 Hours, 5 minutes", 7500), ("1 hour and 30 minutes", 5400), ("1h,30m", 5400),
      ("1h, 30m, 5s", 5405), ("1hr 5mins 2secs", 3902), ("3 weeks", 1_814_400), ("30 min.", 1800),
      ("  5m  ", 300), ("30s 5m", 330), ("1 DAY", 86_400), ("2d 01:00:00", 176_400),
      ("2000ms", 2), ("5'30\"", 330), ("5′30″", 330), ("0090", 90),
      ("9999 days", 863_913_600), ("9999d", 863_913_600), ("1h 0m", 3600), ("100;40;39", 362_439),
    ])
  func accepted(text: String, seconds: Int) throws {
    #expect(try Entry.parseDuration(text) == .seconds(seconds))
  }

  @Test(
    "decimals are exact to the nanosecond",
    arguments: [
      ("1.5", 1_500_000_000), ("0.1s", 100_000_000), ("0.000000001s", 1),
      ("5:00.5", 300_500_000_000),
      ("1.123456789", 1_123_456_789), ("0.25 ms", 250_000), ("1.1h", 3_960_000_000_000),
    ])
  func decimals(text: String, nanoseconds: Int) throws {
    #expect(try Entry.parseDuration(text) == .nanoseconds(nanoseconds))
  }

  @Test("a bare number is seconds in files and minutes on the display")
  func bareNumbers() throws {
    #expect(try Entry.parseDuration("90", bareNumber: .seconds) == .seconds(90))
    #expect(try Entry.parseDuration("90", bareNumber: .minutes) == .seconds(5400))
    #expect(try Entry.parseDuration("90s", bareNumber: .minutes) == .seconds(90))
    #expect(try Entry.parseDuration("1:30", bareNumber: .minutes) == .seconds(90))
  }

  @Test(
    "the longest run of words that reads as a duration is one, the rest is the title",
    arguments: [
      ("1h10 wash car", 4200, "wash car"), ("1h10 2 things", 4200, "2 things"),
      ("2 days off", 172_800, "off"), ("7m 30s plan", 450, "plan"),
      ("5m 10 pushups", 300, "10 pushups"), ("90 wash", 90, "wash"), ("90, wash", 90, "wash"),
      ("2 dogs", 2, "dogs"), ("5m -dash", 300, "-dash"), ("5m -- x", 300, "-- x"),
      ("5 minutes and go", 300, "and go"), ("5:00  tea   time", 300, "tea time"),
      ("5m 10m", 300, "10m"), ("1 hour 2 hours", 3600, "2 hours"), ("5 10k run", 5, "10k run"),
      ("1 h and", 3600, "and"),
      ("PT5M PT5M", 300, "PT5M"), ("5:00 6:00", 300, "6:00"), ("5m 你好", 300, "你好"),
      ("5m until noon", 300, "until noon"),
    ])
  func titles(line: String, seconds: Int, title: String) throws {
    let entry = try Entry.parse(line, bareNumber: .seconds)
    #expect(entry == .countdown(.seconds(seconds), title: title))
    let words = line.split(separator: " ").map(String.init)
    #expect(try Entry.parse(words: words, bareNumber: .seconds) == entry)
  }

  @Test("no words are no entry")
  func empty() throws {
    #expect(try Entry.parse(words: [], bareNumber: .seconds) == nil)
    #expect(try Entry.parse(" \t ", bareNumber: .seconds) == nil)
    #expect(try Entry.parse("5m", bareNumber: .seconds) == .countdown(.seconds(300), title: nil))
  }

  @Test(
    "what is refused, and where",
    arguments: [
      ("", EntryError.Reason.empty, "", 0), ("   ", .empty, "", 3), ("abc", .noDuration, "abc", 0),
      ("-5m", .negative, "-5m", 0), ("−5m", .negative, "−5m", 0), ("-", .noDuration, "-", 0),
      ("--x", .noDuration, "--x", 0), ("1:99:", .noDuration, "1:99:", 0),
      (":30", .noDuration, ":30", 0), ("1:2:3:4", .noDuration, "1:2:3:4", 0),
      ("1.5:00", .noDuration, "1.5:00", 0), ("h", .noDuration, "h", 0), ("P", .noDuration, "P", 0),
      ("PT", .noDuration, "PT", 0), ("P1Y", .noDuration, "P1Y", 0), ("P1M", .noDuration, "P1M", 0),
      ("P1DT", .noDuration, "P1DT", 0), ("5x", .noDuration, "5x", 0),
      ("5..5m", .noDuration, "5..5m", 0),
      ("5s10", .noDuration, "5s10", 0), ("٥m", .noDuration, "٥m", 0),
      ("1e3", .noDuration, "1e3", 0),
      ("0", .zero, "0", 0), ("0:00", .zero, "0:00", 0), ("0h 0m", .zero, "0h", 0),
      ("5m left", .leftOver, "left", 3), (" 5m  10m", .leftOver, "10m", 5),
      ("99999999999999999999h", .tooLong, "99999999999999999999h", 0),
      ("9999d 1s", .tooLong, "1s", 6), ("10000 days", .tooLong, "10000", 0),
      ("9999999:00:00", .tooLong, "9999999:00:00", 0), ("P9999999W", .tooLong, "P9999999W", 0),
    ])
  func refused(text: String, reason: EntryError.Reason, word: String, offset: Int) {
    let error = EntryError(text: text, word: word, offset: offset, reason: reason)
    #expect(throws: error) { try Entry.parseDuration(text) }
  }

  @Test("a refusal is a sentence with the place, the fault and an example")
  func sentence() {
    #expect(throws: EntryError.self) { try Entry.parse("wash car", bareNumber: .seconds) }
    let error = EntryError(text: "5m left", word: "left", offset: 3, reason: .leftOver)
    let sentence =
      "At “left” (character 4 of “5m left”) the duration has ended. "
      + "Write for example 90, 5:00, 1h30m, 2 days or PT1H30M."
    #expect(error.description == sentence)
  }

  @Test("zero may be allowed for an option such as --elapsed")
  func zeroAllowed() throws {
    #expect(try Entry.parseDuration("0", allowingZero: true) == .zero)
    #expect(try Entry.parseDuration("3m42s", allowingZero: true) == .seconds(222))
  }

  @Test(
    "a change has a sign",
    arguments: [
      ("+1m", 60), ("-30s", -30), ("−30s", -30), ("90", 90), ("- 5m", -300), ("+1:00", 60),
    ])
  func changes(text: String, seconds: Int) throws {
    #expect(try Entry.parseChange(text) == .seconds(seconds))
  }

  @Test(
    "a change of nothing, or that is none, is refused", arguments: ["+0", "-", "--5", "+x", "5m a"])
  func noChanges(text: String) {
    #expect(throws: EntryError.self) { try Entry.parseChange(text) }
  }

  @Test(
    "a length is printed short",
    arguments: [
      (90_000, "90s"), (4_200_000, "1h10m"), (60_000, "1m"), (125_000, "2m5s"), (0, "0s"),
      (250, "0.25s"), (176_400_000, "2d1h"), (86_400_500, "1d0.5s"), (-300_000, "-5m"),
      (60_500, "1m0.5s"), (119_000, "119s"),
    ])
  func printing(milliseconds: Int, text: String) {
    #expect(Duration.milliseconds(milliseconds).entryText == text)
  }

  @Test(
    "an entry prints so that its title stays a title",
    arguments: [
      ("2 wash", "2s wash"), ("2 5 min", "0:00:02 5 min"), ("1h10 wash car", "1h10m wash car"),
      ("until 6:30 pm, pm", "until 18:30:00, pm"), ("until 18:30, UTC", "until 18:30:00, UTC"),
      ("until noon tea", "until 12:00:00 tea"),
    ])
  func titlesStayApart(line: String, text: String) throws {
    let entry = try #require(try Entry.parse(line, bareNumber: .seconds))
    #expect(entry.description == text)
    #expect(try Entry.parse(text, bareNumber: .minutes) == entry)
  }
}
