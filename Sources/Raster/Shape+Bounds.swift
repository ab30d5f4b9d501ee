extension Shape {
  /// The smallest whole pixels that hold the shape, or a few more.
  var pixelBounds: PixelRect {
    switch self {
    case .rectangle(let rect, _):
      PixelRect(holding: rect)
    case .line(let stroke):
      stroke.bounds(from: stroke.from, to: stroke.to)
    case .arc(let stroke):
      stroke.bounds(from: stroke.start, to: stroke.start + stroke.sweep)
    case .path(let stroke):
      stroke.bounds(of: nil)
    case .polygon(let corners):
      corners.reduce(.empty) { $0.union(PixelRect(holding: $1, within: 0)) }
    case .mask(let mask, let x, let y):
      PixelRect(x0: x, y0: y, x1: x + mask.size.width, y1: y + mask.size.height)
    }
  }
}

extension PixelRect {
  /// Creates the smallest whole pixels that hold a rectangle.
  init(holding rect: Rect) {
    self = PixelRect(holding: Point(rect.x, rect.y), within: 0)
      .union(PixelRect(holding: Point(rect.maxX, rect.maxY), within: 0))
  }

  /// Creates the smallest whole pixels, at least one, that hold all within a distance of a point.
  init(holding point: Point, within distance: Double) {
    // A vertex is rounded to the nearest 1/4096 pixel, so half of that may lie beyond.
    let reach = distance + 1.0 / 4096
    func pixel(_ value: Double) -> Int { Int(max(-1e6, min(1e6, value.rounded(.down)))) }
    self.init(
      x0: pixel(point.x - reach), y0: pixel(point.y - reach), x1: pixel(point.x + reach) + 1,
      y1: pixel(point.y + reach) + 1)
  }

  /// Creates the smallest whole pixels that hold a cap, and all within a distance of it.
  init(holding cap: Cap, at place: Point, forward: Point, half: Double, within distance: Double) {
    /// How far the cap goes along an axis on which `forward` and the line across have these shares.
    func extent(_ forward: Double, _ across: Double) -> Double {
      switch cap {
      case .butt: half * abs(across)
      case .round: half * (forward > 0 ? 1 : abs(across))
      case .square: half * (abs(across) + max(0, forward))
      }
    }
    let (x, y) = (forward.x, forward.y)
    let first = place - Point(extent(-x, y), extent(-y, x))
    let last = place + Point(extent(x, y), extent(y, x))
    self = PixelRect(holding: first, within: distance)
      .union(PixelRect(holding: last, within: distance))
  }
}

extension LineStroke {
  /// Returns the pixels that the stroke's part between two of its places may cover, caps included.
  func bounds(from: Point, to: Point) -> PixelRect {
    // A square cap's corner is √2 halves away from its end.
    let reach = max(0, width / 2) * (cap == .square && fit == .extend ? 1.4143 : 1)
    return PixelRect(holding: from, within: reach).union(PixelRect(holding: to, within: reach))
  }
}

extension ArcStroke {
  /// Returns the pixels that the stroke's part between two angles in turns may cover, caps included.
  func bounds(from: Double, to: Double) -> PixelRect {
    let half = max(0, width / 2)
    let reach = half * (cap == .square && fit == .extend ? 1.4143 : 1)
    let (low, high) = (min(from, to), max(from, to))
    func place(_ turns: Double) -> PixelRect {
      // Vertices are pushed out by less than the outline's flatness.
      PixelRect(
        holding: center + Point.unit(turns: turns) * radius, within: reach + Outline.flatness)
    }
    var bounds = place(low).union(place(high))
    if high - low >= 1 { return place(0).union(place(0.25)).union(place(0.5)).union(place(0.75)) }
    var quarter = (low * 4).rounded(.up)
    while quarter <= high * 4 {
      bounds = bounds.union(place(quarter / 4))
      quarter += 1
    }
    return bounds
  }
}
