import Testing

@testable import SDL

@Suite("The direction of text")
struct TextDirectionTests {
  /// Capitals stand for Hebrew letters and Greek ones for Arabic, as far as this test goes.
  private func shown(_ text: String) -> String {
    let stand = Dictionary(
      uniqueKeysWithValues: zip("ABCDEFGHIJKLM", "אבגדהוזחטיכלמ").map { ($0, $1) }
        + zip("αβγ", "ابت").map { ($0, $1) })
    let characters = text.map { stand[$0] ?? $0 }
    let levels = TextDirection.levels(of: characters)
    let original = Array(text)
    return String(TextDirection.visualOrder(of: levels).map { original[$0] })
  }

  @Test(
    "Lines are ordered as UAX #9 says",
    arguments: [
      ("ends 18:30", "ends 18:30"),
      ("ABC", "CBA"),
      ("at ABC now", "at CBA now"),
      ("ABC DEF", "FED CBA"),
      ("ABC 18:30", "18:30 CBA"),
      ("ABC 18:30 DEF", "FED 18:30 CBA"),
      ("ABC abc 12", "abc 12 CBA"),
      ("abc ABC 12 DEF x", "abc FED 12 CBA x"),
      ("abc αβγ 50% (x)", "abc 50 γβα% (x)"),
      ("ABC 50% DE", "ED 50% CBA"),
      ("12 ABC", "CBA 12"),
      ("12:30", "12:30"),
      ("-0:05", "-0:05"),
      ("", ""),
      ("A", "A"),
    ])
  func order(line: (text: String, shown: String)) {
    #expect(shown(line.text) == line.shown)
  }
}
