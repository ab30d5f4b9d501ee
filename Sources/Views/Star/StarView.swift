public import Raster

/// A star in the middle of its view.
public struct StarView {
  public let look: StarLook
  /// The view's place in pixels.
  public let rect: Rect
  private let outline: StarOutline
  private let vertices: [Point]?
  private let fill: ResolvedFill
  private let strokeWidth: Double
  private let strokeFill: ResolvedFill?
  private let borderWidth: Double
  private let borderFill: ResolvedFill?
  /// The circle that the star is cut off at; empty where it isn't.
  private let clip: [Point]

  /// Creates a star for one place.
  ///
  /// - Parameter scale: pixels a point.
  public init(_ look: StarLook, rect: Rect, scale: Double, resources: Resources) {
    (self.look, self.rect) = (look, rect)
    let radius = min(rect.width, rect.height) / 2
    outline = StarOutline(look, center: rect.center, radius: radius * min(1, max(0, look.size)))
    vertices = look.cachesVertices ? outline.vertices : nil
    func resolve(_ fill: Fill) -> ResolvedFill {
      ResolvedFill(fill, rect: rect, scale: scale, resources: resources)
    }
    func pixels(_ border: BorderLook?) -> Double {
      border?.width.pixels(height: rect.height, scale: scale) ?? 0
    }
    fill = resolve(look.fill)
    strokeWidth = min(pixels(look.stroke), outline.widestStroke)
    strokeFill = look.stroke.map { resolve($0.fill) }
    borderWidth = min(pixels(look.border), radius)
    borderFill = look.border.map { resolve($0.fill) }
    // Below an opaque border nothing shows: the star ends at its middle, so that it adds nothing at its edge.
    var isHidden = false
    if case .color(let color) = look.border?.fill { isHidden = color.alpha == 255 }
    clip =
      look.border == nil
      ? [] : .circle(center: rect.center, radius: radius - (isHidden ? borderWidth / 2 : 0))
  }

  /// Returns the star's layers.
  ///
  /// - Parameters:
  ///   - fraction: what colours by the remaining time follow, 0…1.
  ///   - turns: clockwise, beyond the look's own rotation.
  public func layers(fraction: Double = 1, turns: Double = 0) -> [Layer] {
    let vertices = vertices(turned: turns)
    let area = clip.isEmpty ? vertices : vertices.clipped(toConvex: clip)
    var layers = [Layer(.polygon(area), fill.paint(fraction: fraction))]
    if let strokeFill, strokeWidth > 0 {
      let stroke = PathStroke(
        points: vertices, isClosed: true, width: strokeWidth, join: look.join, clip: clip)
      layers.append(Layer(.path(stroke), strokeFill.paint(fraction: fraction)))
    }
    if let borderFill, borderWidth > 0 {
      let radius = min(rect.width, rect.height) / 2
      let border = ArcStroke(
        center: rect.center, radius: radius - borderWidth / 2, width: borderWidth, start: 0,
        sweep: 1, cap: .butt, fit: .inset)
      layers.append(Layer(.arc(border), borderFill.paint(fraction: fraction)))
    }
    return layers
  }

  private func vertices(turned turns: Double) -> [Point] {
    let known = vertices ?? outline.vertices
    guard turns != 0 else { return known }
    let (up, right) = (Point.unit(turns: turns), Point.unit(turns: turns + 0.25))
    return known.map { corner in
      let way = corner - outline.center
      return outline.center + right * way.x - up * way.y
    }
  }
}
