import SDL
import Views

extension Resources {
  /// Makes sure that fonts and pictures which a look names, and another didn't, can be used.
  ///
  /// Throws what the first that can't says.
  func ready(for look: Look, after old: Look) throws {
    let known = Set(old.imagePaths)
    for path in look.imagePaths where !known.contains(path) {
      try (pictures as? PictureShelf)?.require(path)
    }
    let families = Set(old.fonts)
    for family in look.fonts where !families.contains(family) {
      try (typesetter as? FontLibrary)?.require(family)
    }
  }
}

extension Look {
  /// The families and font files that the look names.
  var fonts: [String] {
    [label.font, popup.title.font, popup.body.font, picker.font].compactMap { $0 }
  }

  /// The picture files that the look names.
  var imagePaths: [String] {
    let fills: [Fill?] = [
      background, bar.stroke.track, bar.stroke.progress, bar.panel.fill, ring.stroke.track,
      ring.stroke.progress, ring.panel.fill, star.fill, star.border?.fill, popup.panel,
      popup.border?.fill, popup.spinner.border.fill, drawer.panel, picker.band,
    ]
    return fills.compactMap { if case .image(let path, _) = $0 { path } else { nil } }
  }
}
