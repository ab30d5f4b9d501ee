import Raster

/// The scene that every rasteriser draws: an opaque ground, a rounded panel, a ring over its track, a bar.
func standardScene(_ size: PixelSize, fraction: Double = 0.637) -> Frame {
  let (width, height) = (Double(size.width), Double(size.height))
  let center = Point(width / 2, height / 2)
  func arc(_ sweep: Double, _ cap: Cap) -> Shape {
    .arc(
      ArcStroke(
        center: center, radius: height * 0.35, width: height * 0.08, start: 0, sweep: sweep,
        cap: cap, fit: .extend))
  }
  let margin = height * 0.05
  func bar(_ share: Double) -> Shape {
    let (left, right) = (margin * 2, width - margin * 2)
    return .line(
      LineStroke(
        from: Point(left, height * 0.93), to: Point(left + (right - left) * share, height * 0.93),
        width: height * 0.05, cap: .round, fit: .extend))
  }
  let window = Rect(x: 0, y: 0, width: width, height: height)
  return Frame(
    size: size,
    layers: [
      Layer(.rectangle(window, radius: 0), .color(Color(0x0E1116))),
      Layer(
        .rectangle(
          Rect(x: width * 0.05, y: margin, width: width * 0.9, height: height * 0.9),
          radius: height * 0.04), .color(Color(0x1A2029))),
      Layer(
        arc(1, .butt), .color(Color(0x232A33)),
        inlay: .init(shape: arc(fraction, .round), paint: .color(Color(0x3DDC97)))),
      Layer(bar(fraction), .color(Color(0x3DDC97))),
    ])
}
