public import Raster

/// A progress as a ring or a bar in the middle of a veil, its percent above it.
public struct ProgressOverlayView {
  public let look: ProgressLook
  /// The view's place in pixels.
  public let rect: Rect
  /// What the veil covers.
  private let window: Rect
  /// The ring's centre line, in pixels; 0 for a bar.
  public let radius: Double
  private let center: Point
  private let width: Double
  private let trackWidth: Double
  private let barLength: Double
  private let caption: ProgressCaption
  private let progress: ResolvedFill
  private let track: ResolvedFill?
  private let veil: ResolvedFill?

  /// Creates an overlay for one place.
  ///
  /// - Parameters:
  ///   - title: a line above all of it; nil or empty is none.
  ///   - scale: pixels a point.
  public init(
    _ look: ProgressLook = ProgressLook(), title: String? = nil, rect: Rect, window: Rect? = nil,
    scale: Double, resources: Resources
  ) {
    (self.look, self.rect, self.window) = (look, rect, window ?? rect)
    func pixels(_ length: Length) -> Double {
      let value = length.pixels(height: rect.height, scale: scale)
      return value > 0 ? min(value, 65_535) : 0
    }
    let width = min(pixels(look.thickness), rect.height / 3)
    let trackWidth = look.trackThickness.map { min(pixels($0), rect.height / 3) } ?? width
    (self.width, self.trackWidth) = (width, trackWidth)
    let isRing = look.face == .ring
    var caption = ProgressCaption(
      look, title: title, rect: rect, scale: scale, resources: resources)
    // The ring stands in the middle of the view, and leaves as much below it as its texts take above it.
    func radius(below height: Double) -> Double {
      let room = min(min(rect.width, rect.height) * 0.96, rect.height * 0.97 - 2 * height)
      return min(pixels(look.radius), max(0, room - max(width, trackWidth)) / 2)
    }
    // Texts that would leave less than a third of the ring are left out.
    while isRing, radius(below: caption.height) < radius(below: 0) / 3 { caption.leaveOutOne() }
    self.caption = caption
    self.radius = isRing ? radius(below: caption.height) : 0
    barLength = isRing ? 0 : min(pixels(look.barLength), rect.width * 0.9)
    center = Point(rect.center.x.rounded(), rect.center.y.rounded())
    let way =
      isRing
      ? Gradient.Way.conic(
        center: center, start: look.startAngle / 360,
        sweep: (look.direction == .clockwise ? 1 : -1) * look.sweepAngle / 360)
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
    let done = Layer.Inlay(
      shape: shape(stroke, width: width), paint: progress.paint(fraction: 1 - stroke))
    var layers: [Layer] = []
    let veilPaint = veil?.paint(fraction: 1 - stroke)
    if let track {
      if let veilPaint { layers.append(Layer(.rectangle(window, radius: 0), veilPaint)) }
      layers.append(
        Layer(
          shape(1, width: trackWidth), track.paint(fraction: 1 - stroke), inlay: done))
    } else {
      // Veil and stroke are one layer: what the stroke hides of the veil stays hidden at any opacity.
      layers.append(
        Layer(.rectangle(window, radius: 0), veilPaint ?? .color(.clear), inlay: done))
    }
    layers += caption.layers(
      percent: percent, centerX: center.x,
      bottom: center.y - radius - max(width, trackWidth) / 2, top: rect.y)
    for index in layers.indices { layers[index].opacity *= min(1, max(0, look.opacity)) }
    return layers
  }

  private func shape(_ share: Double, width: Double) -> Shape {
    guard look.face == .ring else {
      let from = Point(center.x - barLength / 2, center.y)
      return .line(
        LineStroke(
          from: from, to: Point(from.x + barLength * share, center.y), width: width, cap: look.cap,
          fit: look.capFit))
    }
    let sweep = share * look.sweepAngle / 360
    return .arc(
      ArcStroke(
        center: center, radius: radius, width: width, start: look.startAngle / 360,
        sweep: look.direction == .clockwise ? sweep : -sweep, cap: look.cap, fit: look.capFit))
  }
}
