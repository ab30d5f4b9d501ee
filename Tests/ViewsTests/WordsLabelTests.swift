import Raster
import Testing
import TimerCore

@testable import Views

@Suite("V9: a label in words, and the line below it")
struct WordsLabelTests {
  private func layout(
    _ size: PixelSize, _ face: Face, _ widest: String, note: String? = nil, title: String? = nil
  ) -> DisplayLayout {
    var look = Theme.dark.look
    look.face = face
    look.label.format = LabelFormat(.words)
    look.ring.stroke.track = .color(Color(0x0E1116))
    look.ring.stroke.progress = .color(Color(0x0E1116))
    look.bar.stroke.track = .color(Color(0x0E1116))
    look.bar.stroke.progress = .color(Color(0x0E1116))
    return DisplayLayout(
      look: look,
      timers: [.init(title: title, widestLabel: widest, hasNote: note != nil)],
      size: size, scale: 1, resources: blocks)
  }

  @Test(
    "All that a run says lies within its view, and is as large for each of its texts",
    arguments: [Face.ring, .both, .bar],
    [PixelSize(320, 240), PixelSize(800, 480), PixelSize(1080, 1920)])
  func within(face: Face, size: PixelSize) {
    let texts = Language.english.longestWords(total: .seconds(200_000), overtime: true)
    let layout = layout(size, face, texts.joined(separator: "\n"), note: "ended 0000-00-00 00:00")
    var heights: Set<Int> = []
    for text in texts {
      let frame = layout.frame([
        .init(fraction: 0.5, label: text, note: "ended 2026-01-01 10:00", isOvertime: true)
      ])
      let bounds = frame.bitmap().inkBounds
      #expect(
        bounds.x0 > 0 && bounds.y0 > 0 && bounds.x1 < size.width && bounds.y1 < size.height,
        "\(text)")
      for layer in frame.layers {
        if case .mask(let mask, _, _) = layer.shape,
          layer.paint == .color(layout.look.label.overtimeColor!)
        {
          heights.insert(mask.size.height)
        }
      }
    }
    #expect(heights.count == 1, "\(heights)")
  }

  @Test("Long words stand in a ring on lines about as long")
  func lines() {
    let balance = LineBalance(
      "less than a minute over", font: Font(size: 10), typesetter: BlockTypesetter())
    #expect(balance.lines(1) == ["less than a minute over"])
    #expect(balance.lines(2) == ["less than a", "minute over"])
    #expect(balance.lines(3) == ["less than", "a minute", "over"])
  }

  @Test("A title that needs two lines has two about as long")
  func balanced() {
    let balance = LineBalance(
      "one two three four five six", font: Font(size: 10), typesetter: BlockTypesetter())
    #expect(balance.lines(width: 23 * 6) == ["one two three", "four five six"])
    #expect(balance.lines(width: 23 * 6, most: 1) == ["one two three four five six"])
  }

  @Test("Ideographs break anywhere but before what closes, and keep to their numbers")
  func ideographs() {
    func lines(_ text: String, _ count: Int) -> [String] {
      LineBalance(text, font: Font(size: 10), typesetter: BlockTypesetter()).lines(count)
    }
    #expect(lines("完成倒计时", 2) == ["完成倒", "计时"])
    #expect(lines("时间到。", 2) == ["时间", "到。"])
    #expect(lines("12分钟", 9) == ["12分", "钟"])
  }

  @Test("Overtime has its own colour, and the line below says what it is given")
  func overtime() {
    let layout = layout(PixelSize(320, 240), .ring, "12 minutes", note: "ends 00:00")
    func colors(_ isOver: Bool, _ note: String) -> Int {
      layout.frame([.init(fraction: 0, label: "12 minutes", note: note, isOvertime: isOver)]).layers
        .filter { $0.paint == .color(Color(0xFF8A80)) }.count
    }
    #expect(colors(false, "") == 0 && colors(true, "") > 0)
    let without = layout.frame([.init(fraction: 0, label: "1 minute")]).layers.count
    let with = layout.frame([.init(fraction: 0, label: "1 minute", note: "ends 12:30")]).layers
      .count
    #expect(with == without + 1)
  }

  @Test("Characters of other scripts between the digits have their places in the label")
  func scripts() {
    let time = TimeText(font: Font(size: 20), widest: "2天 00:00:00", typesetter: BlockTypesetter())
    let plain = TimeText(font: Font(size: 20), typesetter: BlockTypesetter())
    #expect(time.width(of: "2天 00:00:00") == plain.width(of: "2d 00:00:00"))
    #expect(time.layers("2天", center: Point(50, 50), paint: .color(.white)).count == 2)
  }

  @Test(
    "The colours of overtime keep a contrast of 7 to 1 from their grounds",
    arguments: Theme.allCases)
  func contrast(theme: Theme) throws {
    func luminance(_ color: Color) -> Double {
      func linear(_ channel: UInt8) -> Double {
        let share = Double(channel) / 255
        // The square is near enough to the curve's 2.4, and darker.
        return share * share
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    guard case .color(let ground) = theme.look.background else { return }
    let (a, b) = (luminance(try #require(theme.look.label.overtimeColor)), luminance(ground))
    #expect((max(a, b) + 0.05) / (min(a, b) + 0.05) >= 7)
  }
}
