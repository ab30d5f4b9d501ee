import Raster

/// Times set in digit cells of equal width, so that nothing moves when a digit changes.
///
/// A sign stands left of the cells and moves nothing; a colon is lifted to the digits' middle.
struct TimeText {
  private let digits: [GlyphRun]
  private let others: [Character: GlyphRun]
  private let cell: Int
  private let metrics: FontMetrics

  init(font: Font, typesetter: any Typesetter) {
    digits = (0...9).map { typesetter.set(String($0), in: font) }
    var others: [Character: GlyphRun] = [:]
    for character in ":.,\u{2212} %dhms" {
      others[character] = typesetter.set(String(character), in: font)
    }
    self.others = others
    cell = digits.map(\.advance).max() ?? 0
    metrics = typesetter.metrics(of: font)
  }

  var height: Int { metrics.capHeight }

  /// Returns the width of a text's cells in pixels; a leading sign counts on both sides.
  func width(of text: String) -> Int {
    let (sign, body) = Self.parts(text)
    return body.reduce(0) { $0 + advance($1) } + (sign == nil ? 0 : 2 * advance("\u{2212}"))
  }

  /// Returns a text's layers, its cells centred on a point, its digits' middle at the point's height.
  func layers(_ text: String, center: Point, paint: Paint) -> [Layer] {
    var layers: [Layer] = []
    addLayers(text, center: center, paint: paint, to: &layers)
    return layers
  }

  func addLayers(_ text: String, center: Point, paint: Paint, to layers: inout [Layer]) {
    let (sign, body) = Self.parts(text)
    let width = body.reduce(0) { $0 + advance($1) }
    let baseline = Int((center.y + Double(height) / 2).rounded())
    var x = Int((center.x - Double(width) / 2).rounded())
    if let sign, let run = others[sign] {
      add(run, x: x - run.advance, baseline: baseline, paint: paint, to: &layers)
    }
    for character in body {
      guard let run = run(character) else { continue }
      let lift = character == ":" ? colonLift : 0
      add(
        run, x: x + (advance(character) - run.advance) / 2, baseline: baseline - lift,
        paint: paint, to: &layers)
      x += advance(character)
    }
  }

  private static func parts(_ text: String) -> (sign: Character?, body: Substring) {
    text.first == "\u{2212}" ? (text.first, text.dropFirst()) : (nil, text[...])
  }

  private func run(_ character: Character) -> GlyphRun? {
    character.wholeNumberValue.flatMap { digits.indices.contains($0) ? digits[$0] : nil }
      ?? others[character]
  }

  private func advance(_ character: Character) -> Int {
    character.isWholeNumber ? cell : others[character]?.advance ?? 0
  }

  /// How far a colon's middle lies below the digits'.
  private var colonLift: Int {
    guard let colon = others[":"], let mask = colon.mask else { return 0 }
    return (height - (2 * colon.top - mask.size.height)) / 2
  }

  private func add(
    _ run: GlyphRun, x: Int, baseline: Int, paint: Paint, to layers: inout [Layer]
  ) {
    guard let mask = run.mask else { return }
    layers.append(Layer(.mask(mask, x: x + run.left, y: baseline - run.top), paint))
  }
}
