extension Frame {
  /// Returns rectangles outside of which painting either frame gives the same pixels.
  ///
  /// None when the frames are equal. Layers are compared in pairs from the bottom, and what is left over by one
  /// of the frames counts whole.
  public func damage(since old: Frame) -> [PixelRect] {
    guard size == old.size else { return [PixelRect(size)] }
    var rects: [PixelRect] = []
    let pairs = min(layers.count, old.layers.count)
    for index in 0..<pairs where layers[index] != old.layers[index] {
      rects += layers[index].damage(since: old.layers[index])
    }
    for layer in layers[pairs...] + old.layers[pairs...] { rects.append(layer.pixelBounds) }
    return Self.merged(rects.map { $0.intersection(PixelRect(size)) }.filter { !$0.isEmpty })
  }

  /// What a rectangle more costs to paint and to present, in pixels.
  private static let rectangleCost = 256

  /// Returns the rectangles, those united that cost less as one.
  private static func merged(_ rects: [PixelRect]) -> [PixelRect] {
    var result: [PixelRect] = []
    for rect in rects {
      var grown = rect
      var index = 0
      while index < result.count {
        let union = grown.union(result[index])
        if union.area <= grown.area + result[index].area + rectangleCost {
          grown = union
          result.remove(at: index)
          index = 0
        } else {
          index += 1
        }
      }
      result.append(grown)
    }
    return result
  }
}

extension Layer {
  var pixelBounds: PixelRect {
    shape.pixelBounds.union(inlay?.shape.pixelBounds ?? .empty)
  }

  /// Returns rectangles that hold all that differs between two layers.
  func damage(since old: Layer) -> [PixelRect] {
    guard paint == old.paint, opacity == old.opacity, inlay?.paint == old.inlay?.paint else {
      return [pixelBounds, old.pixelBounds]
    }
    var rects = shape == old.shape ? [] : shape.damage(since: old.shape)
    if let mine = inlay?.shape, let other = old.inlay?.shape, mine != other {
      rects += mine.damage(since: other)
    }
    return rects
  }
}

extension Shape {
  /// Returns rectangles that hold all that is covered differently by two shapes.
  func damage(since old: Shape) -> [PixelRect] {
    switch (self, old) {
    case (.arc(let mine), .arc(let other)):
      if let moved = mine.movedEnd(since: other) { return [moved] }
    case (.line(let mine), .line(let other)):
      if let moved = mine.movedEnds(since: other) { return moved }
    default: break
    }
    return [pixelBounds, old.pixelBounds].filter { !$0.isEmpty }
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
    return bounds(from: start + way * (near - inset - step), to: start + way * (far - inset))
  }
}

extension LineStroke {
  /// Returns what changes when nothing but the ends does, along the line; nil when that is no local change.
  ///
  /// Only a level or upright stroke changes locally: the rounding of a slanting side's ends shows all along it.
  func movedEnds(since old: LineStroke) -> [PixelRect]? {
    var same = old
    (same.from, same.to) = (from, to)
    let places = [from, to, old.from, old.to]
    let isStraight =
      places.allSatisfy { $0.x == from.x } || places.allSatisfy { $0.y == from.y }
    let (mine, other) = (to - from, old.to - old.from)
    guard same == self, isStraight, mine.length > width, other.length > width,
      mine.dot(other) > 0
    else { return nil }
    let inset = cap == .round && fit == .inset ? mine * (width / 2 / mine.length) : Point(0, 0)
    var rects: [PixelRect] = []
    if from != old.from { rects.append(bounds(from: from + inset, to: old.from + inset)) }
    if to != old.to { rects.append(bounds(from: to - inset, to: old.to - inset)) }
    return rects
  }
}
