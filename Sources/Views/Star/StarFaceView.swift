public import Raster

/// A star whose outline shows the time: a stroke that drains or fills, over its track.
public struct StarFaceView {
  public let star: StarLook
  public let stroke: StrokeLook
  public let motion: Motion
  public let direction: Direction
  /// The view's place in pixels.
  public let rect: Rect
  private let outline: StarOutline
  private let vertices: [Point]
  private let width: Double
  private let trackWidth: Double
  private let area: ResolvedFill?
  private let track: ResolvedFill
  private let progress: ResolvedFill
  private let border: Layer?

  /// A stroke's width that suits a view, as a share of the view's smaller side.
  private static let suitedWidth = 0.03

  /// Creates a star for one place; tips and strokes stay within it.
  ///
  /// - Parameters:
  ///   - star: its points, ratio, size, rotation and join, and a border, which it lies within; its own stroke is
  ///     not drawn.
  ///   - stroke: the widths and fills of track and progress, and the cap of the ends.
  ///   - fillsArea: whether the star's own fill is drawn below the strokes.
  ///   - scale: pixels a point.
  public init(
    _ star: StarLook, stroke: StrokeLook, motion: Motion = .drain,
    direction: Direction = .clockwise, fillsArea: Bool = false, rect: Rect, scale: Double,
    resources: Resources
  ) {
    (self.star, self.stroke, self.motion, self.direction) = (star, stroke, motion, direction)
    self.rect = rect
    let whole = min(rect.width, rect.height)
    let borderWidth = min(
      star.border?.width.pixels(height: rect.height, scale: scale) ?? 0, whole / 2)
    let side = whole - 2 * borderWidth
    func pixels(_ length: Length?, suited: Double) -> Double {
      (length ?? .suited).pixels(height: rect.height, scale: scale, suited: suited)
    }
    let width = pixels(
      stroke.thickness, suited: max(2, (side * Self.suitedWidth / 2).rounded() * 2))
    let trackWidth = pixels(stroke.trackThickness, suited: width)
    let widest = max(width, trackWidth)
    let fitted = StarFaceView.radius(star, side: side, width: widest)
    outline = StarOutline(star, center: rect.center, radius: fitted)
    let corners = outline.vertices
    vertices =
      direction == .clockwise ? corners : corners.prefix(1) + corners.dropFirst().reversed()
    self.width = min(width, outline.widestStroke)
    self.trackWidth = min(trackWidth, outline.widestStroke)
    let way = Gradient.Way.conic(
      center: rect.center, start: outline.turns, sweep: direction == .clockwise ? 1 : -1)
    func resolve(_ fill: Fill) -> ResolvedFill {
      ResolvedFill(fill, rect: rect, way: way, scale: scale, resources: resources)
    }
    area = fillsArea ? resolve(star.fill) : nil
    track = resolve(stroke.track)
    progress = resolve(stroke.progress)
    border =
      borderWidth > 0
      ? star.border.map { border in
        let ring = ArcStroke(
          center: rect.center, radius: (whole - borderWidth) / 2, width: borderWidth, start: 0,
          sweep: 1, cap: .butt, fit: .inset)
        return Layer(.arc(ring), resolve(border.fill).paint(fraction: 1))
      } : nil
  }

  /// Returns the layers that show a share of the time that is left, 0…1.
  public func layers(fraction: Double) -> [Layer] {
    var layers: [Layer] = []
    addLayers(fraction: fraction, to: &layers)
    return layers
  }

  func addLayers(fraction: Double, to layers: inout [Layer]) {
    if let area { layers.append(Layer(.polygon(vertices), area.paint(fraction: fraction))) }
    let shown = motion == .drain ? fraction : 1 - fraction
    layers.append(
      Layer(
        .path(path(1, width: trackWidth)), track.paint(fraction: fraction),
        inlay: .init(
          shape: .path(path(shown, width: width)), paint: progress.paint(fraction: fraction))))
    if let border { layers.append(border) }
  }

  /// The radius of the circle in the middle that the strokes leave free, in pixels.
  public var innerRadius: Double { max(0, outline.freeRadius - max(width, trackWidth) / 2) }

  /// How many pixels the moving end goes while the whole time passes.
  public var travel: Double {
    zip(vertices, vertices.dropFirst() + vertices.prefix(1)).reduce(0) {
      $0 + ($1.1 - $1.0).length
    }
  }

  /// Returns the tips' radius at which a stroke of a width ends at the view's edge.
  private static func radius(_ look: StarLook, side: Double, width: Double) -> Double {
    let unit = StarOutline(look, center: Point(0, 0), radius: 1)
    let notch = Point.unit(turns: 0.5 / Double(unit.points)) * unit.innerRadius
    // A mitred tip lies as many half widths farther out as one over the sine of half its angle.
    let edge = Point(notch.x, notch.y + 1)
    let sine = edge.length > 0 ? notch.x / edge.length : 1
    var reach = 1.0
    if case .miter(let limit) = look.join, sine * limit >= 1 { reach = 1 / sine }
    return (side / 2 * min(1, max(0, look.size)) - reach * width / 2)
  }

  private func path(_ share: Double, width: Double) -> PathStroke {
    PathStroke(
      points: vertices, isClosed: true, width: width, join: star.join, cap: stroke.cap,
      length: share)
  }
}
