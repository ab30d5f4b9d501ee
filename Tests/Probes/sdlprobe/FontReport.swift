import Raster
import SDL

/// Sets texts.
enum FontReport {
  /// Prints a text's lengths, its ink and its picture, or why its font can't be had.
  static func set(_ text: String, family: String?, size: Int, weight: String, picture: String?) {
    do throws(FontError) {
      let fonts = try FontLibrary(for: family.map { [$0] } ?? [])
      if let family { try fonts.require(family) }
      let font = Font(family: family, weight: FontReport.weight(weight), size: size)
      let metrics = fonts.metrics(of: font)
      let run = fonts.set(text, in: font)
      print(
        "advance=\(run.advance) left=\(run.left) top=\(run.top) "
          + "width=\(run.mask?.size.width ?? 0) height=\(run.mask?.size.height ?? 0) "
          + "ink=\(ink(of: run)) ascent=\(metrics.ascent) descent=\(metrics.descent) "
          + "capHeight=\(metrics.capHeight)")
      if let picture, let mask = run.mask { try? Pictures.save(gray(mask), to: picture) }
    } catch {
      print("error: \(error)")
    }
  }

  private static func weight(_ name: String) -> Font.Weight {
    switch name {
    case "light": .light
    case "medium": .medium
    case "bold": .bold
    default: .regular
    }
  }

  /// The sum of all coverage, in pixels.
  private static func ink(of run: GlyphRun) -> Int {
    (run.mask?.coverage.reduce(0) { $0 + Int($1) } ?? 0) / 255
  }

  private static func gray(_ mask: Mask) -> Bitmap {
    Bitmap(
      size: mask.size, pixels: mask.coverage.map { 0xFF00_0000 | UInt32($0) * 0x010101 })
  }
}
