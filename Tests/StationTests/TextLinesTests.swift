import Testing

@testable import Station

@Suite("Lines of text")
struct TextLinesTests {
  /// Returns the lines of a text that arrives in pieces of a size.
  private func lines(_ text: String, pieces size: Int) -> [String] {
    let bytes = Array(text.utf8)
    var lines = TextLines()
    var result: [String] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      result += lines.take(bytes[start..<min(bytes.count, start + size)])
    }
    return result + lines.end()
  }

  @Test("They are the same however the bytes arrive", arguments: [1, 2, 3, 7, 1000])
  func pieces(size: Int) {
    let text = "0.3\r\n40%\n\n  \t\n\r\r\nüber\n 0.5 \r0.6"
    #expect(lines(text, pieces: size) == ["0.3", "40%", "über", " 0.5 ", "0.6"])
  }

  @Test("One that is too long comes once, cut, and takes no more room", arguments: [1, 5, 4096])
  func long(size: Int) {
    let long = String(repeating: "9", count: 100_000)
    let found = lines("0.1\n\(long)\n0.2\n", pieces: size)
    #expect(found == ["0.1", String(repeating: "9", count: TextLines.longest) + "…", "0.2"])
  }

  @Test("One that is too long comes before its end is there")
  func endless() {
    var lines = TextLines()
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1100)
    #expect(lines.take(piece).isEmpty)
    #expect(lines.take(piece).count == 1)
    #expect(lines.take(piece).isEmpty)
    #expect(lines.end().isEmpty)
    #expect(lines.take("0.5\n".utf8) == ["0.5"])
  }

  @Test("One of exactly the kept length is whole")
  func exact() {
    let text = String(repeating: " ", count: TextLines.longest - 3) + "0.5"
    #expect(lines(text + "\n", pieces: 10) == [text])
  }

  @Test("Bytes that are no text are shown as what they are not")
  func invalid() {
    var lines = TextLines()
    #expect(lines.take([0xFF, 0xFE, 0x0A]) == ["\u{FFFD}\u{FFFD}"])
    #expect(lines.take([0, 0x0A]) == ["\0"])
  }
}
