public import Raster

/// Digits of strokes, for a system without fonts and for pictures that are equal on every machine.
///
/// It knows the digits, colon, full stop and minus sign; any other character is blank.
public final class StrokeTypesetter: Typesetter {
  private var masks: [Font: [Character: GlyphRun]] = [:]

  public init() {}

  public func metrics(of font: Font) -> FontMetrics {
    let capHeight = Self.capHeight(font)
    return FontMetrics(ascent: capHeight * 5 / 4, descent: capHeight / 4, capHeight: capHeight)
  }

  public func set(_ text: String, in font: Font) -> GlyphRun {
    if text.count == 1, let character = text.first {
      if let known = masks[font]?[character] { return known }
      let run = draw([character], in: font)
      masks[font, default: [:]][character] = run
      return run
    }
    return draw(Array(text), in: font)
  }

  private static func capHeight(_ font: Font) -> Int { max(1, font.size * 72 / 100) }

  private func draw(_ characters: [Character], in font: Font) -> GlyphRun {
    let height = Double(Self.capHeight(font))
    let weight = height * Self.strokeWidth(font.weight)
    var layers: [Layer] = []
    var pen = 0.0
    for character in characters {
      let glyph = StrokeGlyph(character)
      for part in glyph.parts {
        layers.append(
          Layer(
            part.shape(origin: Point(pen + weight, 0), height: height, weight: weight),
            .color(.white)))
      }
      pen += (glyph.width * height + 2 * weight).rounded(.up)
    }
    let size = PixelSize(Int(pen), Int(height))
    guard !layers.isEmpty, size.width > 0 else {
      return GlyphRun(advance: Int(pen), mask: nil, left: 0, top: 0)
    }
    let coverage = Frame(size: size, layers: layers).bitmap().pixels.map { UInt8($0 >> 24) }
    return GlyphRun(
      advance: Int(pen), mask: Mask(size: size, coverage: coverage), left: 0, top: size.height)
  }

  /// The stroke's width as a share of the digits' height.
  private static func strokeWidth(_ weight: Font.Weight) -> Double {
    switch weight {
    case .light: 0.075
    case .regular: 0.1
    case .medium: 0.12
    case .bold: 0.16
    }
  }
}

/// A character as strokes' centre lines, in shares of the digits' height, from their top left corner.
private struct StrokeGlyph {
  enum Part {
    case line(Point, Point)
    /// Start and sweep in turns clockwise from 12 o'clock.
    case arc(Point, radius: Double, start: Double, sweep: Double)
    case dot(Point)

    func shape(origin: Point, height: Double, weight: Double) -> Shape {
      // The centre lines keep half a stroke away from the box's edges.
      func place(_ point: Point) -> Point {
        let inner = height - weight
        return origin + Point(point.x * inner, weight / 2 + point.y * inner)
      }
      switch self {
      case .line(let from, let to):
        return .line(
          LineStroke(
            from: place(from), to: place(to), width: weight, cap: .round, fit: .extend))
      case .arc(let center, let radius, let start, let sweep):
        return .arc(
          ArcStroke(
            center: place(center), radius: radius * (height - weight), width: weight, start: start,
            sweep: sweep, cap: .round, fit: .extend))
      case .dot(let center):
        return .arc(
          ArcStroke(
            center: place(center), radius: weight * 0.3, width: weight * 0.6, start: 0, sweep: 1,
            cap: .butt, fit: .inset))
      }
    }
  }

  let parts: [Part]
  /// The advance without the space beside the strokes.
  let width: Double

  init(_ character: Character) {
    let top = Point(0.27, 0.27)
    let bottom = Point(0.27, 0.73)
    width = ":.".contains(character) ? 0.1 : character == " " ? 0.3 : 0.54
    switch character {
    case "0":
      parts = [
        .arc(top, radius: 0.27, start: 0.75, sweep: 0.5),
        .arc(bottom, radius: 0.27, start: 0.25, sweep: 0.5),
        .line(Point(0, 0.27), Point(0, 0.73)), .line(Point(0.54, 0.27), Point(0.54, 0.73)),
      ]
    case "1":
      parts = [.line(Point(0.1, 0.17), Point(0.34, 0)), .line(Point(0.34, 0), Point(0.34, 1))]
    case "2":
      let end = Point(0.27 + 0.27 * 0.7290, 0.27 + 0.27 * 0.6845)
      parts = [
        .arc(top, radius: 0.27, start: 0.77, sweep: 0.6), .line(end, Point(0, 1)),
        .line(Point(0, 1), Point(0.54, 1)),
      ]
    case "3":
      parts = [
        .arc(Point(0.27, 0.24), radius: 0.24, start: 0.78, sweep: 0.72),
        .arc(Point(0.27, 0.74), radius: 0.26, start: 0, sweep: 0.72),
      ]
    case "4":
      parts = [
        .line(Point(0.4, 0), Point(0, 0.72)), .line(Point(0, 0.72), Point(0.56, 0.72)),
        .line(Point(0.4, 0), Point(0.4, 1)),
      ]
    case "5":
      parts = [
        .line(Point(0.48, 0), Point(0.08, 0)), .line(Point(0.08, 0), Point(0.04, 0.5)),
        .arc(Point(0.24, 0.7), radius: 0.3, start: 0.884, sweep: 0.77),
      ]
    case "6":
      parts = [
        .arc(bottom, radius: 0.27, start: 0, sweep: 1), .line(Point(0.036, 0.595), Point(0.38, 0)),
      ]
    case "7": parts = [.line(Point(0, 0), Point(0.54, 0)), .line(Point(0.54, 0), Point(0.18, 1))]
    case "8":
      parts = [
        .arc(Point(0.27, 0.23), radius: 0.23, start: 0, sweep: 1),
        .arc(Point(0.27, 0.73), radius: 0.27, start: 0, sweep: 1),
      ]
    case "9":
      parts = [
        .arc(top, radius: 0.27, start: 0, sweep: 1), .line(Point(0.504, 0.405), Point(0.16, 1)),
      ]
    case ":": parts = [.dot(Point(0.05, 0.27)), .dot(Point(0.05, 0.77))]
    case ".": parts = [.dot(Point(0.05, 1))]
    case "\u{2212}": parts = [.line(Point(0.04, 0.5), Point(0.5, 0.5))]
    default: parts = []
    }
  }
}
