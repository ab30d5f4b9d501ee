import Raster
import Testing

@testable import Views

@Suite("V1, V2: the bar")
struct BarViewTests {
  static let size = PixelSize(200, 60)

  static func bar(
    _ fraction: Double, mode: BarMode = .straight, label: Bool = false,
    _ change: (inout BarLook) -> Void = { _ in }
  ) -> Bitmap {
    var look = BarLook(mode: mode)
    change(&look)
    let rect = Rect(x: 0, y: 0, width: 200, height: 60)
    let view = BarView(look, rect: rect, scale: 1, makesRoom: label, resources: strokes)
    return painted(view.layers(fraction: fraction), size)
  }

  @Test("a bar's defaults: 5 thick, padding 10, round, light gray below green, black panel")
  func defaults() {
    let bitmap = Self.bar(0.5)
    #expect(bitmap.inkBounds == PixelRect(x0: 7, y0: 27, x1: 193, y1: 33))
    #expect(bitmap[50, 30] == 0xFF00_FF00)
    #expect(bitmap[150, 30] == 0xFFAA_AAAA)
    // The end at 100 and a round cap of 2.5 past it.
    #expect(bitmap[101, 30] == 0xFF00_FF00 && bitmap[104, 30] == 0xFFAA_AAAA)
  }

  @Test("the bar lies 10 lower while the label is shown")
  func room() {
    #expect(Self.bar(0.5, label: true).inkBounds == PixelRect(x0: 7, y0: 37, x1: 193, y1: 43))
  }

  @Test(
    "backwards is the mirror of straight, reflection its own", arguments: [0, 0.013, 0.4, 0.77, 1])
  func modes(fraction: Double) {
    let straight = Self.bar(fraction)
    let backwards = Self.bar(fraction, mode: .backwards)
    let reflection = Self.bar(fraction, mode: .reflection)
    #expect(worstDifference(straight.mirrored, backwards) <= 1)
    #expect(worstDifference(reflection.mirrored, reflection) <= 1)
  }

  @Test("report 85, S39: nothing left draws no progress", arguments: BarMode.allCases, Cap.allCases)
  func empty(mode: BarMode, cap: Cap) {
    let bitmap = Self.bar(0, mode: mode) { $0.stroke.cap = cap }
    #expect(!bitmap.pixels.contains { $0 >> 16 & 0xFF < $0 >> 8 & 0xFF })
  }

  @Test("thickness 0 draws no stroke, and one larger than the view is cut by the window")
  func extremes() {
    #expect(Self.bar(0.5) { $0.stroke.thickness = .points(0) }.inkBounds.isEmpty)
    let huge = Self.bar(0.5) { $0.stroke.thickness = .points(500) }
    #expect(huge[5, 1] == 0xFF00_FF00)
    #expect(Self.bar(0.5) { $0.padding = .points(500) }.inkBounds.isEmpty)
  }

  @Test("a share is of the view's height")
  func share() {
    let bitmap = Self.bar(1) { $0.stroke.thickness = .share(0.5) }
    #expect(bitmap.inkBounds.y0 == 15 && bitmap.inkBounds.y1 == 45)
  }
}
