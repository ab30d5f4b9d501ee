import Raster

/// A label and a title with their places.
struct FittedLabel {
  var text: TimeText?
  var center = Point(0, 0)
  var title: TextBlock?
  /// The middle of the title's top edge.
  var titlePlace = Point(0, 0)
}

/// Finds sizes and places for label and title.
struct LabelFitting {
  let look: Look
  let title: String
  /// The widest text that the label will show.
  let widest: String
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
      // The text's diagonal is the circle's: sizes scale, so one measure tells the size that fits.
      let probe = TimeText(font: labelFont(100), typesetter: typesetter)
      let diagonal = Point(Double(probe.width(of: widest)), Double(probe.height)).length
      let share = title.isEmpty ? 1 : 0.92
      let largest = 100 * 2 * radius * share / max(1, diagonal)
      let size = max(1, Int(min(asked ?? largest, largest)))
      fitted.text = TimeText(font: labelFont(size), typesetter: typesetter)
    }
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
      let probe = TimeText(font: labelFont(100), typesetter: typesetter)
      // A label that nobody gave a size is no longer than the stroke below it.
      let longest = 100 * bar.strokeLength / Double(max(1, probe.width(of: widest)))
      let large = bar.rect.height > 60 * scale ? min(bar.side * 0.25, longest) : 0
      let suited = max(14 * scale, large)
      let asked = look.label.size?.pixels(height: bar.rect.height, scale: scale) ?? suited
      let widestSize = 95 * bar.rect.width / Double(max(1, probe.width(of: widest)))
      let highestSize = 100 * max(0, room - gap) / Double(max(1, probe.height))
      let size = max(1, Int(min(asked, widestSize, highestSize)))
      let text = TimeText(font: labelFont(size), typesetter: typesetter)
      let height = Double(text.height)
      fitted.text = text
      fitted.center.y -= max(gap, height * 0.35) + height / 2
    }
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
