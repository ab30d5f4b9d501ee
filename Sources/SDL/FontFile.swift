import Raster

/// A face in a font file.
struct FontFile: Hashable {
  let path: String
  /// The face's number; a named instance of a variable font is in the upper 16 bits.
  let index: Int
  /// Its weight as in `Font.Weight`.
  let weight: Int
  /// Whether it has outlines; fonts of coloured pictures have none.
  let hasOutlines: Bool

  /// Whether strokes must be thickened for `wanted`, since the family has no bold face.
  func needsEmboldening(for wanted: Font.Weight) -> Bool {
    hasOutlines && wanted == .bold && weight < 600
  }
}
