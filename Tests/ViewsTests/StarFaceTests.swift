import Raster
import Testing

@testable import Views

@Suite("V13: the star as a timer face")
struct StarFaceTests {
  static let size = PixelSize(80, 80)
  static let green: UInt32 = 0xFF00_FF00

  static func face(
    _ fraction: Double, motion: Motion = .drain, direction: Direction = .clockwise
  ) -> Bitmap {
    let stroke = StrokeLook(thickness: .points(5), cap: .butt, capFit: .inset)
    let view = StarFaceView(
      StarLook(), stroke: stroke, motion: motion, direction: direction,
      rect: Rect(x: 0, y: 0, width: 80, height: 80), scale: 1, resources: strokes)
    return painted(view.layers(fraction: fraction), size)
  }

  /// The area that is green and not gray, in pixels.
  static func greenArea(_ bitmap: Bitmap) -> Double {
    bitmap.pixels.reduce(0) { $0 + max(0, Double($1 >> 8 & 0xFF) - Double($1 & 0xFF)) / 255 }
  }

  @Test("it stays within its view, whole and with a wide stroke")
  func within() {
    for thickness in [5.0, 12] {
      let stroke = StrokeLook(thickness: .points(thickness), cap: .round, capFit: .inset)
      let view = StarFaceView(
        StarLook(), stroke: stroke, rect: Rect(x: 10, y: 10, width: 80, height: 80), scale: 1,
        resources: strokes)
      let bounds = painted(view.layers(fraction: 1), PixelSize(100, 100)).inkBounds
      #expect(bounds.x0 >= 10 && bounds.y0 >= 10 && bounds.x1 <= 90 && bounds.y1 <= 90)
      #expect(view.innerRadius > 0 && view.travel > 0)
    }
  }

  @Test("it lies within a round border, which covers the view's circle to its edge")
  func border() {
    let stroke = StrokeLook(thickness: .points(5), cap: .butt, capFit: .inset)
    let look = StarLook(border: BorderLook(width: .points(8)))
    let view = StarFaceView(
      look, stroke: stroke, rect: Rect(x: 0, y: 0, width: 80, height: 80), scale: 1,
      resources: strokes)
    let bitmap = painted(view.layers(fraction: 1), Self.size)
    #expect(bitmap[40, 2] == 0xFFFF_0000 && bitmap[77, 40] == 0xFFFF_0000)
    #expect(bitmap[40, 7] == 0xFFFF_0000 && bitmap[40, 12] == Self.green)
    let alone = painted(
      StarFaceView(
        StarLook(), stroke: stroke, rect: Rect(x: 8, y: 8, width: 64, height: 64), scale: 1,
        resources: strokes
      ).layers(fraction: 1), Self.size)
    #expect(Self.greenArea(bitmap) <= Self.greenArea(alone) + 0.01)
    #expect(Self.greenArea(bitmap) > Self.greenArea(alone) * 0.98)
  }

  @Test("whole it hides its track, and at zero nothing of it is left")
  func ends() {
    #expect(Self.face(1).pixels.allSatisfy { $0 & 0xFF == 0 })
    #expect(Self.greenArea(Self.face(0)) == 0)
  }

  @Test("it drains steadily, without a jump at a tip")
  func steady() {
    let whole = Self.greenArea(Self.face(1))
    var before = whole
    for step in 1...60 {
      let area = Self.greenArea(Self.face(1 - Double(step) / 60))
      #expect(area < before && before - area < whole / 60 * 1.9, "\(step): \(before - area)")
      before = area
    }
  }

  @Test("draining with f left and filling with 1 − f left show the same", arguments: [0.1, 0.37])
  func motions(fraction: Double) {
    #expect(Self.face(fraction) == Self.face(1 - fraction, motion: .fill))
  }

  @Test("counter-clockwise is the mirror of clockwise", arguments: [0.1, 0.37, 0.92])
  func directions(fraction: Double) {
    let other = Self.face(fraction, direction: .counterclockwise)
    #expect(worstDifference(Self.face(fraction).mirrored, other) <= 1)
  }
}
