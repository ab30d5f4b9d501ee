import Foundation

@testable import Raster

/// A shape by its definition: which part of each level line it covers. Written without the rasteriser's
/// outlines, angles or arithmetic.
struct Region {
  let spans: (_ y: Double) -> Spans

  static var nothing: Region { Region { _ in .nothing } }

  static func disc(_ center: Point, _ radius: Double) -> Region {
    Region { y in
      let height = y - center.y
      guard abs(height) < radius else { return .nothing }
      let half = (radius * radius - height * height).squareRoot()
      return Spans(from: center.x - half, to: center.x + half)
    }
  }

  /// The points p with (p − on) · outward ≤ 0.
  static func halfPlane(on point: Point, outward: Point) -> Region {
    Region { y in
      let level = outward.y * (y - point.y)
      if abs(outward.x) < 1e-14 { return level <= 0 ? .everything : .nothing }
      let x = point.x - level / outward.x
      return outward.x > 0 ? Spans(from: -.infinity, to: x) : Spans(from: x, to: .infinity)
    }
  }

  func and(_ other: Region) -> Region {
    Region { y in
      let mine = spans(y)
      return mine.intervals.isEmpty ? mine : mine.intersection(other.spans(y))
    }
  }

  func or(_ other: Region) -> Region {
    Region { y in
      let (a, b) = (spans(y), other.spans(y))
      if a.intervals.isEmpty { return b }
      return b.intervals.isEmpty ? a : a.union(b)
    }
  }

  func minus(_ other: Region) -> Region {
    Region { y in
      let (a, b) = (spans(y), other.spans(y))
      return a.intervals.isEmpty || b.intervals.isEmpty ? a : a.subtracting(b)
    }
  }

  /// Returns the covered share of each pixel from `lines` level lines a row.
  func coverage(size: PixelSize, lines: Int = 256) -> [Double] {
    var result = [Double](repeating: 0, count: size.width * size.height)
    for row in 0..<size.height {
      for line in 0..<lines {
        let y = Double(row) + (Double(line) + 0.5) / Double(lines)
        for (from, to) in spans(y).intervals {
          let (from, to) = (max(0, from), min(Double(size.width), to))
          guard from < to else { continue }
          for x in Int(from)..<min(size.width, Int(to.rounded(.up))) {
            result[row * size.width + x] +=
              (min(to, Double(x + 1)) - max(from, Double(x))) / Double(lines)
          }
        }
      }
    }
    return result
  }
}

extension Region {
  static func direction(turns: Double) -> Point {
    Point(sin(turns * 2 * .pi), -cos(turns * 2 * .pi))
  }

  static func square(center: Point, along: Point, ahead: Double, half: Double) -> Region {
    let across = Point(-along.y, along.x)
    return halfPlane(on: center, outward: along * -1)
      .and(halfPlane(on: center + along * ahead, outward: along))
      .and(halfPlane(on: center + across * half, outward: across))
      .and(halfPlane(on: center - across * half, outward: across * -1))
  }

  static func rectangle(_ rect: Rect, radius: Double) -> Region {
    let r = min(radius, rect.width / 2, rect.height / 2)
    func box(_ inset: Double, _ insetY: Double) -> Region {
      Region { y in
        y > rect.y + insetY && y < rect.maxY - insetY
          ? Spans(from: rect.x + inset, to: rect.maxX - inset) : .nothing
      }
    }
    var region = box(r, 0).or(box(0, r))
    for x in [rect.x + r, rect.maxX - r] {
      for y in [rect.y + r, rect.maxY - r] { region = region.or(disc(Point(x, y), r)) }
    }
    return region
  }

  static func line(_ stroke: LineStroke) -> Region {
    let length = (stroke.to - stroke.from).length
    let half = stroke.width / 2
    guard length > 0, half > 0 else { return .nothing }
    let along = (stroke.to - stroke.from) * (1 / length)
    let across = Point(-along.y, along.x)
    let band = halfPlane(on: stroke.from + across * half, outward: across)
      .and(halfPlane(on: stroke.from - across * half, outward: across * -1))
    // The half-infinite stroke capped at its start, met by the one capped at its end.
    func capped(at place: Point, forward: Point) -> Region {
      switch (stroke.cap, stroke.fit) {
      case (.butt, _), (.square, .inset):
        return band.and(halfPlane(on: place, outward: forward))
      case (.square, .extend):
        return band.and(halfPlane(on: place + forward * half, outward: forward))
      case (.round, .extend):
        return band.and(halfPlane(on: place, outward: forward)).or(disc(place, half))
      case (.round, .inset):
        let center = place - forward * half
        return band.and(halfPlane(on: center, outward: forward)).or(disc(center, half))
      }
    }
    return capped(at: stroke.from, forward: along * -1).and(capped(at: stroke.to, forward: along))
  }

  static func arc(_ stroke: ArcStroke) -> Region {
    let half = stroke.width / 2
    guard half > 0, stroke.sweep != 0 else { return .nothing }
    let annulus = disc(stroke.center, stroke.radius + half)
      .minus(disc(stroke.center, max(0, stroke.radius - half)))
    if abs(stroke.sweep) >= 1 { return annulus }
    var (start, sweep) = (stroke.start, stroke.sweep)
    if stroke.cap == .round && stroke.fit == .inset {
      let way = sweep < 0 ? -1.0 : 1.0
      let length = abs(sweep) * 2 * .pi * stroke.radius
      if length <= stroke.width {
        // A bar's lens of the same length, laid along the tangent.
        let radial = direction(turns: start + sweep / 2)
        let middle = stroke.center + radial * stroke.radius
        let along = Point(-radial.y, radial.x) * ((stroke.width - length) / 2)
        return disc(middle + along, half).and(disc(middle - along, half))
      }
      let cap = half / (2 * .pi * stroke.radius)
      start += way * cap
      sweep -= way * 2 * cap
    }
    let ends = sweep < 0 ? (start + sweep, start) : (start, start + sweep)
    let (first, last) = (direction(turns: ends.0), direction(turns: ends.1))
    let afterFirst = halfPlane(on: stroke.center, outward: Point(first.y, -first.x))
    let beforeLast = halfPlane(on: stroke.center, outward: Point(-last.y, last.x))
    let sector = abs(sweep) <= 0.5 ? afterFirst.and(beforeLast) : afterFirst.or(beforeLast)
    var region = annulus.and(sector)
    for (radial, way) in [(first, -1.0), (last, 1.0)] {
      let center = stroke.center + radial * stroke.radius
      let forward = Point(-radial.y, radial.x) * way
      switch (stroke.cap, stroke.fit) {
      case (.butt, _), (.square, .inset): break
      case (.square, .extend):
        region = region.or(square(center: center, along: forward, ahead: half, half: half))
      case (.round, _):
        let cap = disc(center, half).and(halfPlane(on: center, outward: forward * -1))
        region = region.or(cap)
      }
    }
    return region
  }

  /// A polygon by the non-zero rule.
  static func polygon(_ corners: [Point]) -> Region {
    Region { y in
      var crossings: [(x: Double, winding: Int)] = []
      for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
        guard (a.y <= y) != (b.y <= y) else { continue }
        crossings.append((a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), a.y <= y ? 1 : -1))
      }
      var result = Spans.nothing
      var (winding, from) = (0, 0.0)
      for crossing in crossings.sorted(by: { $0.x < $1.x }) {
        if winding == 0 { from = crossing.x }
        winding += crossing.winding
        if winding == 0 { result = result.union(Spans(from: from, to: crossing.x)) }
      }
      return result
    }
  }
}
