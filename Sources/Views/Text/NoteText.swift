import Raster

/// The line below the label, set anew only when it says something else: each text as large as it fits.
final class NoteText {
  private let font: Font
  private let width: Int
  private let height: Int
  private let typesetter: any Typesetter
  /// The middle of its upper edge.
  private let place: Point
  private var shown: (text: String, block: TextBlock)?

  /// - Parameters:
  ///   - font: as large as it is where it has room.
  ///   - width: its place's in pixels; height likewise.
  init(font: Font, width: Double, height: Double, at place: Point, typesetter: any Typesetter) {
    (self.font, self.width, self.height) = (font, Int(width), Int(height))
    (self.place, self.typesetter) = (place, typesetter)
  }

  func addLayers(_ text: String, paint: Paint, to layers: inout [Layer]) {
    guard !text.isEmpty, height > 0 else { return }
    if shown?.text != text {
      var font = font
      let advance = typesetter.set(text, in: font).advance
      // An end on another day, in a language of long words, is rather small than cut.
      if advance > width { font.size = max(1, font.size * width / advance) }
      let block = TextBlock(
        text, font: font, width: width, height: height, lines: 1, typesetter: typesetter)
      shown = (text, block)
    }
    shown?.block.addLayers(centerX: place.x, top: place.y, paint: paint, to: &layers)
  }
}
