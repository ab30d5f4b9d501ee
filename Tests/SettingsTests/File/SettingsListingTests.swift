import TestSupport
import Testing

@testable import Settings

@Suite struct SettingsListingTests {
  @Test func whatHoldsIsListedWithWhoSaysSo() throws {
    let folder = try TemporaryFolder()
    let text =
      "{\n  thickness: '8%', label: false, react: ['at zero: track red', 'below 3s: cap butt'],\n}"
    let file = try folder.write(Array(text.utf8), to: "a.json5")
    let settings = try EffectiveSettings(
      ["config", "--config", file, "--padding", "3", "--theme=light", "--title", "a \"b\""])
    let lines = settings.listing.split(separator: "\n").map(String.init)
    #expect(lines.contains("  thickness: \"8%\", // \(file):2:14"))
    #expect(lines.contains("  label: false, // \(file):2:27"))
    #expect(lines.contains("  padding: 3, // --padding"))
    #expect(lines.contains("  theme: \"light\", // --theme"))
    #expect(lines.contains("  // opacity: 1 (default)"))
    #expect(lines.contains(#"  title: "a \"b\"", // --title"#))
    let again = try SettingsFile(Array(settings.listing.utf8), path: "again")
    let same = try folder.write(Array(settings.listing.utf8), to: "b.json5")
    let second = try EffectiveSettings(["config", "--config", same])
    #expect(again.entries.count == 6)
    #expect(second.values == settings.values)
    #expect(second.invocation.look == settings.invocation.look)
  }

  @Test func timersOfAFileAreListed() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Array("{timers: ['5m tea', '12m']}".utf8), to: "a.json5")
    let settings = try EffectiveSettings(["config", "--config", file])
    #expect(settings.listing.contains(#"timers: ["5m tea", "12m"], // \#(file):1:10"#))
  }

  @Test func aWordBehindConfigIsRefused() {
    #expect(thrown(UsageError.self) { try Invocation.parse(["config", "5m"]) } != nil)
    #expect(thrown(UsageError.self) { try Invocation.parse(["check"]) } != nil)
    #expect(thrown(UsageError.self) { try Invocation.parse(["check", "--mute", "a"]) } != nil)
  }
}
