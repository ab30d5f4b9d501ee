import Raster
import TimerCore

/// A label and a title with their places.
struct FittedLabel {
  var text: LabelType?
  var center = Point(0, 0)
  var title: TextBlock?
  /// The middle of the title's top edge.
  var titlePlace = Point(0, 0)
  var note: NoteText?
}

/// Finds sizes and places for label and title.
struct LabelFitting {
  let look: Look
  let title: String
  /// The widest text that the label will show.
  let widest: String
  /// Whether there is a line below the label.
  var hasNote = false
  let scale: Double
  let resources: Resources

  private var typesetter: any Typesetter { resources.typesetter }

  private func labelFont(_ size: Int) -> Font {
    Font(family: look.label.font, weight: look.label.weight, size: size)
  }

  private func titleFont(_ size: Double) -> Font {
    Font(family: look.label.font, weight: look.title.weight, size: Int(size.rounded()))
  }

  /// The share of the ring's free radius within which label and title stay.
  private static let fill = 0.84

  /// Returns label and title in a free circle in the middle of a view: the label around its middle, the title
  /// above it.
  func inside(_ rect: Rect, radius free: Double) -> FittedLabel {
    var fitted = FittedLabel()
    let center = rect.center
    let radius = min(free, min(rect.width, rect.height) / 2) * Self.fill
    fitted.center = center
    guard radius >= 1 else { return fitted }
    if look.label.shown {
      let asked = look.label.size?.pixels(height: rect.height, scale: scale)
      let share = title.isEmpty && !hasNote ? 1 : 0.92
      fitted.text =
        isInWords
        ? words(.circle(radius: radius * (share < 1 ? 0.75 : 0.9)), asked: asked)
        : .cells(cells(radius: radius * share, asked: asked))
    }
    fitted.note = noteInside(rect, radius: radius, below: fitted.text)
    guard !title.isEmpty else { return fitted }
    let labelHalf = Double(fitted.text?.height ?? 0) / 2
    let size = look.title.size?.pixels(height: rect.height, scale: scale) ?? radius * 0.2
    let font = titleFont(size)
    let gap = fitted.text == nil ? 0 : radius * 0.16
    // The title's box ends at the gap over the label, and is as wide as the circle half its height up.
    let bottom = fitted.text == nil ? size * 0.6 : labelHalf + gap
    let middle = min(radius, bottom + size * 0.6)
    let width = 2 * max(0, radius * radius - middle * middle).squareRoot()
    let height = fitted.text == nil ? radius : max(size, radius * 0.95 - bottom)
    let block = TextBlock(
      title, font: font, width: Int(width), height: Int(height), typesetter: typesetter)
    fitted.title = block
    let top =
      fitted.text == nil
      ? center.y - Double(block.height) / 2 : center.y - bottom - Double(block.height)
    fitted.titlePlace = Point(center.x, top)
    return fitted
  }

  private var isInWords: Bool { look.label.format.style == .words }

  private func cells(radius: Double, asked: Double?) -> TimeText {
    // The text's diagonal is the circle's: sizes scale, so one measure tells the size that fits.
    let probe = TimeText(font: labelFont(100), widest: widest, typesetter: typesetter)
    let diagonal = Point(Double(probe.width(of: widest)), Double(probe.height)).length
    let largest = 100 * 2 * radius / max(1, diagonal)
    let size = max(1, Int(min(asked ?? largest, largest)))
    return TimeText(font: labelFont(size), widest: widest, typesetter: typesetter)
  }

  private func words(_ room: WordsText.Room, asked: Double?) -> LabelType {
    .words(
      WordsText(widest, font: labelFont(100), asked: asked, in: room, typesetter: typesetter))
  }

  /// Returns the line below the label in a circle.
  private func noteInside(_ rect: Rect, radius: Double, below label: LabelType?) -> NoteText? {
    guard hasNote else { return nil }
    let size = min(
      look.title.size?.pixels(height: rect.height, scale: scale) ?? .infinity, radius * 0.17)
    let top = label.map { Double($0.height) / 2 + radius * 0.14 } ?? -size / 2
    let middle = min(radius, abs(top) + size)
    let width = 2 * max(0, radius * radius - middle * middle).squareRoot()
    return NoteText(
      font: titleFont(size), width: width,
      height: max(1, min(size * 1.5, radius * 0.97 - top)),
      at: Point(rect.center.x, rect.center.y + top), typesetter: typesetter)
  }

