extension Painter {
  /// What an update did.
  public struct Update: Equatable, Sendable {
    /// Pixels that were painted.
    public var pixels = 0
    /// The rectangles that hold them.
    public var rects: [PixelRect] = []

    public init(pixels: Int = 0, rects: [PixelRect] = []) {
      (self.pixels, self.rects) = (pixels, rects)
    }
  }

  /// Turns a surface that shows one frame into the next, painting only pixels whose coverage or paint differs.
  ///
  /// - Parameters:
  ///   - old: the frame that the surface shows.
  ///   - update: is set to what was painted; handed in again, its memory is used again.
  public func update(
    _ surface: Surface, from old: Frame, to new: Frame, _ update: inout Update
  ) {
    update.pixels = 0
    update.rects.removeAll(keepingCapacity: true)
    let whole = PixelRect(new.size).intersection(PixelRect(surface.size))
    workshop.begin(new, whole: whole)
    workshop.findDamage(from: old, to: new)
    for area in workshop.damage {
      if new.hasSameFills(as: old) {
        paintDifference(surface, from: old, to: new, within: area, &update)
      } else {
        paint(new, onto: surface, within: area)
        update.pixels += area.area
        update.rects.append(area)
      }
    }
  }

  private func paintDifference(
    _ surface: Surface, from old: Frame, to new: Frame, within area: PixelRect,
    _ update: inout Update
  ) {
    workshop.begin(new, whole: workshop.whole)
    for (index, layer) in new.layers.enumerated() {
      let before = old.layers[index]
      let fades = layer.opacity != before.opacity
      workshop.add(
        layer.shape, layer.paint, from: before.shape, at: 2 * index, within: area,
        opacity: layer.opacity, isInlay: false, isRepainted: fades || layer.paint != before.paint)
      if let inlay = layer.inlay, let inlayBefore = before.inlay {
        workshop.add(
          inlay.shape, inlay.paint, from: inlayBefore.shape, at: 2 * index + 1, within: area,
          opacity: layer.opacity, isInlay: true,
          isRepainted: fades || inlay.paint != inlayBefore.paint)
      }
    }
    var painted = PixelRect.empty
    for y in area.y0..<area.y1 {
      workshop.findSpans(row: y, within: area)
      for index in 0..<workshop.spans.count {
        let span = workshop.spans[index]
        let columns = Int(span.x0)..<Int(span.x1)
        workshop.compositor.compose(columns, row: y, onto: surface)
        update.pixels += columns.count
        painted = painted.union(
          PixelRect(x0: columns.lowerBound, y0: y, x1: columns.upperBound, y1: y + 1))
      }
    }
    if !painted.isEmpty { update.rects.append(painted) }
  }
}

extension Frame {
  /// Whether two frames have fills at the same places.
  func hasSameFills(as other: Frame) -> Bool {
    layers.count == other.layers.count
      && zip(layers, other.layers).allSatisfy { ($0.inlay == nil) == ($1.inlay == nil) }
  }
}
