import Raster
import TimerCore

/// The texts above a progress: its percent, and a title on top.
struct ProgressCaption {
  private let look: ProgressLook
  private let language: Language
  private var percent: TimeText?
  private var title: TextBlock?
  /// From the stroke's top edge to the percent, and from there to the title, in pixels.
  private let (gap, titleGap): (Double, Double)

  /// Sets the texts for a view of a size.
  ///
  /// - Parameters:
  ///   - title: nil or empty is none.
  ///   - scale: pixels a point.
  init(_ look: ProgressLook, title: String?, rect: Rect, scale: Double, resources: Resources) {
    (self.look, language) = (look, resources.language)
    let typesetter = resources.typesetter
    func font(_ style: TextStyle) -> Font {
      let size = style.size.pixels(height: rect.height, scale: scale)
      let fitted = size > 0 ? min(size, rect.height * 0.2) : 0
      return Font(family: style.font, weight: style.weight, size: Int(fitted.rounded()))
    }
    let percentFont = look.label.map(font)
    let text = percentFont.map { TimeText(font: $0, typesetter: typesetter) }
    let fits = Double(text?.width(of: language[.percent, ["n": "100"]]) ?? 0) <= rect.width
    percent = fits ? text : nil
    let height = Double(text?.height ?? 0)
    gap = text == nil ? 0 : max(height * 0.7, Double(percentFont?.size ?? 0) * 0.5).rounded()
    let titleFont = font(look.title)
    titleGap = (Double(titleFont.size) * 0.6).rounded()
    let words = title ?? ""
    let block = TextBlock(
      words, font: titleFont, width: Int(rect.width * 0.9),
      height: Int(max(0, rect.height * 0.25)), typesetter: typesetter)
    self.title = words.isEmpty || block.height == 0 ? nil : block
  }

  /// How much room the texts take above the stroke, gaps included, in pixels.
  var height: Double {
    let percentHeight = percent.map { Double($0.height) + gap } ?? 0
    return percentHeight + (title.map { Double($0.height) + titleGap } ?? 0)
  }

  /// Leaves out the title, or else the percent.
  mutating func leaveOutOne() {
    if title == nil { percent = nil } else { title = nil }
  }

  /// Returns the layers of the texts that have room above the stroke.
  ///
  /// - Parameters:
  ///   - percent: the number shown, 0…100.
  ///   - x: the middle of the texts.
  ///   - bottom: the stroke's top edge.
  ///   - top: the view's top edge, beyond which nothing is drawn.
  func layers(percent number: Int, centerX x: Double, bottom: Double, top: Double) -> [Layer] {
    var layers: [Layer] = []
    var edge = bottom
    if let percent, let style = look.label {
      let height = Double(percent.height)
      let middle = edge - gap - height / 2
      guard middle > top else { return [] }
      let text = language[.percent, ["n": String(number)]]
      layers += percent.layers(text, center: Point(x, middle), paint: .color(style.color))
      edge = middle - height / 2
    }
    if let title {
      let start = edge - titleGap - Double(title.height)
      if start >= top {
        layers += title.layers(centerX: x, top: start, paint: .color(look.title.color))
      }
    }
    return layers
  }
}
