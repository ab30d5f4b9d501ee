import Settings
import Testing

/// T14: how the values of a progress are written.
@Suite struct ProgressTextTests {
  @Test(arguments: [
    ("0", 0), ("1", 1), ("0.4", 0.4), (".4", 0.4), ("+0.4", 0.4), ("40%", 0.4), ("40 %", 0.4),
    ("  40%\t", 0.4), ("7%", 0.07), ("12.5%", 0.125), ("100%", 1), ("150%", 1.5), ("40", 40),
    ("-0.1", -0.1), ("-5%", -0.05), ("\u{2212}1", -1), ("1e-05", 1e-05), ("5E-1", 0.5),
    ("2.5e+1%", 0.25), ("0.30000000000000004", 0.30000000000000004),
  ])
  func aNumberAloneOrInPercentIsRead(text: String, value: Double) throws {
    #expect(try ProgressText.value(of: text) == value)
  }

  @Test(arguments: [
    "", " ", "%", "abc", "0,4", "4/10", "nan", "NaN%", "inf", "-inf", "1e999", "1e", "e5", "1e5e5",
    "0x1", "0x1p-1", "1_000", "40%%", "% 40", "4 0", "١", "0.4…", "0.4\u{0}", "--1", "1e0x1",
  ])
  func anythingElseIsRefusedAndQuoted(text: String) {
    let error = thrown(ValueError.self, text) { try ProgressText.value(of: text) }
    #expect(error?.description.contains("like 0.4") == true)
    #expect(error?.description.contains("40%") == true)
    #expect(error?.reason.hasPrefix("\"\(text.prefix(3).filter { $0 != "\0" })") == true)
  }
}
