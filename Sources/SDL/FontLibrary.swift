public import Raster

/// The system's fonts: families by name, and for each character a face that has it.
///
/// It lives on the main thread and needs no screen.
public final class FontLibrary: Typesetter {
  // Faces are declared before the engine they need: fields go in this order.
  var faces = RecentCache<FaceKey, Face>(capacity: 24)
  private var runs = RunCache()
  var files: [FamilyKey: FontFile] = [:]
  var fallbacks: [FallbackKey: FontFile?] = [:]
  let configuration: FontConfiguration
  let engine: FontEngine
  let preferred: String

  /// The families tried first when none is asked for.
  static let preferences = ["Inter", "Roboto", "Open Sans", "Noto Sans", "DejaVu Sans"]

  /// Finds the system's fonts.
  ///
  /// - Parameters:
  ///   - families: those wanted; where the system has no font, the first that is a file sets all texts.
  ///
  /// - Throws: `FontError.noFonts`, and a display then draws strokes of its own; or why that file can't
  ///   be used.
  public init(for families: [String] = []) throws(FontError) {
    guard let engine = FontEngine(), let configuration = FontConfiguration() else {
      throw .noFonts
    }
    let known = FontLibrary.preferences.first { configuration.has(family: $0) } ?? "sans-serif"
    let match = configuration.match(family: known, weight: .regular)
    let face = match.flatMap { try? Face($0, size: 16, emboldened: false, engine: engine) }
    guard let preferred = face == nil ? families.first(where: FontLibrary.isPath) : known else {
      throw .noFonts
    }
    self.engine = engine
    self.configuration = configuration
    self.preferred = preferred
    if face == nil { try require(preferred) }
  }

  /// Checks that a family, or a font file named by its path, can be used.
  ///
  /// - Throws: `FontError.noSuchFamily`, `.missingFile` or `.notAFont`.
  public func require(_ family: String) throws(FontError) {
    let file = try find(FamilyKey(family: family, weight: .regular))
    _ = try Face(file, size: 16, emboldened: false, engine: engine)
  }

  /// Returns the lengths of a font; of the system's choice where its family does not exist.
  public func metrics(of font: Font) -> FontMetrics {
    mainFace(of: font)?.metrics ?? FontMetrics(ascent: font.size, descent: 0, capHeight: font.size)
  }

  /// Returns the text as one mask, each character in a face that has it.
  ///
  /// Line breaks and other control characters become spaces.
  public func set(_ text: String, in font: Font) -> GlyphRun {
    let key = RunKey(text: text, font: font)
    if let run = runs[key] { return run }
    let run = compose(text, in: font)
    runs[key] = run
    return run
  }

  private func compose(_ text: String, in font: Font) -> GlyphRun {
    let parts = split(text, in: font)
    let runs = parts.map { part in
      part.face.set(
        part.text, script: part.script.rawValue, isRightToLeft: part.isRightToLeft)
    }
    return runs.isEmpty ? .nothing : .joined(runs)
  }
}
