public import Raster

/// A thick stroke along a circle, or a part of one.
public struct RingView {
  public let look: RingLook
  /// The view's place in pixels.
  public let rect: Rect
  /// The centre line's radius in pixels.
  public let radius: Double
  let width: Double
  let trackWidth: Double
  private let scale: Double
  private let track: ResolvedFill
  private let progress: ResolvedFill
  private let panel: ResolvedFill?

  /// Creates a ring for one place.
  ///
  /// - Parameter scale: pixels a point.
  public init(_ look: RingLook, rect: Rect, scale: Double, resources: Resources) {
    (self.look, self.rect, self.scale) = (look, rect, scale)
    let (side, height) = (min(rect.width, rect.height), rect.height)
    // The suited width is even and the radius whole, so that the ring's extremes fall between pixels.
    func pixels(_ length: Length?, suited: Double) -> Double {
      (length ?? .suited).pixels(height: height, scale: scale, suited: suited)
    }
    width = pixels(look.stroke.thickness, suited: (side * Self.suitedWidth / 2).rounded() * 2)
    trackWidth = pixels(look.stroke.trackThickness, suited: width)
    radius = pixels(
      look.radius,
      suited: max(0, (side / 2 * (1 - Self.margin) - max(width, trackWidth) / 2).rounded()))
    let way = Gradient.Way.conic(
      center: rect.center, start: look.startAngle / 360,
      sweep: (look.direction == .clockwise ? 1 : -1) * look.sweepAngle / 360)
    func resolve(_ fill: Fill, _ way: Gradient.Way?) -> ResolvedFill {
      ResolvedFill(fill, rect: rect, way: way, scale: scale, resources: resources)
    }
    track = resolve(look.stroke.track, way)
    progress = resolve(look.stroke.progress, way)
    panel = look.panel.fill.map { resolve($0, nil) }
  }

  /// The share of the view's smaller half that stays free around a ring as large as the view allows.
  private static let margin = 0.1
  /// A stroke's width that suits a view, as a share of the view's smaller side.
  private static let suitedWidth = 0.072

  /// Returns the layers that show a share of the time that is left, 0…1.
  public func layers(fraction: Double) -> [Layer] {
    var layers: [Layer] = []
    addLayers(fraction: fraction, to: &layers)
    return layers
  }

  func addLayers(fraction: Double, to layers: inout [Layer]) {
    if let panel {
      let corner = look.panel.radius.pixels(height: rect.height, scale: scale)
      layers.append(Layer(.rectangle(rect, radius: corner), panel.paint(fraction: fraction)))
    }
    let shown = look.motion == .drain ? fraction : 1 - fraction
    layers.append(
      Layer(
        .arc(stroke(1, width: trackWidth)), track.paint(fraction: fraction),
        inlay: .init(
          shape: .arc(stroke(shown, width: width)), paint: progress.paint(fraction: fraction))))
  }

  /// The radius of the free circle in the middle, in pixels.
  public var innerRadius: Double { max(0, radius - max(width, trackWidth) / 2) }

  /// How many pixels the moving end goes while the whole time passes.
  public var travel: Double {
    look.sweepAngle / 360 * 2 * Double.pi * (radius + max(width, trackWidth) / 2)
  }

  private func stroke(_ share: Double, width: Double) -> ArcStroke {
    let way = look.direction == .clockwise ? 1.0 : -1.0
    return ArcStroke(
      center: rect.center, radius: radius, width: width, start: look.startAngle / 360,
      sweep: way * share * (look.sweepAngle / 360), cap: look.stroke.cap, fit: look.stroke.capFit)
  }
}
