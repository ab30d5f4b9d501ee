extension Frame {
  /// Returns rectangles outside of which painting either frame gives the same pixels.
  ///
  /// None when the frames are equal. Layers are compared in pairs from the bottom, and what is left over by one
  /// of the frames counts whole.
  public func damage(since old: Frame) -> [PixelRect] {
    var rects: [PixelRect] = []
    damage(since: old, &rects)
    return rects
  }

  /// Sets `rects` to the damage, in the memory that it has.
  func damage(since old: Frame, _ rects: inout [PixelRect]) {
    rects.removeAll(keepingCapacity: true)
    guard size == old.size else {
      rects.append(PixelRect(size))
      return
    }
    var sum = DamageSum(size: size, rects: [])
    swap(&sum.rects, &rects)
    let pairs = min(layers.count, old.layers.count)
    for index in 0..<pairs where layers[index] != old.layers[index] {
      layers[index].addDamage(since: old.layers[index], to: &sum)
    }
    for index in pairs..<max(pairs, layers.count) { sum.add(layers[index].pixelBounds) }
    for index in pairs..<max(pairs, old.layers.count) { sum.add(old.layers[index].pixelBounds) }
    swap(&sum.rects, &rects)
  }
}

/// Rectangles within a frame, united where that is cheaper.
struct DamageSum {
  let size: PixelSize
  var rects: [PixelRect]

  /// What a rectangle more costs to paint and to present, in pixels.
  private static let rectangleCost = 256

  mutating func add(_ rect: PixelRect) {
    var grown = rect.intersection(PixelRect(size))
    if grown.isEmpty { return }
    while let index = firstNear(grown) {
      grown = grown.union(rects[index])
      rects.remove(at: index)
    }
    rects.append(grown)
  }

  /// Returns the first rectangle that is cheaper together with another one than apart.
  private func firstNear(_ rect: PixelRect) -> Int? {
    rects.withUnsafeBufferPointer { rects in
      var index = 0
      while index < rects.count {
        if rect.isCheaper(with: rects[index], thanApartBy: Self.rectangleCost) { return index }
        index &+= 1
      }
      return nil
    }
  }
}

extension PixelRect {
  /// Whether two rectangles, not empty, have not much less area than the one that holds both.
  @inline(__always)
  fileprivate func isCheaper(with other: PixelRect, thanApartBy cost: Int) -> Bool {
    let width = max(x1, other.x1) &- min(x0, other.x0)
    let height = max(y1, other.y1) &- min(y0, other.y0)
    let apart =
      (x1 &- x0) &* (y1 &- y0) &+ (other.x1 &- other.x0) &* (other.y1 &- other.y0) &+ cost
    return width &* height <= apart
  }
}

extension Layer {
  var pixelBounds: PixelRect {
    shape.pixelBounds.union(inlay?.shape.pixelBounds ?? .empty)
  }

  /// Adds rectangles that hold all that differs between two layers.
  func addDamage(since old: Layer, to sum: inout DamageSum) {
    guard paint == old.paint, opacity == old.opacity, inlay?.paint == old.inlay?.paint else {
      sum.add(pixelBounds)
      sum.add(old.pixelBounds)
      return
    }
    if shape != old.shape { shape.addDamage(since: old.shape, to: &sum) }
    if let mine = inlay?.shape, let other = old.inlay?.shape, mine != other {
      mine.addDamage(since: other, to: &sum)
    }
  }
}

extension Shape {
  /// Adds rectangles that hold all that is covered differently by two shapes.
  func addDamage(since old: Shape, to sum: inout DamageSum) {
    switch (self, old) {
    case (.arc(let mine), .arc(let other)):
      if let moved = mine.movedEnd(since: other) { return sum.add(moved) }
    case (.line(let mine), .line(let other)):
      if let moved = mine.movedEnds(since: other) {
        sum.add(moved.from)
        return sum.add(moved.to)
      }
    case (.path(let mine), .path(let other)):
      if let moved = mine.movedEnd(since: other) { return sum.add(moved) }
    default: break
    }
    sum.add(pixelBounds)
    sum.add(old.pixelBounds)
  }
}

extension ArcStroke {
  /// Returns what changes when nothing but the sweep does; nil when that is no local change.
  func movedEnd(since old: ArcStroke) -> PixelRect? {
    var same = old
    same.sweep = sweep
    guard same == self, sweep * old.sweep > 0, abs(sweep) < 1, abs(old.sweep) < 1, radius > 0
    else { return nil }
    // Caps within the length meet as a lens in a short stroke, which changes as a whole.
    let halfTurns = width / 2 / (2 * Double.pi * radius)
    let insets = cap == .round && fit == .inset
    if insets && min(abs(sweep), abs(old.sweep)) <= 2 * halfTurns { return nil }
    // The last vertex of the grid before the end may come or go.
    let step = 1 / Double(Outline.chords(radius: radius + width / 2))
    let (near, far) = (min(abs(sweep), abs(old.sweep)), max(abs(sweep), abs(old.sweep)))
    let way = sweep < 0 ? -1.0 : 1.0
    let inset = insets ? halfTurns : 0
    let (from, to) = (start + way * (near - inset - step), start + way * (far - inset))
    let angle = abs(to - from) * 2 * Double.pi
    if old.capsMeet || capsMeet {
      // Where caps lie on one another, their union is cut anew around both.
      return bounds(from: from, to: to).union(bounds(from: start, to: start + way * inset))
    }
    if angle > 0.1 { return bounds(from: from, to: to) }
    // An arc leaves its chord by r·d²/8, and a cap's outermost place its neighbours' by r·d²/2.
    let reach = Outline.flatness + (radius + width / 2) * angle * angle
    return endBounds(at: from, way: way, within: reach)
      .union(endBounds(at: to, way: way, within: reach))
  }

  private func endBounds(at turns: Double, way: Double, within reach: Double) -> PixelRect {
    let radial = Point.unit(turns: turns)
    return PixelRect(
      holding: fit == .inset && cap == .square ? .butt : cap, at: center + radial * radius,
      forward: radial.clockwiseNormal * way, half: width / 2, within: reach)
  }
}

extension LineStroke {
  /// Returns what changes when nothing but the ends does, along the line; nil when that is no local change.
  ///
  /// Only a level or upright stroke changes locally: the rounding of a slanting side's ends shows all along it.
  func movedEnds(since old: LineStroke) -> (from: PixelRect, to: PixelRect)? {
    var same = old
    (same.from, same.to) = (from, to)
    let isLevel = from.y == to.y && old.from.y == from.y && old.to.y == from.y
    let isUpright = from.x == to.x && old.from.x == from.x && old.to.x == from.x
    let (mine, other) = (to - from, old.to - old.from)
    guard same == self, isLevel || isUpright, mine.length > width, other.length > width,
      mine.dot(other) > 0
    else { return nil }
    let along = mine * (1 / mine.length)
    let inset = cap == .round && fit == .inset ? along * (width / 2) : Point(0, 0)
    func bounds(_ place: Point, _ other: Point, forward: Point) -> PixelRect {
      if place == other { return .empty }
      return endBounds(at: place, forward: forward).union(endBounds(at: other, forward: forward))
    }
    return (
      from: bounds(from + inset, old.from + inset, forward: along * -1),
      to: bounds(to - inset, old.to - inset, forward: along)
    )
  }

  private func endBounds(at place: Point, forward: Point) -> PixelRect {
    PixelRect(
      holding: fit == .inset && cap == .square ? .butt : cap, at: place, forward: forward,
      half: width / 2, within: Outline.flatness)
  }
}
