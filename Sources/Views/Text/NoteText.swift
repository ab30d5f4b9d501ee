import Raster

/// The line below the label, set anew only when it says something else.
final class NoteText {
  private let font: Font
  private let width: Int
  private let typesetter: any Typesetter
  /// The middle of its upper edge.
  private let place: Point
  private var shown: (text: String, block: TextBlock)?
  /// Its height in pixels.
  let height: Int

  /// - Parameters:
  ///   - widest: the widest text that it will say.
  ///   - font: as large as it would be.
  ///   - width: its place's in pixels; height likewise.
  init(
    widest: String, font: Font, width: Double, height: Double, at place: Point,
    typesetter: any Typesetter
  ) {
    let block = TextBlock(
      widest, font: font, width: Int(width), height: Int(height), lines: 1, typesetter: typesetter)
    (self.font, self.height) = (block.font, block.height)
    (self.width, self.place, self.typesetter) = (Int(width), place, typesetter)
  }

  func addLayers(_ text: String, paint: Paint, to layers: inout [Layer]) {
    guard !text.isEmpty, height > 0 else { return }
    if shown?.text != text {
      let block = TextBlock(
        text, font: font, width: width, height: height, lines: 1, typesetter: typesetter)
      shown = (text, block)
    }
    shown?.block.addLayers(centerX: place.x, top: place.y, paint: paint, to: &layers)
  }
}
