import Raster

/// Times set in digit cells of equal width, so that nothing moves when a digit changes.
///
/// A sign stands left of the cells and moves nothing; a colon is lifted to the digits' middle.
struct TimeText {
  /// The glyphs by their characters in ASCII, the minus sign, which is not one of them, at 0; others behind them.
  private let glyphs: [GlyphRun?]
  /// The characters behind those in ASCII, such as 天.
  private let others: [Unicode.Scalar]
  private let cell: Int
  /// How high digits are.
  let height: Int
  /// How far a colon's middle lies below the digits'.
  private let colonLift: Int

  /// - Parameter widest: the widest text, whose characters that no time has else can be shown, too.
  init(font: Font, widest: String = "", typesetter: any Typesetter) {
    var glyphs = [GlyphRun?](repeating: nil, count: 128)
    var others: [Unicode.Scalar] = []
    for scalar in ("0123456789:.,\u{2212} %dhms" + widest).unicodeScalars {
      let run = typesetter.set(String(scalar), in: font)
      if scalar.isASCII {
        glyphs[Int(scalar.value)] = run
      } else if scalar == "\u{2212}" {
        glyphs[Self.minus] = run
      } else if !others.contains(scalar) {
        others.append(scalar)
        glyphs.append(run)
      }
    }
    (self.glyphs, self.others) = (glyphs, others)
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
    text.unicodeScalars.first == "\u{2212}"
  }

  private func bodyWidth(of text: String) -> Int {
    var width = 0
    forEachOfBody(of: text) { width += advance($0) }
    return width
  }

  /// Calls `body` with the place of each glyph behind a leading sign; characters without one are passed over.
  private func forEachOfBody(of text: String, _ body: (Int) -> Void) {
    var isFirst = true
    for scalar in text.unicodeScalars {
      if scalar == "\u{2212}" {
        if !isFirst { body(Self.minus) }
      } else if scalar.isASCII {
        body(Int(scalar.value))
      } else if let index = others.firstIndex(of: scalar) {
        body(128 + index)
      }
      isFirst = false
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
