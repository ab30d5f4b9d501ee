import CFontconfig
import Raster

/// Which fonts this system has, as fontconfig tells.
final class FontConfiguration {
  private let config: OpaquePointer

  /// Loads the configuration and the list of fonts; nil if there is neither.
  ///
  /// Wraps `FcInitLoadConfigAndFonts`.
  init?() {
    guard let config = FcInitLoadConfigAndFonts() else { return nil }
    self.config = config
  }

  deinit {
    FcConfigDestroy(config)
  }

  /// Returns the face that suits best; nil where there is none.
  ///
  /// - Parameters:
  ///   - family: a family or a generic name such as `monospace`.
  ///   - scalar: a character it must have.
  ///   - allowsPictures: whether it may be a font of coloured pictures.
  ///
  /// Wraps `FcFontMatch`.
  func match(
    family: String, weight: Font.Weight, having scalar: Unicode.Scalar? = nil,
    allowsPictures: Bool = false
  ) -> FontFile? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(weight.rawValue)))
    FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    // Of a variable font a named instance is asked for: SDL_ttf can't set its axes.
    FcPatternAddBool(pattern, FC_VARIABLE, FcFalse)
    if !allowsPictures {
      FcPatternAddBool(pattern, FC_COLOR, FcFalse)
      FcPatternAddBool(pattern, FC_SCALABLE, FcTrue)
    }
    if let scalar { FontConfiguration.require(scalar, in: pattern) }
    FcConfigSubstitute(config, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let found = FcFontMatch(config, pattern, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    if let scalar, !FontConfiguration.has(scalar, found) { return nil }
    return FontConfiguration.file(of: found)
  }

  /// Returns whether a family of that name is installed, whatever its case.
  ///
  /// Wraps `FcFontList`.
  func has(family: String) -> Bool {
    guard let pattern = FcPatternCreate() else { return false }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    guard let wanted = FcObjectSetCreate() else { return false }
    defer { FcObjectSetDestroy(wanted) }
    FcObjectSetAdd(wanted, FC_FILE)
    guard let list = FcFontList(config, pattern, wanted) else { return false }
    defer { FcFontSetDestroy(list) }
    return list.pointee.nfont > 0
  }

  /// Returns the faces of a font file and the named instances of its variable ones.
  ///
  /// Wraps `FcFreeTypeQueryAll`.
  func faces(inFile path: String) -> [FontFile] {
    guard let set = FcFontSetCreate() else { return [] }
    defer { FcFontSetDestroy(set) }
    var count: Int32 = 0
    FcFreeTypeQueryAll(path, UInt32.max, nil, &count, set)
    return (0..<Int(set.pointee.nfont)).compactMap { index in
      guard let pattern = set.pointee.fonts[index] else { return nil }
      return FontConfiguration.isVariable(pattern) ? nil : FontConfiguration.file(of: pattern)
    }
  }

  private static func require(_ scalar: Unicode.Scalar, in pattern: OpaquePointer) {
    guard let characters = FcCharSetCreate() else { return }
    FcCharSetAddChar(characters, scalar.value)
    FcPatternAddCharSet(pattern, FC_CHARSET, characters)
    FcCharSetDestroy(characters)
  }

  private static func has(_ scalar: Unicode.Scalar, _ pattern: OpaquePointer) -> Bool {
    var characters: OpaquePointer?
    guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch else {
      return false
    }
    return FcCharSetHasChar(characters, scalar.value) == FcTrue
  }

  private static func isVariable(_ pattern: OpaquePointer) -> Bool {
    var flag = FcFalse
    return FcPatternGetBool(pattern, FC_VARIABLE, 0, &flag) == FcResultMatch && flag == FcTrue
  }

  private static func file(of pattern: OpaquePointer) -> FontFile? {
    var path: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path else {
      return nil
    }
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    var weight = FC_WEIGHT_REGULAR
    FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight)
    // Fontconfig gives such a face the weight that was asked for.
    var wantsEmboldening = FcFalse
    FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &wantsEmboldening)
    if wantsEmboldening == FcTrue { weight = FC_WEIGHT_REGULAR }
    var hasOutlines = FcTrue
    FcPatternGetBool(pattern, FC_OUTLINE, 0, &hasOutlines)
    return FontFile(
      path: String(cString: path), index: Int(index), weight: Int(FcWeightToOpenType(weight)),
      hasOutlines: hasOutlines == FcTrue)
  }
}
