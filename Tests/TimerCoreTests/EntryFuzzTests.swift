import Testing
import TimerCore

@Suite("T8: entries nobody would write")
struct EntryFuzzTests {
  private static let alphabet = Array(
    "0123456789999 :;.,-+−'\"hmsdwHMSDPTpt/Z′″untilamyo\u{301}\u{A0}é你👩‍👩‍👧")
  private static let words = [
    "until", "tomorrow", "today", "noon", "midnight", "and", "days", "min", "5m", "1h10", "2",
    "18:30",
    "2027-01-01", "pm", "a.m.", "UTC", "Europe/Berlin", "PT5M", "2027-01-01T00:00",
    "99999999999999999",
    "9999", "w", "-", "+02:00", "T", "Z", "0",
  ]

  @Test("10⁵ random lines never trap, and what is read prints and reads back", arguments: [1, 2])
  func lines(seed: Int) throws {
    var random = Seeded(UInt64(seed))
    var read = 0
    for _ in 0..<50_000 {
      let line = random.below(3) == 0 ? Self.sentence(&random) : Self.noise(&random)
      guard let entry = try? Entry.parse(line, bareNumber: .seconds) else { continue }
      read += 1
      let printed = entry.description
      let again = try Entry.parse(printed, bareNumber: .minutes)
      #expect(again == entry, "seed \(seed): “\(line)”, “\(printed)”")
    }
    #expect(read > 5_000)
  }

  @Test("random lengths are printed and read back, to the nanosecond", arguments: [3])
  func lengths(seed: Int) throws {
    var random = Seeded(UInt64(seed))
    for round in 0..<20_000 {
      var nanoseconds = random.below(1_000_000_000)
      if round % 2 == 0 { nanoseconds = nanoseconds / 1_000_000 * 1_000_000_000 }
      let length = Duration.nanoseconds(nanoseconds + 1) + .seconds(random.below(800_000_000))
      #expect(try Entry.parseDuration(length.entryText, bareNumber: .minutes) == length)
    }
  }

  private static func noise(_ random: inout Seeded) -> String {
    var line = ""
    for _ in 0..<random.below(14) { line.append(alphabet[random.below(alphabet.count)]) }
    return line
  }

  private static func sentence(_ random: inout Seeded) -> String {
    (0...random.below(5)).map { _ in words[random.below(words.count)] }.joined(separator: " ")
  }
}
