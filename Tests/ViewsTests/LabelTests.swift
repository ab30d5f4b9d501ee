import Raster
import Testing

@testable import Views

@Suite("V9: label and title")
struct LabelTests {
  /// A typesetter whose digits differ in width, as in a proportional font.
  final class Uneven: Typesetter {
    func metrics(of font: Font) -> FontMetrics {
      FontMetrics(ascent: font.size, descent: font.size / 4, capHeight: font.size * 7 / 10)
    }

    func set(_ text: String, in font: Font) -> GlyphRun {
      let width = text.unicodeScalars.reduce(0) { $0 + font.size * (3 + Int($1.value % 5)) / 10 }
      let height = font.size * 7 / 10
      guard text != " ", width > 0, height > 0 else {
        return GlyphRun(advance: width, mask: nil, left: 0, top: 0)
      }
      let size = PixelSize(width, height)
      let mask = Mask(size: size, coverage: [UInt8](repeating: 255, count: width * height))
      return GlyphRun(advance: width, mask: mask, left: 0, top: height)
    }
  }

  static func places(_ text: String) -> [Int] {
    let time = TimeText(font: Font(size: 40), typesetter: Uneven())
    return time.layers(text, center: Point(200, 50), paint: .color(.white)).map {
      guard case .mask(let mask, let x, _) = $0.shape else { return 0 }
      return 2 * x + mask.size.width
    }
  }

  @Test("report 103, 105: digits stand in equal cells and the colon never moves")
  func cells() {
    let reference = Self.places("00:00")
    for seconds in 0..<600 {
      let text = "0\(seconds / 60):\(seconds % 60 / 10)\(seconds % 10)"
      for (place, expected) in zip(Self.places(text), reference) {
        // Centres in half pixels: a cell has no middle pixel for every width.
        #expect(abs(place - expected) <= 1, "\(text)")
      }
      #expect(Self.places(text)[2] == reference[2])
    }
  }

  @Test("a sign moves nothing")
  func sign() {
    #expect(
      Array(Self.places("\u{2212}00:01").dropFirst()).map { $0 / 4 }
        == Self.places("00:01").map { $0 / 4 })
  }

  static func layout(
    _ size: PixelSize, face: Face, title: String?, label: String,
    typesetter: any Typesetter = Uneven()
  ) -> Frame {
    var look = Theme.dark.look
    look.face = face
    let layout = DisplayLayout(
      look: look, title: title, widestLabel: label, size: size, scale: 1,
      resources: Resources(typesetter: typesetter))
    return layout.frame(fraction: 0.5, label: label)
  }

  /// The masks' places.
  static func texts(_ frame: Frame) -> [PixelRect] {
    frame.layers.compactMap {
      guard case .mask(let mask, let x, let y) = $0.shape else { return nil }
      return PixelRect(x0: x, y0: y, x1: x + mask.size.width, y1: y + mask.size.height)
    }
  }

  @Test(
    "report 33, 108: the widest label and any title stay in the window",
    arguments: [
      PixelSize(1920, 1080), PixelSize(800, 480), PixelSize(1080, 1920), PixelSize(320, 240),
      PixelSize(64, 48),
      PixelSize(1000, 60), PixelSize(50, 700),
    ], Face.allCases)
  func fits(size: PixelSize, face: Face) {
    let long = "A title of many words that nobody can read from the back of the room at all"
    for label in ["00:00", "\u{2212}100:00:00", "239976:00:00"] {
      for title in [nil, "Tea", long, String(repeating: "W", count: 90)] {
        let window = PixelRect(size)
        for place in Self.texts(Self.layout(size, face: face, title: title, label: label)) {
          #expect(place.intersection(window) == place, "\(label), \(title ?? "no title")")
        }
      }
    }
  }

  @Test(
    "title and label don't touch, nor the ring",
    arguments: [PixelSize(1920, 1080), PixelSize(320, 240)])
  func apart(size: PixelSize) throws {
    let frame = Self.layout(size, face: .ring, title: "Opening", label: "00:00")
    let texts = Self.texts(frame)
    let title = try #require(texts.last)
    for digit in texts.dropLast() { #expect(digit.intersection(title).isEmpty) }
    let center = Point(Double(size.width) / 2, Double(size.height) / 2)
    for layer in frame.layers {
      guard case .arc(let arc) = layer.shape else { continue }
      for text in texts {
        for (x, y) in [
          (text.x0, text.y0), (text.x1, text.y0), (text.x0, text.y1), (text.x1, text.y1),
        ] {
          let distance = (Point(Double(x), Double(y)) - center).length
          #expect(distance < arc.radius - arc.width / 2)
        }
      }
    }
  }

  @Test("a text too long is set smaller, then wrapped, then ends in an ellipsis")
  func block() {
    func lines(_ text: String, size: Int = 20, width: Int, height: Int) -> Int {
      let font = Font(size: size)
      let block = TextBlock(text, font: font, width: width, height: height, typesetter: Uneven())
      return block.layers(centerX: 0, top: 0, paint: .color(.white)).count
    }
    #expect(lines("one two", width: 500, height: 30) == 1)
    #expect(lines("one two three four", width: 60, height: 60) > 1)
    #expect(lines("one two three four five six", size: 60, width: 120, height: 48) == 1)
    // Letters that are asked for higher than the box are as high as it lets them be.
    #expect(lines("one", size: 300, width: 500, height: 48) == 1)
    #expect(lines("", width: 40, height: 16) == 0)
  }

  @Test(
    "report 106: without a font digits are strokes, as wide as each other",
    arguments: Font.Weight.allCases)
  func strokeDigits(weight: Font.Weight) {
    let typesetter = StrokeTypesetter()
    let font = Font(weight: weight, size: 60)
    let advances = Set((0...9).map { typesetter.set(String($0), in: font).advance })
    #expect(advances.count == 1)
    let masks = (0...9).compactMap { typesetter.set(String($0), in: font).mask }
    #expect(Set(masks.map(\.coverage)).count == 10)
  }

  @Test("V11: after the end with autohide only the ground is left")
  func autohide() {
    let layout = DisplayLayout(
      look: Theme.dark.look, title: "Tea", widestLabel: "00:00", size: PixelSize(100, 100),
      scale: 1,
      resources: strokes)
    #expect(layout.frame(fraction: 0, label: "00:00", showsViews: false).layers.count == 1)
  }
}
