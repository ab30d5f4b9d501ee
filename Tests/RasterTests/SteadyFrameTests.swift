import Testing

@testable import Raster

@Suite("A steady frame costs what changes")
struct SteadyFrameTests {
  /// A ring over its track on a ground, at the pace of ten minutes and 60 frames a second.
  static func ring(step: Int, cap: Cap) -> Frame {
    let size = PixelSize(3840, 2160)
    func arc(_ sweep: Double, _ cap: Cap) -> Shape {
      .arc(
        ArcStroke(
          center: Point(1920, 1080), radius: 756, width: 172.8, start: 0, sweep: sweep, cap: cap,
          fit: .extend))
    }
    return Frame(
      size: size,
      layers: [
        Layer(
          .rectangle(Rect(x: 0, y: 0, width: 3840, height: 2160), radius: 0),
          .color(Color(0x0E1116))),
        Layer(
          arc(1, .butt), .color(Color(0x232A33)),
          inlay: .init(
            shape: arc(0.637 - Double(step) / 36000, cap), paint: .color(Color(0x3DDC97)))),
      ])
  }

  @Test("A ring's end paints at most twice the pixels that change", arguments: Cap.allCases)
  func ringEnd(cap: Cap) throws {
    let painter = Painter()
    var frame = Self.ring(step: 0, cap: cap)
    var bitmap = Bitmap(size: frame.size)
    bitmap.withSurface { painter.paint(frame, onto: $0) }
    var (painted, changed) = (0, 0)
    for step in 1...6 {
      let (next, before) = (Self.ring(step: step, cap: cap), bitmap)
      var update = Painter.Update()
      bitmap.withSurface { painter.update($0, from: frame, to: next, &update) }
      let rect = try #require(update.rects.first)
      #expect(update.rects.count == 1)
      // The stroke's width, and a cap's, from corner to corner.
      #expect(rect.width < 260 && rect.height < 260)
      #expect(update.pixels <= rect.area)
      for y in rect.y0..<rect.y1 {
        for x in rect.x0..<rect.x1 where before[x, y] != bitmap[x, y] { changed += 1 }
      }
      painted += update.pixels
      frame = next
    }
    #expect(changed > 0 && painted <= 2 * changed, "\(painted) painted, \(changed) changed")
  }

  @Test("A bar's end paints the pixels around its edge alone")
  func barEnd() throws {
    func bar(step: Int) -> Frame {
      Frame(
        size: PixelSize(1920, 108),
        layers: [
          Layer(
            .line(
              LineStroke(
                from: Point(100, 54), to: Point(1200 - Double(step) * 0.05, 54), width: 54,
                cap: .round, fit: .extend)), .color(.white))
        ])
    }
    let painter = Painter()
    var frame = bar(step: 0)
    var bitmap = Bitmap(size: frame.size)
    bitmap.withSurface { painter.paint(frame, onto: $0) }
    for step in 1...40 {
      var update = Painter.Update()
      bitmap.withSurface { painter.update($0, from: frame, to: bar(step: step), &update) }
      let rect = try #require(update.rects.first)
      #expect(rect.y0 >= 27 && rect.y1 <= 81 && rect.width <= 30)
      // A half circle enters a pixel for each row and column that it crosses; a step adds a few.
      #expect(update.pixels <= 54 + 2 * 27 + 12)
      frame = bar(step: step)
    }
    #expect(bitmap == frame.bitmap())
  }
}
