import Raster

/// What is left in words, in one size for all that a run will say: the largest in which each fits its place.
final class WordsText {
  /// The place that a text has.
  enum Room {
    case circle(radius: Double)
    case box(width: Double, height: Double)

    /// Returns how many times larger something may be.
    func scale(width: Double, height: Double) -> Double {
      switch self {
      case .circle(let radius): 2 * radius / max(1, Point(width, height).length)
      case .box(let w, let h): min(w / max(1, width), h / max(1, height))
      }
    }
  }

  private struct Line {
    let run: GlyphRun
    let baseline: Int
  }

  private let font: Font
  private let typesetter: any Typesetter
  private let room: Room
  private let lineHeight: Int
  private let capHeight: Int
  /// What was set last: it is the same in most frames.
  private var (shown, lines): (String?, [Line]) = (nil, [])
  /// The height of the highest text in pixels, from the first line's capitals to the last line's baseline.
  let height: Int

  private static let probe = 100
  private static let mostLines = 3

  /// - Parameters:
  ///   - texts: all that may be the widest, a line each.
  ///   - asked: the size in pixels that is not to be exceeded; nil is as large as fits.
  ///   - font: its family and weight count.
  init(_ texts: String, font: Font, asked: Double?, in room: Room, typesetter: any Typesetter) {
    var font = font
    font.size = Self.probe
    var largest = asked ?? .infinity
    var mostLines = 1
    for text in texts.split(separator: "\n") {
      let (scale, count) = Self.best(String(text), font: font, in: room, typesetter)
      largest = min(largest, scale * Double(Self.probe))
      mostLines = max(mostLines, count)
    }
    font.size = largest.isFinite ? max(1, Int(largest)) : Self.probe
    (self.font, self.room, self.typesetter) = (font, room, typesetter)
    let metrics = typesetter.metrics(of: font)
    capHeight = metrics.capHeight
    lineHeight = Self.lineHeight(metrics)
    height = metrics.capHeight + (mostLines - 1) * lineHeight
  }

  func addLayers(_ text: String, center: Point, paint: Paint, to layers: inout [Layer]) {
    if text != shown { set(text) }
    let top = Int((center.y - Double(capHeight + (lines.count - 1) * lineHeight) / 2).rounded())
    for index in lines.indices {
      let line = lines[index]
      guard let mask = line.run.mask else { continue }
      let left = Int((center.x - Double(line.run.advance) / 2).rounded()) + line.run.left
      layers.append(
        Layer(.mask(mask, x: left, y: top + line.baseline - line.run.top), paint))
    }
  }

  private func set(_ text: String) {
    var probe = font
    probe.size = Self.probe
    let (scale, count) = Self.best(text, font: probe, in: room, typesetter)
    var font = font
    font.size = max(1, min(font.size, Int(scale * Double(Self.probe))))
    let texts = LineBalance(text, font: font, typesetter: typesetter).lines(count)
    lines = texts.enumerated().map { index, text in
      Line(run: typesetter.set(text, in: font), baseline: capHeight + index * lineHeight)
    }
    shown = text
  }

  /// Returns how many times larger than the font a text may be, and in how many lines.
  private static func best(
    _ text: String, font: Font, in room: Room, _ typesetter: any Typesetter
  ) -> (scale: Double, lines: Int) {
    let balance = LineBalance(text, font: font, typesetter: typesetter)
    let metrics = typesetter.metrics(of: font)
    var best = (scale: 0.0, lines: 1)
    for count in 1...mostLines {
      let lines = balance.lines(count)
      guard lines.count == count else { break }
      let width = lines.map { typesetter.set($0, in: font).advance }.max() ?? 0
      // What hangs below the last line and stands above the first is a line's height, too.
      let height = metrics.capHeight + (count - 1) * lineHeight(metrics) + 2 * metrics.descent
      let scale = room.scale(width: Double(width), height: Double(height))
      // Another line must be worth it.
      if scale > best.scale * (count == 1 ? 1 : 1.15) { best = (scale, count) }
    }
    return best
  }

  private static func lineHeight(_ metrics: FontMetrics) -> Int {
    (metrics.ascent + metrics.descent) * 9 / 10
  }
}
