import Testing

@testable import Settings

@Suite struct JSON5ReaderTests {
  private func node(_ text: String) throws(JSON5Error) -> JSON5Node {
    try JSON5Reader.node(of: Array(text.utf8))
  }

  @Test(arguments: [
    ("12", 12.0), ("+12", 12), ("12.", 12), ("1.2e1", 12), ("0xC", 12), ("-0XfF", -255),
    (".5", 0.5), ("-.5e-1", -0.05), ("0", 0), ("0.0", 0), ("5.e0", 5), ("1E+2", 100),
    ("Infinity", .infinity), ("-Infinity", -.infinity), ("1e999", .infinity),
  ])
  func numbersAreReadAsTheyAreMeant(text: String, value: Double) throws {
    guard case .number(let number) = try node(text).content else {
      Issue.record("\(text) is no number")
      return
    }
    #expect(number.value == value)
    #expect(number.written == text)
  }

  @Test func notANumberIsRead() throws {
    guard case .number(let number) = try node("+NaN").content else {
      Issue.record("NaN is no number")
      return
    }
    #expect(number.value.isNaN)
  }

  @Test(arguments: [
    ("5m", 1), ("1_000", 1), ("0x", 1), ("0xG", 1), (".", 1), ("1e", 1), ("012", 1), ("--1", 1),
    ("1..2", 1), ("-", 1), ("{a: 5m}", 5), ("1e+", 1), ("0x1.5", 1), ("Infinite", 1),
  ])
  func whatIsNoNumberIsRefusedWhereItBegins(text: String, column: Int) throws {
    let error = try #require(thrown(JSON5Error.self, text) { try node(text) })
    #expect(error.place.line == 1)
    #expect(error.place.column == column, "\(text): \(error.reason)")
  }

  @Test(arguments: [
    (#""a\n\t\b\f\r\v\0\\\"\'\/b""#, "a\n\t\u{8}\u{C}\r\u{B}\0\\\"'/b"),
    (#"'it"s'"#, #"it"s"#), (#""it's""#, "it's"), (#"'\x41\u00e9\ud83d\ude00'"#, "Aé😀"),
    ("'one \\\n line'", "one  line"), ("'a\\\r\nb'", "ab"), ("'a\u{2028}b'", "a\u{2028}b"),
    (#"'\q'"#, "q"),
  ])
  func textsAreReadAsTheyAreMeant(text: String, meant: String) throws {
    guard case .text(let read) = try node(text).content else {
      Issue.record("\(text) is no text")
      return
    }
    #expect(read == meant)
  }

  @Test(arguments: [
    "\"a", "'a\nb'", #"'\x4'"#, #"'\u12'"#, #"'\ud83d'"#, #"'\ude00'"#, #"'\1'"#, #"'\01'"#, "'\\",
  ])
  func textsThatAreNoneAreRefused(text: String) {
    #expect(throws: JSON5Error.self) { try node(text) }
  }

  @Test func everythingThatJSON5HasIsRead() throws {
    let text = """
      // a comment
      {
        /* another,
           of two lines */
        unquoted: 'single', "quoted": "double", $_é: [1, 2,], \\u0061b: null,
        nested: {deep: [[], {}]}, last: true,
      }

      """
    guard case .object(let members) = try node("\u{FEFF}\u{A0}" + text).content else {
      Issue.record("it is no object")
      return
    }
    #expect(members.map(\.key) == ["unquoted", "quoted", "$_é", "ab", "nested", "last"])
    let last = try #require(members.last)
    #expect(last.place.description == "6:29")
    #expect(last.node.place.description == "6:35")
  }

  @Test(arguments: [
    ("", 1, 1), ("{", 1, 2), ("{a}", 1, 3), ("{a: 1 b: 2}", 1, 7), ("[1,,2]", 1, 4), ("[,]", 1, 2),
    ("{,}", 1, 2), ("1 2", 1, 3), ("{a: 1}}", 1, 7), ("{1: 2}", 1, 2), ("/* a", 1, 1),
    ("[1\n,\n  é}", 3, 3), ("tru", 1, 1), ("nul", 1, 1), ("{a: b}", 1, 5), ("#", 1, 1),
    ("{\r\n  a: 1,\r\n  b\r\n}", 4, 1), ("/", 1, 1), ("{a\\x: 1}", 1, 3),
  ])
  func whatIsNoJSON5IsRefusedByLineAndColumn(text: String, line: Int, column: Int) throws {
    let error = try #require(thrown(JSON5Error.self, text) { try node(text) })
    #expect((error.place.line, error.place.column) == (line, column), "\(error.reason)")
    #expect(!error.reason.isEmpty)
  }

  @Test func aByteThatIsNoUTF8IsRefusedWhereItStands() throws {
    let bytes = Array("{a: 'é\n".utf8) + [0xFF]
    let error = try #require(thrown(JSON5Error.self) { try JSON5Reader.node(of: bytes) })
    #expect(error.place.description == "2:1")
  }

  @Test func depthAndSizeHaveBounds() throws {
    let deep = { (depth: Int) in
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try node(deep(JSON5Reader.deepest)) }
    #expect(throws: JSON5Error.self) { try node(deep(JSON5Reader.deepest + 1)) }
    #expect(throws: JSON5Error.self) { try node(deep(100_000)) }
    let long = [UInt8](repeating: 0x20, count: JSON5Reader.largest)
    let error = thrown(JSON5Error.self) { try JSON5Reader.node(of: long + [0x31]) }
    #expect(error?.reason.contains("1 MiB") ?? false)
  }
}
