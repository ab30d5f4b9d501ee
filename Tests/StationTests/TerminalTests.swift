import Raster
import SDL
import Testing

@testable import Station

@Suite("K6: the terminal as a screen")
struct TerminalTests {
  private static let keys: [(bytes: [UInt8], expected: [KeyEvent])] = [
    ([0x20], [KeyEvent(key: .space, symbol: " ")]),
    ([0x0D], [KeyEvent(key: .enter, symbol: "\r")]),
    ([0x1B], [KeyEvent(key: .escape, symbol: nil)]),
    (Array("\u{1B}[A".utf8), [KeyEvent(key: .up, symbol: nil)]),
    (Array("\u{1B}OP".utf8), [KeyEvent(key: .f1, symbol: nil)]),
    (Array("\u{1B}[15~".utf8), [KeyEvent(key: .f5, symbol: nil)]),
    (Array("\u{1B}[1;5C".utf8), [KeyEvent(key: .right, symbol: nil, modifiers: .control)]),
    (Array("\u{1B}[Z".utf8), [KeyEvent(key: .tab, symbol: nil, modifiers: .shift)]),
    (Array("\u{1B}x".utf8), [KeyEvent(key: .x, symbol: "x", modifiers: .alt)]),
    (
      Array("R5".utf8),
      [
        KeyEvent(key: .r, symbol: "R", modifiers: .shift), KeyEvent(key: .digit5, symbol: "5"),
      ]
    ),
    ([0x19], [KeyEvent(key: .y, symbol: nil, modifiers: .control)]),
    ([0x7F], [KeyEvent(key: .backspace, symbol: "\u{7F}")]),
    ([], []), (Array("\u{1B}[".utf8), []), (Array("\u{1B}[99~".utf8), []),
    ([0xFF], [KeyEvent(key: nil, symbol: "\u{FFFD}")]),
  ]

  @Test("What a terminal sends is the keys that were pressed", arguments: keys)
  func reading(bytes: [UInt8], expected: [KeyEvent]) {
    #expect(TerminalKeys.events(bytes) == expected)
  }

  private func picture(_ rows: [[UInt32]]) -> Bitmap {
    Bitmap(size: PixelSize(rows[0].count, rows.count), pixels: rows.flatMap { $0 })
  }

  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  @Test("Two pixels are a cell; a cell of one colour is a space; only what differs is written")
  func drawing() {
    var canvas = TerminalCanvas(hasTrueColor: true)
    let first = canvas.update(to: picture([[red, blue], [red, red]]), [])
    #expect(
      first
        == "\u{1B}[1;1H\u{1B}[48;2;255;0;0m \u{1B}[38;2;0;0;255m▀")
    #expect(canvas.update(to: picture([[red, blue], [red, red]]), []) == "")
    let third = canvas.update(to: picture([[red, red], [red, red]]), [])
    #expect(third == "\u{1B}[1;2H\u{1B}[48;2;255;0;0m ")
  }

  @Test(
    "A line of text stands in the middle of its row, cut where it is too long, wide signs left out")
  func text() {
    var canvas = TerminalCanvas(hasTrueColor: true)
    let black = picture([[UInt32]](repeating: [UInt32](repeating: 0xFF00_0000, count: 5), count: 2))
    let line = TerminalCanvas.Line(row: 0, text: "a你b", color: 0xFFFFFF)
    #expect(
      canvas.update(to: black, [line])
        == "\u{1B}[1;1H\u{1B}[48;2;0;0;0m \u{1B}[38;2;255;255;255mab  ")
    let long = TerminalCanvas.Line(row: 0, text: "abcdefgh", color: 0xFFFFFF)
    #expect(canvas.update(to: black, [long]).filter(\.isLetter).contains("bcde"))
    let far = TerminalCanvas.Line(row: 7, text: "x", color: 0)
    #expect(!canvas.update(to: black, [far]).contains("x"))
  }

  @Test(
    "With 256 colours the nearest is taken, a gray for grays",
    arguments: [
      (0xFFFF_0000 as UInt32, 196), (0xFF00_00FF, 21), (0xFF80_8080, 244), (0xFF00_0000, 16),
      (0xFFFF_FFFF, 231),
    ])
  func fewColors(pixel: UInt32, number: Int) {
    var canvas = TerminalCanvas(hasTrueColor: false)
    #expect(
      canvas.update(to: picture([[pixel], [pixel]]), []) == "\u{1B}[1;1H\u{1B}[48;5;\(number)m ")
  }
}
