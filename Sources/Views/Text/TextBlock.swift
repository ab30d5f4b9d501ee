import Raster

/// A text fitted into a box: as large as asked, then smaller, then on several lines, then cut with an ellipsis.
///
/// A box too low for a line of the smallest size, six tenths of the one asked for, holds no text.
struct TextBlock {
  private struct Line {
    let run: GlyphRun
    let baseline: Int
  }

  private let lines: [Line]
  /// The block's height in pixels, from the first line's ascent to the last one's descent.
  let height: Int
  let font: Font
  /// The widest line's width in pixels.
  var width: Int { lines.map(\.run.advance).max() ?? 0 }

  /// - Parameters:
  ///   - font: as large as the text would be.
  ///   - width: the box's width in pixels.
  ///   - height: the box's height in pixels.
  ///   - most: the most lines.
  init(
    _ text: String, font: Font, width: Int, height: Int, lines most: Int = .max,
    typesetter: any Typesetter
  ) {
    var font = font
    // A line that is higher than the box begins as high as the box.
    let highest = Self.lineHeight(font, typesetter)
    if highest > height { font.size = max(1, font.size * height / highest) }
    var chosen = font
    var best: [GlyphRun]?
    let smallest = max(1, font.size * 6 / 10)
    for size in stride(from: font.size, through: smallest, by: -max(1, font.size / 24)) {
      chosen.size = size
      if Self.lineHeight(chosen, typesetter) > height { continue }
      let run = typesetter.set(text, in: chosen)
      if run.advance <= width {
        best = [run]
        break
      }
    }
    if best == nil {
      chosen.size = smallest
      let room = min(most, height / max(1, Self.lineHeight(chosen, typesetter)))
      best = Self.wrap(text, font: chosen, width: width, lines: room, typesetter: typesetter)
    }
    let metrics = typesetter.metrics(of: chosen)
    let lineHeight = Self.lineHeight(chosen, typesetter)
    self.font = chosen
    lines = (best ?? []).enumerated().map {
      Line(run: $1, baseline: metrics.ascent + $0 * lineHeight)
    }
    self.height = lines.count * lineHeight
  }

  /// Returns the block's layers, each line centred at `x`, the block's top at `top`.
  func layers(centerX x: Double, top: Double, paint: Paint) -> [Layer] {
    var layers: [Layer] = []
    addLayers(centerX: x, top: top, paint: paint, to: &layers)
    return layers
  }

  func addLayers(centerX x: Double, top: Double, paint: Paint, to layers: inout [Layer]) {
    for index in lines.indices {
      let line = lines[index]
      guard let mask = line.run.mask else { continue }
      let left = Int((x - Double(line.run.advance) / 2).rounded()) + line.run.left
      let y = Int(top.rounded()) + line.baseline - line.run.top
      layers.append(Layer(.mask(mask, x: left, y: y), paint))
    }
  }

  /// Returns the layers of the first line, its left end and its baseline at whole pixels.
  func layers(left x: Double, baseline: Double, paint: Paint) -> [Layer] {
    guard let run = lines.first?.run, let mask = run.mask else { return [] }
    return [
      Layer(
        .mask(
          mask, x: Int(x.rounded()) + run.left, y: Int(baseline.rounded()) - run.top),
        paint)
    ]
  }

  private static func lineHeight(_ font: Font, _ typesetter: any Typesetter) -> Int {
    let metrics = typesetter.metrics(of: font)
    return metrics.ascent + metrics.descent
  }

  private static func wrap(
    _ text: String, font: Font, width: Int, lines: Int, typesetter: any Typesetter
  ) -> [GlyphRun] {
    LineBalance(text, font: font, typesetter: typesetter).lines(width: width, most: lines)
      .map { cut($0, font: font, width: width, typesetter: typesetter) }
  }

  /// Sets a line, cut with an ellipsis if it is too wide.
  private static func cut(
    _ line: String, font: Font, width: Int, typesetter: any Typesetter
  ) -> GlyphRun {
    let whole = typesetter.set(line, in: font)
    if whole.advance <= width { return whole }
    // The longest beginning that fits, by halving.
    let characters = Array(line)
    var (fits, tooLong) = (0, characters.count)
    while tooLong - fits > 1 {
      let middle = (fits + tooLong) / 2
      let text = String(characters[..<middle]) + "…"
      if typesetter.set(text, in: font).advance <= width { fits = middle } else { tooLong = middle }
    }
    var kept = String(characters[..<fits])
    while kept.last == " " { kept.removeLast() }
    return typesetter.set(kept + "…", in: font)
  }
}
