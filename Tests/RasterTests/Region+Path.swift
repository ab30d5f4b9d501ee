@testable import Raster

extension Region {
  /// A stroke with its ends straight across: the union of its edges' rectangles, its joins and its caps.
  static func path(
    _ points: [Point], isClosed: Bool, width: Double, join: Join, cap: Cap = .butt
  ) -> Region {
    let half = width / 2
    let places = isClosed ? points + [points[0]] : points
    let edges = Array(zip(places, places.dropFirst()))
    var region = Region.nothing
    for (from, to) in edges {
      region = region.or(
        line(LineStroke(from: from, to: to, width: width, cap: .butt, fit: .extend)))
    }
    var corners = Array(zip(edges, edges.dropFirst()))
    if isClosed { corners.append((edges[edges.count - 1], edges[0])) }
    for (before, after) in corners {
      region = region.or(joined(before, after, half: half, join: join))
    }
    if !isClosed, let first = edges.first, let last = edges.last {
      for (end, back) in [(first.0, first.1), (last.1, last.0)] {
        let forward = (end - back) * (1 / (end - back).length)
        switch cap {
        case .butt: break
        case .round: region = region.or(disc(end, half))
        case .square:
          region = region.or(square(center: end, along: forward, ahead: half, half: half))
        }
      }
    }
    return region
  }

  private static func joined(
    _ before: (Point, Point), _ after: (Point, Point), half: Double, join: Join
  ) -> Region {
    let place = after.0
    if join == .round { return disc(place, half) }
    func unit(_ edge: (Point, Point)) -> Point {
      (edge.1 - edge.0) * (1 / (edge.1 - edge.0).length)
    }
    let (a, b) = (unit(before), unit(after))
    let turn = a.x * b.y - a.y * b.x
    let side = turn > 0 ? half : -half
    let (first, last) = (place + Point(a.y, -a.x) * side, place + Point(b.y, -b.x) * side)
    guard case .miter(let limit) = join, abs(turn) > 1e-12 else {
      return polygon([place, first, last])
    }
    // The outer sides meet where first + a·s = last − b·t.
    let gap = last - first
    let tip = first + a * ((gap.x * b.y - gap.y * b.x) / turn)
    let isPointed = (tip - place).length <= limit * half
    return polygon(isPointed ? [place, first, tip, last] : [place, first, last])
  }
}
