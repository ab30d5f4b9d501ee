/// What a text is set in.
public struct Font: Hashable, Sendable {
  /// The family's name or a font file's path; nil is the system's choice.
  public var family: String?
  public var weight: Weight
  /// The em size in whole pixels, at least 1.
  public var size: Int

  public enum Weight: Int, Hashable, Sendable, CaseIterable {
    case light = 300
    case regular = 400
    case medium = 500
    case bold = 700
  }

  public init(family: String? = nil, weight: Weight = .regular, size: Int) {
    self.family = family
    self.weight = weight
    self.size = max(1, size)
  }
}

/// The lengths of a font that layout needs, in pixels.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to where its lines begin, and down to where they end; both positive.
  public let ascent: Int
  public let descent: Int
  /// The height of flat capitals and digits above the baseline.
  public let capHeight: Int

  public init(ascent: Int, descent: Int, capHeight: Int) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
  }
}

/// A text turned into one mask.
public struct GlyphRun: Hashable, Sendable {
  /// How far the pen moves, in pixels.
  public let advance: Int
  /// The ink, trimmed to what is not empty; nil when nothing is visible (a space).
  public let mask: Mask?
  /// From the pen's start to the mask's left edge; may be negative.
  public let left: Int
  /// From the baseline up to the mask's top edge; negative when all ink lies below.
  public let top: Int

  public init(advance: Int, mask: Mask?, left: Int, top: Int) {
    self.advance = advance
    self.mask = mask
    self.left = left
    self.top = top
  }
}

/// Whoever turns text into coverage: SDL_ttf in the program, strokes of our own where there is no font.
///
/// Any text is answered: what no font can show appears as a replacement glyph or not at all.
public protocol Typesetter: AnyObject {
  func metrics(of font: Font) -> FontMetrics
  func set(_ text: String, in font: Font) -> GlyphRun
}
