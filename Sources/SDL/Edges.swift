import CSDL2TTF

/// How far a line's first and last glyphs stand out of the box the pen draws, in pixels.
///
/// SDL_ttf widens a picture for them without saying where the pen began.
struct Edges {
  /// How far ink lies before the pen's start, at least 0.
  let before: Int
  /// How far ink lies beyond the pen's end, at least 0.
  let beyond: Int
  /// The greatest height of ink over the baseline.
  private let height: Int

  /// Measures the characters of a text.
  ///
  /// Wraps `TTF_GlyphMetrics32`.
  init(of text: String, isRightToLeft: Bool, in font: OpaquePointer) {
    let boxes = text.unicodeScalars.map { GlyphBox($0, in: font) }
    let first = isRightToLeft ? boxes.last : boxes.first
    let last = isRightToLeft ? boxes.first : boxes.last
    before = max(0, -(first?.left ?? 0))
    beyond = max(0, (last?.right ?? 0) - (last?.advance ?? 0))
    height = boxes.reduce(0) { max($0, $1.top) }
  }

  /// How far ink stands above the line's ascent, at least 0.
  func above(_ ascent: Int32) -> Int {
    max(0, height - Int(ascent))
  }
}

/// A glyph's ink and advance in pixels.
private struct GlyphBox {
  var left = 0
  var right = 0
  var top = 0
  var advance = 0

  init(_ scalar: Unicode.Scalar, in font: OpaquePointer) {
    var minX: Int32 = 0
    var maxX: Int32 = 0
    var minY: Int32 = 0
    var maxY: Int32 = 0
    var step: Int32 = 0
    guard TTF_GlyphMetrics32(font, scalar.value, &minX, &maxX, &minY, &maxY, &step) == 0 else {
      return
    }
    left = Int(minX)
    right = Int(maxX)
    top = Int(maxY)
    advance = Int(step)
  }
}
