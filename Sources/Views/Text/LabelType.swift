import Raster

/// How the label is set: digits in cells, or words.
enum LabelType {
  case cells(TimeText)
  case words(WordsText)

  /// The height in pixels, from the first line's capitals to the last baseline.
  var height: Int {
    switch self {
    case .cells(let text): text.height
    case .words(let text): text.height
    }
  }

  /// Adds the layers of a text whose middle is at a point.
  func addLayers(_ text: String, center: Point, paint: Paint, to layers: inout [Layer]) {
    switch self {
    case .cells(let time): time.addLayers(text, center: center, paint: paint, to: &layers)
    case .words(let words): words.addLayers(text, center: center, paint: paint, to: &layers)
    }
  }
}
