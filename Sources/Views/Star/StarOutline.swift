import Raster

/// A star's corners: tips and notches in turn, clockwise from the first tip.
struct StarOutline: Hashable {
  let center: Point
  /// The tips' radius in pixels.
  let radius: Double
  /// The notches' radius in pixels.
  let innerRadius: Double
  let points: Int
  /// Where the first tip is, in turns clockwise from 12 o'clock.
  let turns: Double

  /// - Parameter radius: the tips' in pixels.
  init(_ look: StarLook, center: Point, radius: Double) {
    self.center = center
    self.radius = max(0, radius)
    innerRadius = self.radius * min(1, max(0, look.ratio))
    points = look.points.count
    turns = look.rotation / 360
  }

  /// The corners of the outline.
  var vertices: [Point] {
    (0..<2 * points).map { index in
      let radius = index.isMultiple(of: 2) ? radius : innerRadius
      return center + Point.unit(turns: turns + Double(index) / Double(2 * points)) * radius
    }
  }

  /// How wide a stroke may be in pixels so that the spikes of a dense star keep a space between their lines.
  ///
  /// Stars of at most 60 points take any width; beyond, lines on one another would be a blot that takes long
  /// to unite.
  var widestStroke: Double {
    guard points > 60 else { return .infinity }
    // Between the notches the spikes are narrowest.
    return innerRadius * Double.pi / Double(points) / 4
  }

  /// The radius of the largest circle around the middle that lies within the star, in pixels.
  var freeRadius: Double {
    let tip = Point(0, -radius)
    let notch = Point.unit(turns: 0.5 / Double(points)) * innerRadius
    let edge = tip - notch
    let isBefore = notch.x * edge.x + notch.y * edge.y > 0
    if isBefore || edge.length == 0 { return innerRadius }
    return abs(notch.x * tip.y - notch.y * tip.x) / edge.length
  }
}
