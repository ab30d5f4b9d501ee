import Raster
import Testing
import TimerCore

@testable import Views

@Suite("T14: title and percent of a progress")
struct ProgressCaptionTests {
  /// Strokes of our own have letters only for digits.
  private func view(_ title: String?, _ width: Double, _ height: Double) -> ProgressOverlayView {
    ProgressOverlayView(
      ProgressLook(veil: nil, opacity: 1), title: title,
      rect: Rect(x: 0, y: 0, width: width, height: height), scale: 1, resources: strokes)
  }

  @Test("A title stands above the percent, and the ring makes room for it only where it must")
  func place() {
    let size = PixelSize(480, 360)
    let (with, without) = (view("12", 480, 360), view(nil, 480, 360))
    #expect(with.radius == 75 && without.radius == 75)
    let title = painted(with.layers(stroke: 0, percent: 8), size)
    let percent = painted(without.layers(stroke: 0, percent: 8), size).inkBounds
    var added = PixelRect.empty
    for y in 0..<percent.y0 {
      for x in 0..<480 where title[x, y] != title[0, 0] {
        added = added.union(PixelRect(x0: x, y0: y, x1: x + 1, y1: y + 1))
      }
    }
    #expect(!added.isEmpty && added.y1 < percent.y0)
    let low = view("12", 320, 240)
    #expect(low.radius < 75 && low.radius > 25)
    #expect(view(nil, 320, 240).radius == 75)
  }

  @Test("An empty title is none")
  func empty() {
    #expect(
      view("", 300, 200).layers(stroke: 0.3, percent: 30)
        == view(nil, 300, 200).layers(stroke: 0.3, percent: 30))
  }

  @Test(
    "Texts that would leave less than a third of the ring are left out, and none leaves the view",
    arguments: [(64.0, 48.0), (100, 30), (30, 100), (200, 60), (20, 20), (480, 90)])
  func small(width: Double, height: Double) {
    let alone = ProgressOverlayView(
      ProgressLook(label: nil), rect: Rect(x: 0, y: 0, width: width, height: height), scale: 1,
      resources: strokes)
    let titled = view("1 2 3", width, height)
    #expect(titled.radius >= alone.radius / 3 && titled.radius <= alone.radius)
    let inner = ProgressOverlayView(
      titled.look, title: "1 2 3", rect: Rect(x: 8, y: 8, width: width, height: height),
      scale: 1, resources: strokes)
    let canvas = PixelSize(Int(width) + 16, Int(height) + 16)
    let ink = painted(inner.layers(stroke: 1, percent: 100), canvas).inkBounds
    #expect(ink.x0 >= 8 && ink.y0 >= 8 && ink.x1 <= 8 + Int(width) && ink.y1 <= 8 + Int(height))
  }

  @Test("A frame lays the progress over its background, and is the same for the same reading")
  func layout() {
    let look = ProgressLook(veil: nil, opacity: 1)
    let layout = ProgressLayout(
      look, background: .color(Palette.darkBlue), title: nil, size: PixelSize(200, 220), scale: 1,
      resources: strokes)
    let reading = ProgressReading(
      value: 1, stroke: 0.5, percent: 50, isMoving: false, isFinished: false)
    let picture = layout.frame(reading).bitmap()
    #expect(picture[0, 0] == 0xFF00_008B && picture[174, 110] == 0xFFFF_FFFF)
    #expect(picture[25, 110] == 0xFF00_008B)
    #expect(layout.frame(reading) == layout.frame(reading))
  }

  @Test("A gauge uses its part of the circle")
  func gauge() {
    let look = ProgressLook(startAngle: 180, sweepAngle: 180, veil: nil, label: nil, opacity: 1)
    let view = ProgressOverlayView(
      look, rect: Rect(x: 0, y: 0, width: 200, height: 220), scale: 1, resources: strokes)
    let bounds = painted(view.layers(stroke: 1, percent: 100), PixelSize(200, 220)).inkBounds
    #expect(bounds.x0 <= 24 && bounds.x1 <= 101)
  }
}
