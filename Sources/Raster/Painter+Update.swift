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
    let hasSameFills = new.hasSameFills(as: old)
    for index in workshop.damage.indices {
      let area = workshop.damage[index].intersection(whole)
      if !hasSameFills {
        paint(new, onto: surface, within: area)
        update.pixels += area.area
        update.rects.append(area)
      } else if CellGrid.fits(Workshop.window(around: area)),
        let place = new.onlyMove(since: old, within: area)
      {
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
    workshop.beginFills()
    var found: (source: Int, movement: Movement)?
    new.forEachFill { index, fill in
      if index == place {
        let movement = workshop.findMovement(
          from: old.shape(at: place), to: fill.shape, at: place, within: area)
        found = (workshop.compositor.count, movement)
        // The rows are set where they are asked for.
        workshop.add(fill, workshop.compositor.emptyRow, at: index)
      } else if fill.shape == old.shape(at: index) {
        let coverage = workshop.wholeCoverage(of: fill.shape, at: index)
        if coverage.bounds.intersection(area).isEmpty { return }
        workshop.add(fill, coverage: coverage, at: index)
      }
    }
    guard let found else { return }
    let painted = workshop.compositor.compose(found.movement, of: found.source, onto: surface)
    update.pixels += painted.pixels
    if !painted.bounds.isEmpty { update.rects.append(painted.bounds) }
  }

  private func paintDifference(
    _ surface: Surface, from old: Frame, to new: Frame, within area: PixelRect,
    _ update: inout Update
  ) {
    workshop.beginFills()
    new.forEachFill { place, fill in
      let before = old.layers[place / 2]
      let isRepainted =
        fill.opacity != before.opacity
        || fill.paint != (fill.isInlay ? before.inlay?.paint : before.paint)
      workshop.add(
        fill, from: old.shape(at: place), at: place, within: area, isRepainted: isRepainted)
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
    guard layers.count == other.layers.count else { return false }
    for index in layers.indices
    where (layers[index].inlay == nil) != (other.layers[index].inlay == nil) { return false }
    return true
  }

  /// Returns the shape at a place that has a fill.
  func shape(at place: Int) -> Shape {
    let layer = layers[place / 2]
    return place % 2 == 1 ? layer.inlay?.shape ?? layer.shape : layer.shape
  }

  /// Returns the place of the only fill that differs within an area, if nothing but its shape does.
  fileprivate func onlyMove(since old: Frame, within area: PixelRect) -> Int? {
    var only: Int?
    for index in layers.indices {
      let (mine, other) = (layers[index], old.layers[index])
      if mine == other { continue }
      let hasChangedPaint =
        mine.paint != other.paint || mine.opacity != other.opacity
        || mine.inlay?.paint != other.inlay?.paint
      if hasChangedPaint {
        if mine.pixelBounds.union(other.pixelBounds).intersection(area).isEmpty { continue }
        return nil
      }
      for place in 2 * index...2 * index + 1 {
        if place % 2 == 1 && mine.inlay == nil { continue }
        let (shape, before) = (shape(at: place), old.shape(at: place))
        if shape == before { continue }
        if shape.pixelBounds.union(before.pixelBounds).intersection(area).isEmpty { continue }
        if only != nil || shape.isMask || before.isMask { return nil }
        only = place
      }
    }
    return only
  }
}

extension Shape {
  fileprivate var isMask: Bool {
    if case .mask = self { return true }
    return false
  }
}