  /// Returns the line below a bar's stroke.
  private func note(below bar: BarView) -> NoteText? {
    guard hasNote else { return nil }
    let suited = max(12 * scale, bar.side * 0.06)
    let size = look.title.size?.pixels(height: bar.rect.height, scale: scale) ?? suited
    let gap = max(5 * scale, size * 0.5)
    let top = bar.strokeBottom + gap
    return NoteText(
      font: titleFont(size), width: bar.rect.width * 0.9,
      height: max(1, min(size * 1.5, bar.rect.maxY - top)), at: Point(bar.rect.center.x, top),
      typesetter: typesetter)
  }

  /// Returns the label above a bar's stroke, and the title above the label.
  ///
  /// A label of 14 points is centred 15 points above the stroke; a larger one keeps the gap below its digits, and
  /// more in proportion to its height.
  func above(_ bar: BarView) -> FittedLabel {
    var fitted = FittedLabel()
    fitted.center = Point(bar.rect.center.x, bar.strokeTop)
    let room = bar.strokeTop - bar.rect.y
    let gap = 10 * scale
    if look.label.shown {
      if isInWords { return wordsAbove(bar, room: room - gap) }
      let probe = TimeText(font: labelFont(100), widest: widest, typesetter: typesetter)
      // A label that nobody gave a size is no longer than the stroke below it.
      let longest = 100 * bar.strokeLength / Double(max(1, probe.width(of: widest)))
      let large = bar.rect.height > 60 * scale ? min(bar.side * 0.25, longest) : 0
      let suited = max(14 * scale, large)
      let asked = look.label.size?.pixels(height: bar.rect.height, scale: scale) ?? suited
      let widestSize = 95 * bar.rect.width / Double(max(1, probe.width(of: widest)))
      let highestSize = 100 * max(0, room - gap) / Double(max(1, probe.height))
      let size = max(1, Int(min(asked, widestSize, highestSize)))
      let text = TimeText(font: labelFont(size), widest: widest, typesetter: typesetter)
      let height = Double(text.height)
      fitted.text = .cells(text)
      fitted.center.y -= max(gap, height * 0.35) + height / 2
    }
    return addingTitle(to: fitted, above: bar)
  }

  /// Returns the label in words above a bar's stroke.
  private func wordsAbove(_ bar: BarView, room: Double) -> FittedLabel {
    var fitted = FittedLabel()
    let large = bar.rect.height > 60 * scale ? bar.side * 0.2 : 0
    let asked = look.label.size?.pixels(height: bar.rect.height, scale: scale)
    let text = words(
      .box(width: bar.rect.width * 0.9, height: max(1, room * (title.isEmpty ? 0.9 : 0.6))),
      asked: asked ?? max(14 * scale, large))
    let height = Double(text.height)
    fitted.text = text
    fitted.center = Point(
      bar.rect.center.x, bar.strokeTop - max(10 * scale, height * 0.35) - height / 2)
    return addingTitle(to: fitted, above: bar)
  }

  private func addingTitle(to label: FittedLabel, above bar: BarView) -> FittedLabel {
    var fitted = label
    fitted.note = note(below: bar)
    guard !title.isEmpty else { return fitted }
    let edge = fitted.center.y - Double(fitted.text?.height ?? 0) / 2
    let suited = max(14 * scale, bar.side * 0.07)
    let size = look.title.size?.pixels(height: bar.rect.height, scale: scale) ?? suited
    let bottom = edge - max(5 * scale, size * 0.4)
    let block = TextBlock(
      title, font: titleFont(size), width: Int(bar.rect.width * 0.9),
      height: max(1, Int(bottom - bar.rect.y)), typesetter: typesetter)
    fitted.title = block
    fitted.titlePlace = Point(bar.rect.center.x, bottom - Double(block.height))
    return fitted
  }
}
