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
    let hasSameFills = new.size == old.size && new.hasSameFills(as: old)
    if hasSameFills {
      workshop.compare(old, to: new)
    } else {
      workshop.list(new)
      new.damage(since: old, &workshop.damage)
    }
    for index in workshop.damage.indices {
      let area = workshop.damage[index].intersection(whole)
      if area.isEmpty { continue }
      if !hasSameFills {
        paintAll(new, onto: surface, within: area)
        update.pixels += area.area
        update.rects.append(area)
        continue
      }
      workshop.findTouching(area)
      if let place = workshop.onlyMove(of: new, since: old, within: area) {
        paintMove(surface, of: place, from: old, to: new, within: area, &update)
      } else {
        paintDifference(surface, from: old, to: new, within: area, &update)
      }
    }
  }

  /// Paints what differs in an area where nothing but the shape at one place does.
  private func paintMove(
    _ surface: Surface, of place: Int, from old: Frame, to new: Frame, within area: PixelRect,
    _ update: inout Update
  ) {
    let movement = workshop.findMovement(at: place, from: old, to: new, within: area)
    let moved = workshop.addTouching(of: new, around: place)
    let painted = workshop.compositor.compose(movement, of: moved, onto: surface)
    update.pixels += painted.pixels
    if painted.pixels > 0 { update.rects.append(painted.bounds) }
  }

  private func paintDifference(
    _ surface: Surface, from old: Frame, to new: Frame, within area: PixelRect,
    _ update: inout Update
  ) {
    workshop.addTouching(from: old, to: new, within: area)
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
