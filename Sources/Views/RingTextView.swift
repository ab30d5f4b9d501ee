public import Raster

/// Title and time in the middle third of a ring: the title in its upper half, the time in its lower half.
public struct RingTextView {
  private let title: TextBlock?
  private let time: TimeText
  private let titlePaint: Paint
  private let timePaint: Paint
  /// The middle of the title.
  private let titleCenter: Point
  /// The middle of the time.
  private let timeCenter: Point

  /// Creates the texts for one ring; what would not lie inside it is set smaller.
  ///
  /// - Parameters:
  ///   - title: nil or empty is none.
  ///   - titleStyle: sizes given as shares are of the ring's view.
  ///   - widest: the widest text that the time will have.
  ///   - scale: pixels a point.
  public init(
    title: String?, titleStyle: TextStyle = RingTextView.style,
    timeStyle: TextStyle = RingTextView.style, widest: String, in ring: RingView, scale: Double,
    resources: Resources
  ) {
    let center = ring.rect.center
    // Half a half of the third of the diameter, away from the middle.
    let away = (ring.radius + (ring.radius - ring.innerRadius)) / 6
    titleCenter = Point(center.x, center.y - away)
    timeCenter = Point(center.x, center.y + away)
    let free = ring.innerRadius * 0.94
    func font(_ style: TextStyle) -> Font {
      // Three quarters of its size is more than half of what a line has above its middle.
      let size = style.size.pixels(height: ring.rect.height, scale: scale)
      return Font(
        family: style.font, weight: style.weight, size: Int(max(1, min(size, 1.5 * away)).rounded())
      )
    }
    func room(_ font: Font) -> Double {
      let edge = min(free, away + Double(font.size) / 2)
      return 2 * max(0, free * free - edge * edge).squareRoot()
    }
    let (titleFont, timeFont) = (font(titleStyle), font(timeStyle))
    self.title = title.flatMap { text in
      text.isEmpty
        ? nil
        : TextBlock(
          text, font: titleFont, width: Int(room(titleFont)), height: Int(2 * away),
          typesetter: resources.typesetter)
    }
    let asked = TimeText(font: timeFont, typesetter: resources.typesetter)
    let share = room(timeFont) / Double(max(1, asked.width(of: widest)))
    var fitted = timeFont
    fitted.size = max(1, Int(Double(timeFont.size) * share))
    time = share >= 1 ? asked : TimeText(font: fitted, typesetter: resources.typesetter)
    (titlePaint, timePaint) = (.color(titleStyle.color), .color(timeStyle.color))
  }

  /// The style where none is asked for: dark gray, 14 points.
  public static let style = TextStyle(color: Palette.darkGray, size: .points(14))

  /// Returns the layers of a time.
  public func layers(_ text: String) -> [Layer] {
    var layers = time.layers(text, center: timeCenter, paint: timePaint)
    if let title {
      layers += title.layers(
        centerX: titleCenter.x, top: titleCenter.y - Double(title.height) / 2, paint: titlePaint)
    }
    return layers
  }
}
