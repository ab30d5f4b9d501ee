import Foundation
import Raster

/// An area by its definition, as discs and half planes; written without the rasteriser's outlines.
indirect enum Solid {
  case everything
  case nothing
  case disc(Point, Double)
  /// The points p with (p − on) · outward ≤ 0, for an outward of length 1.
  case halfPlane(on: Point, outward: Point)
  case all([Solid])
  case any([Solid])
  case not(Solid)
  /// A polygon that does not cross itself.
  case polygon([Point])

  /// Returns how far a place is from the edge, negative inside; the edge is never nearer than that.
  func distance(_ place: Point) -> Double {
    switch self {
    case .everything: -.infinity
    case .nothing: .infinity
    case .disc(let center, let radius): (place - center).length - radius
    case .halfPlane(let on, let outward):
      (place.x - on.x) * outward.x + (place.y - on.y) * outward.y
    case .all(let parts): parts.reduce(-.infinity) { max($0, $1.distance(place)) }
    case .any(let parts): parts.reduce(.infinity) { min($0, $1.distance(place)) }
    case .not(let solid): -solid.distance(place)
    case .polygon(let corners): Solid.distance(place, toPolygon: corners)
    }
  }

  /// Returns the same area as it looks within a distance of a place, as few parts as decide there.
  func near(_ place: Point, within reach: Double) -> Solid {
    switch self {
    case .everything, .nothing: return self
    case .disc, .halfPlane, .polygon:
      let distance = distance(place)
      return distance > reach ? .nothing : distance < -reach ? .everything : self
    case .not(let solid):
      switch solid.near(place, within: reach) {
      case .everything: return .nothing
      case .nothing: return .everything
      case let part: return .not(part)
      }
    case .all(let parts):
      var left: [Solid] = []
      for part in parts {
        switch part.near(place, within: reach) {
        case .nothing: return .nothing
        case .everything: continue
        case let part: left.append(part)
        }
      }
      return left.isEmpty ? .everything : left.count == 1 ? left[0] : .all(left)
    case .any(let parts):
      var left: [Solid] = []
      for part in parts {
        switch part.near(place, within: reach) {
        case .everything: return .everything
        case .nothing: continue
        case let part: left.append(part)
        }
      }
      return left.isEmpty ? .nothing : left.count == 1 ? left[0] : .any(left)
    }
  }

  private static func distance(_ place: Point, toPolygon corners: [Point]) -> Double {
    var (nearest, isInside) = (Double.infinity, false)
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let (way, off) = (b - a, place - a)
      let share = (off.x * way.x + off.y * way.y) / (way.x * way.x + way.y * way.y)
      nearest = min(nearest, (off - way * min(1, max(0, share))).length)
      if (a.y <= place.y) != (b.y <= place.y), off.x < way.x * off.y / way.y { isInside.toggle() }
    }
    return isInside ? -nearest : nearest
  }
}
