import Raster
import Testing

@testable import Views

@Suite("V9: title and time inside a ring")
struct RingTextViewTests {
  private static var ring: RingView {
    let rect = Rect(x: 0, y: 0, width: 240, height: 240)
    return RingView(RingLook(), rect: rect, scale: 1, resources: strokes)
  }

  private static func texts(
    title: String?, size: Double = 12, time: String = "00:10"
  ) -> RingTextView {
    RingTextView(
      title: title, titleStyle: TextStyle(color: .white, size: .points(size)),
      timeStyle: TextStyle(color: .white, size: .points(size), weight: .bold), widest: time,
      in: ring, scale: 1, resources: strokes)
  }

  private static func ink(_ layers: [Layer]) -> PixelRect {
    painted(layers, PixelSize(240, 240)).inkBounds
  }

  @Test(
    "The title's middle is that of the upper half of the ring's middle third, the time's of the lower"
  )
  func halves() {
    let all = Self.ink(Self.texts(title: "123").layers("00:10"))
    let time = Self.ink(Self.texts(title: nil).layers("00:10"))
    // The ring is 215 across: its third's halves have their middles 17.9 from its own.
    #expect(abs(Double(time.y0 + time.y1) / 2 - 137.9) <= 1)
    #expect(all.y0 >= 120 - 36 && all.y1 <= 120 + 36)
    #expect(all.y0 < 120 - 12)
  }

  @Test("Both lie inside the ring whatever their sizes", arguments: [6.0, 12, 40, 400])
  func inside(size: Double) {
    for time in ["00:10", "100:00:00"] {
      let box = Self.ink(Self.texts(title: "1234567890", size: size, time: time).layers(time))
      #expect(!box.isEmpty)
      for (x, y) in [(box.x0, box.y0), (box.x1, box.y0), (box.x0, box.y1), (box.x1, box.y1)] {
        #expect(Point(Double(x) - 120, Double(y) - 120).length <= 100 - 7.5)
      }
    }
  }

  @Test("They are dark gray where nothing else is asked for")
  func colors() {
    let texts = RingTextView(
      title: "1", widest: "00:10", in: Self.ring, scale: 1, resources: strokes)
    #expect(texts.layers("00:10").allSatisfy { $0.paint == .color(Palette.darkGray) })
  }

  @Test("A title that is empty leaves the time alone")
  func noTitle() {
    #expect(Self.texts(title: "").layers("00:10") == Self.texts(title: nil).layers("00:10"))
  }
}
