import CSDL2
import CSDL2TTF
import Raster

/// A font file opened at one size.
final class Face {
  let metrics: FontMetrics
  private let font: OpaquePointer
  /// The width of a glyph as it should be, per width as the font has it: 1 for outlines.
  private let shrink: Double
  private let engine: FontEngine

  /// From this size on glyphs keep their true shapes; below it, hinting keeps them clear.
  private static let unhintedSize = 24
  /// The widest line SDL_ttf is asked for, in pixels.
  static let widest = 16_384

  /// Opens a face.
  ///
  /// - Throws: `FontError.notAFont`.
  ///
  /// Wraps `TTF_OpenFontIndex`.
  init(
    _ file: FontFile, size: Int, emboldened: Bool, engine: FontEngine
  ) throws(FontError) {
    let pixels = file.hasOutlines ? Int32(clamping: min(max(1, size), 4096)) : 0
    guard let font = TTF_OpenFontIndex(file.path, pixels, file.index) else {
      throw .notAFont(path: file.path, reason: lastError())
    }
    self.font = font
    self.engine = engine
    if emboldened { TTF_SetFontStyle(font, TTF_STYLE_BOLD) }
    TTF_SetFontHinting(
      font, size < Face.unhintedSize ? TTF_HINTING_LIGHT : TTF_HINTING_NONE)
    // A line of a font of pictures is as high as the em of its neighbours and a sixth more.
    let height = Int(TTF_FontHeight(font))
    shrink = file.hasOutlines || height == 0 ? 1 : min(1, Double(size) * 7 / 6 / Double(height))
    let ascent = Int((Double(TTF_FontAscent(font)) * shrink).rounded())
    // TTF_FontDescent is rounded the wrong way.
    let descent = Int((Double(height) * shrink).rounded()) - ascent
    metrics = FontMetrics(
      ascent: max(0, ascent), descent: max(0, descent),
      capHeight: Face.capHeight(of: font) ?? max(1, ascent * 3 / 4))
  }

  deinit {
    TTF_CloseFont(font)
  }

  /// Returns whether the face has a glyph for the character.
  ///
  /// Wraps `TTF_GlyphIsProvided32`.
  func has(_ scalar: Unicode.Scalar) -> Bool {
    TTF_GlyphIsProvided32(font, scalar.value) != 0
  }

  /// Sets a text of one script and direction.
  ///
  /// - Parameter script: its ISO 15924 name.
  ///
  /// Wraps `TTF_RenderUTF8_Blended`.
  func set(_ text: String, script: String, isRightToLeft: Bool) -> GlyphRun {
    TTF_SetFontDirection(font, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(font, script)
    var width: Int32 = 0
    var height: Int32 = 0
    guard TTF_SizeUTF8(font, text, &width, &height) == 0, width > 0 else { return .nothing }
    let shown = Int(width) > Face.widest ? beginning(of: text) : text
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(font, shown, white) else { return .nothing }
    defer { SDL_FreeSurface(surface) }
    let edges = Edges(of: shown, isRightToLeft: isRightToLeft, in: font)
    return run(surface, width: Int(width), edges: edges)
  }

  /// Returns as much of the text as is drawn at most.
  ///
  /// Wraps `TTF_MeasureUTF8`.
  private func beginning(of text: String) -> String {
    var extent: Int32 = 0
    var count: Int32 = 0
    TTF_MeasureUTF8(font, text, Int32(Face.widest), &extent, &count)
    var part = String.UnicodeScalarView()
    part.append(contentsOf: text.unicodeScalars.prefix(Int(count)))
    return String(part)
  }

  /// Makes a run of what SDL_ttf drew, whose left edge is the pen or the ink if that begins before it.
  private func run(
    _ surface: UnsafeMutablePointer<SDL_Surface>, width: Int, edges: Edges
  ) -> GlyphRun {
    var ink = Ink(surface)
    if shrink < 1 { ink = ink.shrunk(by: shrink) }
    guard let (mask, column, row) = ink.trimmed() else {
      return GlyphRun(advance: scaled(width), mask: nil, left: 0, top: 0)
    }
    let before = column == 0 ? edges.before : 0
    let above = row == 0 ? edges.above(TTF_FontAscent(font)) : 0
    let touchesEnd = Int(ink.width) == column + mask.size.width
    let advance = width - before - (touchesEnd ? edges.beyond : 0)
    return GlyphRun(
      advance: max(0, scaled(advance)), mask: mask, left: column - scaled(before),
      top: scaled(Int(TTF_FontAscent(font)) + above) + row)
  }

  private func scaled(_ length: Int) -> Int {
    shrink < 1 ? Int((Double(length) * shrink).rounded()) : length
  }

  /// Measures the capital H, to the nearest pixel; nil if the font has none.
  private static func capHeight(of font: OpaquePointer) -> Int? {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard TTF_GlyphIsProvided32(font, 0x48) != 0,
      let surface = TTF_RenderUTF8_Blended(font, "H", white)
    else { return nil }
    defer { SDL_FreeSurface(surface) }
    return Ink(surface).strokeHeight
  }
}
