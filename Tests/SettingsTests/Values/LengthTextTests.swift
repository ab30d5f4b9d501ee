import Settings
import Testing
import Views

@Suite struct LengthTextTests {
  @Test(arguments: [
    ("10", Length.points(10)), ("10pt", .points(10)), ("10.5", .points(10.5)), ("0", .points(0)),
    (".5", .points(0.5)), ("+3", .points(3)), ("8%", .share(0.08)), ("100%", .share(1)),
    ("0%", .share(0)), ("65536", .points(65_536)), ("10000%", .share(100)),
  ])
  func aLengthIsRead(text: String, length: Length) throws {
    #expect(try Length(text: text) == length)
  }

  @Test(arguments: [
    "", "%", "pt", "abc", "10px", "10 %", " 10", "1e3", "0x10", "nan", "inf", "-inf", "8,5",
    "1.2.3",
    ".", "+", "--5", "10%pt", "٣",
  ])
  func whatIsNoLengthIsRefusedWithTheTextAndAnExample(text: String) {
    let error = thrown(ValueError.self) { try Length(text: text) }
    #expect(error?.reason == "\"\(text)\" is not a length")
    #expect(error?.advice.contains("8%") == true)
  }

  @Test(arguments: ["-1", "-0.001", "−5", "-8%"])
  func aNegativeLengthIsRefused(text: String) {
    let error = thrown(ValueError.self) { try Length(text: text) }
    #expect(error?.reason == "the length \"\(text)\" is negative")
  }

  @Test(arguments: ["65537", "10001%", "99999999999999999999999999999999"])
  func aHugeLengthIsRefused(text: String) {
    let error = thrown(ValueError.self) { try Length(text: text) }
    #expect(error?.reason == "the length \"\(text)\" is too large")
  }

  @Test func aFrameHasFourLengthsOfWhichTheEdgesMayBeNegative() throws {
    let frame = try ViewFrame(text: "-10,5%,80%,60")
    #expect(
      frame
        == ViewFrame(x: .points(-10), y: .share(0.05), width: .share(0.8), height: .points(60)))
  }

  @Test(arguments: [
    "", "1,2,3", "1,2,3,4,5", "a,2,3,4", "1,2,0,4", "1,2,3,0%", "1,2,-3,4", "1,,3,4", "1;2;3;4",
    "nan,0,1,1", "0,0,inf,1",
  ])
  func whatIsNoFrameIsRefusedWithAnExample(text: String) {
    let error = thrown(ValueError.self) { try ViewFrame(text: text) }
    #expect(error?.advice.contains("10%,20,80%,60") == true)
  }
}
