import Settings
import Testing

@Suite struct JSONLineTests {
  @Test(
    arguments: [
      (600, "600"), (0, "0"), (-0.0, "0"), (-2, "-2"), (0.63, "0.63"),
      (0.1 + 0.2, "0.30000000000000004"),
      (9.94, "9.94"), (1.0 / 3, "0.3333333333333333"), (9_007_199_254_740_991, "9007199254740991"),
      (1e300, "1e+300"), (.leastNonzeroMagnitude, "5e-324"), (.nan, "null"), (.infinity, "null"),
      (-.infinity, "null"),
    ] as [(Double, String)])
  func aNumberIsAsShortAsReadsBackTheSame(number: Double, json: String) {
    #expect(JSONValue.number(number).description == json)
    if number.isFinite { #expect(Double(json) == number) }
  }

  @Test(arguments: [
    ("", #""""#), ("tea", #""tea""#), ("\"", #""\"""#), ("\\", #""\\""#), ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{1F}\u{8}", #""\u0000\u001f\u0008""#), ("\u{7F}é确🎉", "\"\u{7F}é确🎉\""),
    ("\r\n", #""\r\n""#), ("</script>", #""</script>""#),
  ])
  func aTextIsEscaped(text: String, json: String) {
    #expect(JSONValue.text(text).description == json)
  }

  @Test func fieldsStandInTheOrderInWhichTheyWereAdded() {
    var line = JSONLine()
    #expect(line.description == "{}")
    line.append("event", .text("tick"))
    line.append("at", .null)
    line.append("late", .number(0.001))
    line.append("a\"b", .bool(true))
    #expect(line.description == #"{"event":"tick","at":null,"late":0.001,"a\"b":true}"#)
  }
}
