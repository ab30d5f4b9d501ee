import Testing

@testable import Settings

@Suite struct NearestTests {
  static let names = ["thickness", "track-thickness", "title", "track", "size", "zone", "cap"]

  @Test(arguments: [
    ("thikness", "thickness"), ("thick", "thickness"), ("TITLE", "title"), ("titel", "title"),
    ("tracks", "track"), ("zome", "zone"), ("cp", "cap"), ("sizes", "size"),
  ])
  func aMistypedNameFindsWhatWasMeant(name: String, meant: String) {
    #expect(nearest(to: name, among: Self.names) == meant)
  }

  @Test(arguments: ["", "zzz", "q", "completely-different", String(repeating: "a", count: 10_000)])
  func whatComesNearNothingFindsNothing(name: String) {
    #expect(nearest(to: name, among: Self.names) == nil)
  }

  @Test func quotedTextIsOneLineAndNotLong() {
    #expect(quoted("8x") == "\"8x\"")
    #expect(quoted("a\nb\u{1B}[31m\u{202E}") == "\"a\\u{A}b\\u{1B}[31m\\u{202E}\"")
    #expect(
      quoted(String(repeating: "9", count: 61)) == "\"\(String(repeating: "9", count: 60))…\"")
    #expect(quoted("你好 🎉") == "\"你好 🎉\"")
  }
}
