public import Raster

/// A panel in the middle of its parent with a spinner, a title and a body, each of which may be missing.
public struct PopupView {
  public let look: PopupLook
  /// The panel's place in whole pixels, always within the parent.
  public let rect: Rect
  private let panel: [Layer]
  private let texts: [Layer]
  private let spinner: SpinnerView?

  /// Creates a pop-up for one content and parent: as large as its content, smaller where that wouldn't fit.
  ///
  /// - Parameters:
  ///   - parent: the place that it is centred in and never leaves, in pixels.
  ///   - scale: pixels a point.
  public init(
    _ content: PopupContent, look: PopupLook = PopupLook(), parent: Rect, scale: Double,
    resources: Resources
  ) {
    self.look = look
    func pixels(_ length: Length) -> Double {
      let value = length.pixels(height: parent.height, scale: scale)
      return value > 0 ? min(value, 65_535) : 0
    }
    let margin = min(10 * scale, min(parent.width, parent.height) * 0.06)
    let (widest, highest) = (
      min(pixels(look.widest), parent.width - 2 * margin), parent.height - 2 * margin
    )
    let padding = Int(min(pixels(look.padding), widest / 5, highest / 5).rounded())
    func words(_ runs: [TextRun], _ style: TextStyle) -> StyledWords {
      StyledWords(runs, style: style, height: parent.height, scale: scale)
    }
    let extent = SpinnerView.extent(of: look.spinner.shape)
    let size = content.showsSpinner ? pixels(look.spinner.size) : 0
    let fitting = PopupFitting(
      title: words(content.title, look.title), body: words(content.body, look.body),
      spinner: size * extent, spacing: pixels(look.spacing),
      width: max(0, Int(widest) - 2 * padding), height: max(0, Int(highest) - 2 * padding),
      typesetter: resources.typesetter)
    let (width, height) = (fitting.width + 2 * padding, fitting.height + 2 * padding)
    rect =
      content.isEmpty
      ? Rect(x: parent.center.x.rounded(), y: parent.center.y.rounded(), width: 0, height: 0)
      : Rect(
        x: (parent.center.x - Double(width) / 2).rounded(),
        y: (parent.center.y - Double(height) / 2).rounded(), width: Double(width),
        height: Double(height))
    let radius = min(pixels(look.radius), rect.width / 2, rect.height / 2)
    panel = Self.panel(look, rect, radius: radius, parent: parent, scale: scale, resources)
    let center = Int(rect.x) + width / 2
    var top = Int(rect.y) + padding
    spinner = Self.spinner(
      look, fitting, size: size, center: Double(center), top: Double(top), height: parent.height,
      scale: scale, clip: .rectangle(rect, radius: radius), resources)
    if fitting.spinner > 0 { top += fitting.spinner + fitting.spacing }
    var texts = fitting.title.layers(centerX: center, top: top)
    if fitting.title.height > 0 { top += fitting.title.height + fitting.spacing }
    texts += fitting.body.layers(centerX: center, top: top)
    let bounds = rect
    self.texts = texts.map { $0.maskClipped(to: bounds, radius: radius) }
  }

  /// Returns the layers at a time since it was shown.
  ///
  /// - Parameter opacity: 0…1, as `PopupTiming` tells it; at 0 there are none.
  public func layers(at time: Duration, opacity: Double = 1) -> [Layer] {
    guard opacity > 0, !rect.isEmpty else { return [] }
    var layers = panel + (spinner?.layers(at: time) ?? []) + texts
    for index in layers.indices { layers[index].opacity *= opacity }
    return layers
  }

  /// Returns the spinner as large as it was fitted, nil for none.
  ///
  /// - Parameter size: as it would be, in pixels.
  private static func spinner(
    _ look: PopupLook, _ fitting: PopupFitting, size: Double, center: Double, top: Double,
    height: Double, scale: Double, clip: [Point], _ resources: Resources
  ) -> SpinnerView? {
    guard fitting.spinner > 0 else { return nil }
    let side = Double(fitting.spinner)
    let extent = SpinnerView.extent(of: look.spinner.shape)
    let border = look.spinner.border.width.pixels(height: height, scale: scale)
    var fitted = look.spinner
    fitted.size = .points(min(size * fitting.factor, side / extent) / scale)
    fitted.border.width = .points(border * fitting.factor / scale)
    return SpinnerView(
      fitted, center: Point(center, top + side / 2), height: height, scale: scale, clip: clip,
      resources: resources)
  }

  private static func panel(
    _ look: PopupLook, _ rect: Rect, radius: Double, parent: Rect, scale: Double,
    _ resources: Resources
  ) -> [Layer] {
    func paint(_ fill: Fill) -> Paint {
      ResolvedFill(fill, rect: rect, scale: scale, resources: resources).paint(fraction: 1)
    }
    let width = look.border?.width.pixels(height: parent.height, scale: scale) ?? 0
    guard let border = look.border, width > 0 else {
      return [Layer(.rectangle(rect, radius: radius), paint(look.panel))]
    }
    let inner = Shape.rectangle(rect.inset(by: width), radius: max(0, radius - width))
    return [
      Layer(
        .rectangle(rect, radius: radius), paint(border.fill),
        inlay: .init(shape: inner, paint: paint(look.panel)))
    ]
  }
}
