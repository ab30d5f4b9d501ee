import Foundation
import Raster

extension Solid {
  /// Creates the area of a shape; nil for shapes that the benchmarks have no definition of.
  init?(_ shape: Shape) {
    switch shape {
    case .rectangle(let rect, let radius): self = .rectangle(rect, radius: radius)
    case .line(let stroke): self = .line(stroke)
    case .arc(let stroke): self = .arc(stroke)
    case .path(let stroke):
      guard let solid = Solid.path(stroke) else { return nil }
      self = solid
    case .polygon(let corners): self = .polygon(corners)
    case .mask: return nil
    }
  }

  /// Returns a box that goes `ahead` and `back` from a place and half its width to both sides.
  private static func box(
    _ place: Point, along: Point, ahead: Double, back: Double = 0, half: Double
  ) -> Solid {
    let across = Point(-along.y, along.x)
    return .all([
      .halfPlane(on: place + along * ahead, outward: along),
      .halfPlane(on: place - along * back, outward: along * -1),
      .halfPlane(on: place + across * half, outward: across),
      .halfPlane(on: place - across * half, outward: across * -1),
    ])
  }

  private static func rectangle(_ rect: Rect, radius: Double) -> Solid {
    let corner = min(radius, rect.width / 2, rect.height / 2)
    func box(_ insetX: Double, _ insetY: Double) -> Solid {
      Solid.box(
        Point(rect.x + insetX, rect.center.y), along: Point(1, 0), ahead: rect.width - 2 * insetX,
        half: rect.height / 2 - insetY)
    }
    if corner <= 0 { return box(0, 0) }
    let centers = [rect.x + corner, rect.maxX - corner].flatMap { x in
      [rect.y + corner, rect.maxY - corner].map { Point(x, $0) }
    }
    return .any([box(corner, 0), box(0, corner)] + centers.map { .disc($0, corner) })
  }

  private static func line(_ stroke: LineStroke) -> Solid {
    let (length, half) = ((stroke.to - stroke.from).length, stroke.width / 2)
    guard length > 0, half > 0 else { return .nothing }
    let along = (stroke.to - stroke.from) * (1 / length)
    if stroke.cap == .round && stroke.fit == .inset && length < stroke.width {
      // Shorter than its caps it is what both caps have in common.
      return .all([
        .disc(stroke.from + along * half, half), .disc(stroke.to - along * half, half),
      ])
    }
    var extra = 0.0
    if stroke.cap == .square && stroke.fit == .extend { extra = half }
    if stroke.cap == .round && stroke.fit == .inset { extra = -half }
    let (from, to) = (stroke.from - along * extra, stroke.to + along * extra)
    let body = box(from, along: along, ahead: length + 2 * extra, half: half)
    return stroke.cap == .round ? .any([body, .disc(from, half), .disc(to, half)]) : body
  }

  private static func direction(turns: Double) -> Point {
    Point(sin(turns * 2 * .pi), -cos(turns * 2 * .pi))
  }

  private static func arc(_ stroke: ArcStroke) -> Solid {
    let half = stroke.width / 2
    guard half > 0, stroke.sweep != 0 else { return .nothing }
    let (inner, outer) = (stroke.radius - half, stroke.radius + half)
    let annulus: [Solid] =
      [.disc(stroke.center, outer)] + (inner > 0 ? [.not(.disc(stroke.center, inner))] : [])
    if abs(stroke.sweep) >= 1 { return .all(annulus) }
    var from = min(stroke.start, stroke.start + stroke.sweep)
    var sweep = abs(stroke.sweep)
    if stroke.cap == .round && stroke.fit == .inset {
      let length = sweep * 2 * .pi * stroke.radius
      if length <= stroke.width {
        let radial = direction(turns: from + sweep / 2)
        let middle = stroke.center + radial * stroke.radius
        let apart = Point(-radial.y, radial.x) * ((stroke.width - length) / 2)
        return .all([.disc(middle + apart, half), .disc(middle - apart, half)])
      }
      let cap = half / (2 * .pi * stroke.radius)
      (from, sweep) = (from + cap, sweep - 2 * cap)
    }
    let (first, last) = (direction(turns: from), direction(turns: from + sweep))
    let afterFirst = Solid.halfPlane(on: stroke.center, outward: Point(first.y, -first.x))
    let beforeLast = Solid.halfPlane(on: stroke.center, outward: Point(-last.y, last.x))
    let sector: Solid =
      sweep <= 0.5 ? .all([afterFirst, beforeLast]) : .any([afterFirst, beforeLast])
    var parts: [Solid] = [.all(annulus + [sector])]
    for (radial, way) in [(first, -1.0), (last, 1.0)] {
      let center = stroke.center + radial * stroke.radius
      let forward = Point(-radial.y, radial.x) * way
      switch (stroke.cap, stroke.fit) {
      case (.butt, _), (.square, .inset): break
      case (.square, .extend):
        parts.append(box(center, along: forward, ahead: half, half: half))
      case (.round, _):
        parts.append(
          .all([.disc(center, half), .halfPlane(on: center, outward: forward * -1)]))
      }
    }
    return .any(parts)
  }

  /// Returns the area of a whole open path's stroke with round joins and round or butt caps; nil of any other.
  private static func path(_ stroke: PathStroke) -> Solid? {
    guard case .round = stroke.join, !stroke.isClosed, stroke.cap != .square, stroke.start == 0,
      stroke.length >= 1, stroke.clip.isEmpty
    else { return nil }
    let half = stroke.width / 2
    let edges = zip(stroke.points, stroke.points.dropFirst())
    let bodies = edges.map { from, to in
      let way = to - from
      return box(from, along: way * (1 / way.length), ahead: way.length, half: half)
    }
    let round = stroke.cap == .round ? stroke.points[...] : stroke.points.dropFirst().dropLast()
    return .any(bodies + round.map { .disc($0, half) })
  }
}
