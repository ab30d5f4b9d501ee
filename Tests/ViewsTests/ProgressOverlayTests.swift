import Raster
import Testing

@testable import Views

@Suite("T14: the progress overlay")
struct ProgressOverlayTests {
  static let size = PixelSize(200, 220)
  static let rect = Rect(x: 0, y: 0, width: 200, height: 220)

  static func picture(
    _ stroke: Double, percent: Int = 8, _ change: (inout ProgressLook) -> Void = { _ in }
  ) -> Bitmap {
    var look = ProgressLook()
    change(&look)
    let view = ProgressOverlayView(look, rect: rect, scale: 1, resources: strokes)
    let white = Layer(.rectangle(rect, radius: 0), .color(.white))
    return painted([white] + view.layers(stroke: stroke, percent: percent), size)
  }

  @Test("the defaults")
  func defaults() {
    let look = ProgressLook()
    #expect(look.face == .ring && look.radius == .points(75) && look.thickness == .points(3))
    #expect(look.progress == .color(.white) && look.track == nil && look.opacity == 0.95)
    #expect(look.veil == .color(Color(red: 0, green: 0, blue: 0, alpha: 153)))
    #expect(look.label == TextStyle(color: .white, size: .points(24), weight: .bold))
  }

  @Test("a veil of 60 % black at 95 %, a ring of radius 75 and width 3 on it, no track")
  func looks() {
    let veiled = UInt32((255 * (1 - 0.6 * 0.95)).rounded())
    let bitmap = Self.picture(0.5)
    #expect(bitmap[3, 3] & 0xFF == veiled && bitmap[100, 110] & 0xFF == veiled)
    #expect(bitmap[174, 110] == 0xFFFF_FFFF && bitmap[171, 110] & 0xFF == veiled)
    #expect(bitmap[25, 110] & 0xFF == veiled, "the other half")
    #expect(Self.picture(0)[174, 110] & 0xFF == veiled)
  }

  @Test("at opacity 1 the stroke's inside is white to the bit, on any ground")
  func white() {
    let look = ProgressLook(opacity: 1)
    let view = ProgressOverlayView(look, rect: Self.rect, scale: 1, resources: strokes)
    let bitmap = painted(view.layers(stroke: 1, percent: 100), Self.size)
    #expect(bitmap[174, 110] == 0xFFFF_FFFF && bitmap[175, 110] == 0xFFFF_FFFF)
  }

  @Test("a track that is set is there from the start")
  func track() {
    let bitmap = Self.picture(0) { look in
      look.track = .color(Color(0xFF0000))
      look.opacity = 1
    }
    #expect(bitmap[174, 110] == 0xFFFF_0000 && bitmap[25, 110] == 0xFFFF_0000)
  }

  @Test("the percent stands above the ring and moves nothing as it counts")
  func label() {
    let (few, many) = (Self.picture(0, percent: 8), Self.picture(0, percent: 9))
    var changed = PixelRect.empty
    for y in 0..<220 {
      for x in 0..<200 where few[x, y] != many[x, y] {
        changed = changed.union(PixelRect(x0: x, y0: y, x1: x + 1, y1: y + 1))
      }
    }
    #expect(!changed.isEmpty && changed.y1 <= 110 - 77 && changed.y0 >= 0)
    #expect(changed.width < 24)
    #expect(
      Self.picture(0, percent: 8) { $0.label = nil }
        == Self.picture(0, percent: 9) { $0.label = nil })
  }

  @Test("it fits any view", arguments: [(64.0, 48.0), (30, 300), (300, 30), (1, 1), (0, 0)])
  func fits(width: Double, height: Double) {
    let rect = Rect(x: 10, y: 10, width: width, height: height)
    for face in ProgressLook.Face.allCases {
      let look = ProgressLook(face: face, veil: nil, opacity: 1)
      let view = ProgressOverlayView(look, rect: rect, scale: 1, resources: strokes)
      let ink = painted(view.layers(stroke: 1, percent: 88), PixelSize(320, 320)).inkBounds
      let slack = 1
      #expect(ink.isEmpty || ink.x0 >= 10 - slack && ink.x1 <= 11 + Int(width), "\(ink)")
      #expect(ink.isEmpty || ink.y0 >= 10 - slack && ink.y1 <= 11 + Int(height), "\(ink)")
    }
  }

  @Test("the bar face: a stroke of 240 in the middle, its percent above")
  func bar() {
    var look = ProgressLook(face: .bar, barLength: .points(120), thickness: .points(6))
    look.veil = nil
    let view = ProgressOverlayView(look, rect: Self.rect, scale: 1, resources: strokes)
    let half = painted(view.layers(stroke: 0.5, percent: 50), Self.size)
    #expect(half[45, 110] != 0xFF00_0000 && half[99, 112] != 0xFF00_0000)
    #expect(half[101, 110] == 0xFF00_0000 && half.inkBounds.y0 < 100)
    #expect(ProgressLook().barLength == .points(240))
  }
}
