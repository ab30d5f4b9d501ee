import Raster
import Testing

@testable import Views

@Suite("V4: the ring")
struct RingViewTests {
  static func ring(_ fraction: Double, _ change: (inout RingLook) -> Void = { _ in }) -> Bitmap {
    var look = RingLook()
    look.radius = .points(40)
    change(&look)
    let rect = Rect(x: 0, y: 0, width: 100, height: 100)
    let view = RingView(look, rect: rect, scale: 1, resources: strokes)
    return painted(view.layers(fraction: fraction), PixelSize(100, 100))
  }

  @Test("a ring's defaults: radius 100, width 15, light gray below green, filling clockwise")
  func defaults() {
    let look = RingLook()
    #expect(look.radius == .points(100) && look.stroke.thickness == .points(15))
    // Three quarters left: the first quarter is filled.
    let bitmap = Self.ring(0.75)
    #expect(bitmap[78, 22] == 0xFF00_FF00)
    for (x, y) in [(78, 78), (22, 78), (22, 22)] { #expect(bitmap[x, y] == 0xFFAA_AAAA) }
  }

  @Test("a quarter of the time is a quarter of the turn, to the pixel", arguments: 0...4)
  func quarters(count: Int) {
    let bitmap = Self.ring(Double(count) / 4) { $0.motion = .drain }
    let corners = [(78, 22), (78, 78), (22, 78), (22, 22)]
    for (index, (x, y)) in corners.enumerated() {
      #expect(bitmap[x, y] == (index < count ? 0xFF00_FF00 : 0xFFAA_AAAA))
    }
    // The quarters meet between pixels 49 and 50: neither column mixes.
    if count > 0 && count < 4 { #expect(bitmap[50, 10] == 0xFF00_FF00) }
    if count < 4 { #expect(bitmap[49, 10] == 0xFFAA_AAAA) }
  }

  @Test(
    "report 93: draining with f left and filling with 1 − f left show the same",
    arguments: [0.1, 0.37, 0.5, 0.92])
  func motions(fraction: Double) {
    let drained = Self.ring(fraction) { $0.motion = .drain }
    #expect(worstDifference(drained, Self.ring(1 - fraction)) <= 1)
  }

  @Test("counter-clockwise is the mirror of clockwise", arguments: [0.1, 0.37, 0.5, 0.92])
  func directions(fraction: Double) {
    let other = Self.ring(fraction) { $0.direction = .counterclockwise }
    #expect(worstDifference(Self.ring(fraction).mirrored, other) <= 1)
  }

  @Test("a gauge leaves the rest of the circle free")
  func gauge() {
    let bitmap = Self.ring(0) {
      ($0.startAngle, $0.sweepAngle, $0.motion) = (-90, 180, .fill)
    }
    #expect(bitmap[22, 22] == 0xFF00_FF00 && bitmap[78, 22] == 0xFF00_FF00)
    #expect(bitmap[22, 78] == 0xFF00_0000 && bitmap[78, 78] == 0xFF00_0000)
  }

  @Test("progress and track have widths and fills of their own, and progress lies on top")
  func widths() {
    let bitmap = Self.ring(0) {
      ($0.stroke.thickness, $0.stroke.trackThickness) = (.points(9), .points(21))
    }
    #expect(bitmap[81, 50] == 0xFFAA_AAAA && bitmap[90, 50] == 0xFF00_FF00)
    #expect(bitmap[99, 50] == 0xFFAA_AAAA)
  }

  @Test("V7: a pattern keeps its place while the stroke shrinks")
  func pattern() {
    let resources = Resources(typesetter: StrokeTypesetter(), pictures: Checks())
    func ring(_ fraction: Double) -> Bitmap {
      var look = RingLook(radius: .points(40), motion: .drain)
      look.stroke.progress = .image(path: "checks", fit: .tile)
      let rect = Rect(x: 0, y: 0, width: 100, height: 100)
      let view = RingView(look, rect: rect, scale: 1, resources: resources)
      return painted(view.layers(fraction: fraction), PixelSize(100, 100))
    }
    let (more, less) = (ring(0.8), ring(0.3))
    for y in 0..<45 { for x in 52..<100 { #expect(more[x, y] == less[x, y]) } }
    #expect(more[78, 22] != more[79, 22])
  }

  /// A picture of two pixels.
  final class Checks: PictureSource {
    func picture(at path: String) -> (picture: Picture, scale: Double)? {
      let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_00FF]
      return (Picture(Bitmap(size: PixelSize(2, 1), pixels: pixels)), 1)
    }
  }

  @Test("V8: a ramp is a colour by the time that is left")
  func ramp() {
    let fill = Fill.ramp([Color(0x00FF00), Color(0xFF0000)])
    func color(_ fraction: Double) -> UInt32 {
      Self.ring(fraction) {
        $0.stroke.progress = fill
        $0.motion = .drain
      }[52, 10]
    }
    #expect(color(1) == 0xFF00_FF00)
    #expect(color(0.5) == 0xFF80_8000)
    #expect(Color.ramp([.white, .black], at: 1) == .black)
  }
}
