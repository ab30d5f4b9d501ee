public import Raster

/// A progress as a ring or a bar in the middle of a veil, its percent above it.
public struct ProgressOverlayView {
  public let look: ProgressLook
  /// The view's place in pixels.
  public let rect: Rect
  /// The ring's centre line, in pixels; 0 for a bar.
  public let radius: Double
  private let center: Point
  private let width: Double
  private let barLength: Double
  private let label: TimeText?
  private let labelCenter: Point
  private let progress: ResolvedFill
  private let track: ResolvedFill?
  private let veil: ResolvedFill?

  /// Creates an overlay for one place.
  ///
  /// - Parameter scale: pixels a point.
  public init(
    _ look: ProgressLook = ProgressLook(), rect: Rect, scale: Double, resources: Resources
  ) {
    (self.look, self.rect) = (look, rect)
    func pixels(_ length: Length) -> Double {
      let value = length.pixels(height: rect.height, scale: scale)
      return value > 0 ? min(value, 65_535) : 0
    }
    let width = min(pixels(look.thickness), rect.height / 3)
    self.width = width
    let isRing = look.face == .ring
    // The ring stands in the middle of the view, and leaves as much below it as its label takes above it.
    let room = min(rect.width, rect.height) * 0.96
    let size = look.label.map { min(pixels($0.size), rect.height * 0.2) } ?? 0
    let text = look.label.map { style in
      let font = Font(family: style.font, weight: style.weight, size: Int(size.rounded()))
      return TimeText(font: font, typesetter: resources.typesetter)
    }
    let textHeight = Double(text?.height ?? 0)
    let gap = text == nil ? 0 : max(textHeight * 0.7, size * 0.5).rounded()
    let most = max(0, min(room, rect.height * 0.97 - 2 * (textHeight + gap)) - width) / 2
    radius = isRing ? min(pixels(look.radius), most) : 0
    barLength = isRing ? 0 : min(pixels(look.barLength), rect.width * 0.9)
    center = Point(rect.center.x.rounded(), rect.center.y.rounded())
    labelCenter = Point(center.x, center.y - radius - width / 2 - gap - textHeight / 2)
    let fits = Double(text?.width(of: "100%") ?? 0) <= rect.width && labelCenter.y > rect.y
    label = fits ? text : nil
    let way =
      isRing
      ? Gradient.Way.conic(
        center: center, start: look.startAngle / 360,
        sweep: look.direction == .clockwise ? 1 : -1)
      : .linear(
        from: Point(center.x - barLength / 2, center.y),
        to: Point(center.x + barLength / 2, center.y))
    func resolve(_ fill: Fill, _ way: Gradient.Way? = nil) -> ResolvedFill {
      ResolvedFill(fill, rect: rect, way: way, scale: scale, resources: resources)
    }
    progress = resolve(look.progress, way)
    track = look.track.map { resolve($0, way) }
    veil = look.veil.map { resolve($0) }
  }

  /// Returns the layers of a progress.
  ///
  /// - Parameters:
  ///   - stroke: the share of the stroke, 0…1, as `ProgressReading` tells it.
  ///   - percent: the number on the label, 0…100.
  public func layers(stroke: Double, percent: Int) -> [Layer] {
    let done = Layer.Inlay(shape: shape(stroke), paint: progress.paint(fraction: 1 - stroke))
    var layers: [Layer] = []
    let veilPaint = veil?.paint(fraction: 1 - stroke)
    if let track {
      if let veilPaint { layers.append(Layer(.rectangle(rect, radius: 0), veilPaint)) }
      layers.append(Layer(shape(1), track.paint(fraction: 1 - stroke), inlay: done))
    } else {
      // Veil and stroke are one layer: what the stroke hides of the veil stays hidden at any opacity.
      layers.append(
        Layer(.rectangle(rect, radius: 0), veilPaint ?? .color(.clear), inlay: done))
    }
    if let label, let style = look.label {
      layers += label.layers("\(percent)%", center: labelCenter, paint: .color(style.color))
    }
    for index in layers.indices { layers[index].opacity *= min(1, max(0, look.opacity)) }
    return layers
  }

  private func shape(_ share: Double) -> Shape {
    guard look.face == .ring else {
      let from = Point(center.x - barLength / 2, center.y)
      return .line(
        LineStroke(
          from: from, to: Point(from.x + barLength * share, center.y), width: width, cap: look.cap,
          fit: look.capFit))
    }
    return .arc(
      ArcStroke(
        center: center, radius: radius, width: width, start: look.startAngle / 360,
        sweep: look.direction == .clockwise ? share : -share, cap: look.cap, fit: look.capFit))
  }
}
