public import Raster

extension PixelSize {
  /// The longest side that is accepted, in pixels.
  static let longestSide = 16_384

  /// Creates a size from `WIDTHxHEIGHT`, each side 1…16384.
  ///
  /// - Throws: ``ValueError`` when the text is no size or a side is out of range.
  public init(text: String) throws(ValueError) {
    let advice = "give width x height in pixels, each 1 to \(Self.longestSide), like 1920x1080"
    let sides = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "x" || $0 == "X" || $0 == "×" })
    guard sides.count == 2, let width = decimal(sides[0]), let height = decimal(sides[1]),
      width == width.rounded(), height == height.rounded()
    else {
      throw ValueError("\(quoted(text)) is not a size", advice: advice)
    }
    let range = 1...Double(Self.longestSide)
    guard range.contains(width), range.contains(height) else {
      throw ValueError("the size \(quoted(text)) is out of range", advice: advice)
    }
    self.init(Int(width), Int(height))
  }
}
