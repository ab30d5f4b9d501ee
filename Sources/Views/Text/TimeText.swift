import Raster

/// Times set in digit cells of equal width, so that nothing moves when a digit changes.
///
/// A sign stands left of the cells and moves nothing; a colon is lifted to the digits' middle.
struct TimeText {
  /// The glyphs by their characters in ASCII, the minus sign, which is not one of them, at 0.
  private let glyphs: [GlyphRun?]
  private let cell: Int
  /// How high digits are.
  let height: Int
  /// How far a colon's middle lies below the digits'.
  private let colonLift: Int

  init(font: Font, typesetter: any Typesetter) {
    var glyphs = [GlyphRun?](repeating: nil, count: 128)
    for character in "0123456789:.,\u{2212} %dhms" {
      glyphs[Int(character.asciiValue ?? 0)] = typesetter.set(String(character), in: font)
    }
    self.glyphs = glyphs
    cell = Self.digits.compactMap { glyphs[$0]?.advance }.max() ?? 0
    height = typesetter.metrics(of: font).capHeight
    if let colon = glyphs[Self.colon], let mask = colon.mask {
      colonLift = (height - (2 * colon.top - mask.size.height)) / 2
    } else {
      colonLift = 0
    }
  }

  private static let digits = 0x30...0x39
  private static let colon = 0x3A
  private static let minus = 0

  /// Returns the width of a text's cells in pixels; a leading sign counts on both sides.
  func width(of text: String) -> Int {
    bodyWidth(of: text) + (Self.hasSign(text) ? 2 * advance(Self.minus) : 0)
  }

  /// Returns a text's layers, its cells centred on a point, its digits' middle at the point's height.
  func layers(_ text: String, center: Point, paint: Paint) -> [Layer] {
    var layers: [Layer] = []
    addLayers(text, center: center, paint: paint, to: &layers)
    return layers
  }

  func addLayers(_ text: String, center: Point, paint: Paint, to layers: inout [Layer]) {
    let baseline = Int((center.y + Double(height) / 2).rounded())
    var x = Int((center.x - Double(bodyWidth(of: text)) / 2).rounded())
    if Self.hasSign(text), let run = glyphs[Self.minus] {
      add(run, x: x - run.advance, baseline: baseline, paint: paint, to: &layers)
    }
    forEachOfBody(of: text) { place in
      guard let run = glyphs[place] else { return }
      let advance = advance(place)
      add(
        run, x: x + (advance - run.advance) / 2,
        baseline: place == Self.colon ? baseline - colonLift : baseline, paint: paint, to: &layers)
      x += advance
    }
  }

  private static func hasSign(_ text: String) -> Bool {
    var hasSign = false
    forEachPlace(in: text) { place, isFirst in hasSign = hasSign || (isFirst && place == minus) }
    return hasSign
  }

  private func bodyWidth(of text: String) -> Int {
    var width = 0
    forEachOfBody(of: text) { width += advance($0) }
    return width
  }

  /// Calls `body` with the place of each glyph behind a leading sign.
  private func forEachOfBody(of text: String, _ body: (Int) -> Void) {
    Self.forEachPlace(in: text) { place, isFirst in
      if !isFirst || place != Self.minus { body(place) }
    }
  }

  /// Calls `body` with the place of each of a text's glyphs; other characters are passed over.
  private static func forEachPlace(in text: String, _ body: (Int, _ isFirst: Bool) -> Void) {
    _ = text.utf8.withContiguousStorageIfAvailable { bytes in
      var index = 0
      while index < bytes.count {
        let isMinus =
          bytes[index] == 0xE2 && index + 2 < bytes.count && bytes[index + 1] == 0x88
          && bytes[index + 2] == 0x92
        if isMinus {
          body(minus, index == 0)
        } else if bytes[index] < 0x80 {
          body(Int(bytes[index]), index == 0)
        }
        index += 1
      }
    }
  }

  private func advance(_ place: Int) -> Int {
    Self.digits.contains(place) ? cell : glyphs[place]?.advance ?? 0
  }

  private func add(
    _ run: GlyphRun, x: Int, baseline: Int, paint: Paint, to layers: inout [Layer]
  ) {
    guard let mask = run.mask else { return }
    layers.append(Layer(.mask(mask, x: x + run.left, y: baseline - run.top), paint))
  }
}
