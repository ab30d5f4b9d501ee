/// The painter's memory: coverage by the fills' places, and what the stages of painting write into.
final class Workshop {
  /// What is known of the fill at one place.
  private final class Slot {
    /// The shape that was listed last.
    var shape = Shape.polygon([])
    var bounds = PixelRect.empty
    /// Whether that shape's whole coverage is known.
    var isKnown = false
    lazy var whole = Coverage()
    /// The shape of a fill that moved when it was listed last.
    var movedShape = Shape.polygon([])
    var movedBounds = PixelRect.empty
    /// The shape whose cells within a window are known, as of a shape that moves.
    var movingShape = Shape.polygon([])
    var window = PixelRect.empty
    lazy var grid = CellGrid()
    lazy var part = Coverage()
    lazy var before = Coverage()
  }

  /// The pixels x0..<x1 of a row.
  struct Span: BitwiseCopyable {
    var x0: UInt16
    var x1: UInt16
  }

  private var slots: [Slot] = []
  private var rasterizer = Rasterizer()
  private let changes = Store<Change>(capacity: 16)
  private let fills = FillList()
  var damage: [PixelRect] = []
  let compositor = Compositor()
  /// The pixels of a row that differ, from the left.
  let spans = Store<Span>()
  /// An empty grid for the next cells of a shape that moves.
  private var spareGrid = CellGrid()
  /// The pixels that can be painted at all.
  private(set) var whole = PixelRect.empty

  /// Begins a frame.
  func begin(_ frame: Frame, whole: PixelRect) {
    while slots.count < 2 * frame.layers.count { slots.append(Slot()) }
    if whole != self.whole {
      for slot in slots { (slot.isKnown, slot.window) = (false, .empty) }
      self.whole = whole
    }
    fills.removeAll()
    damage.removeAll(keepingCapacity: true)
  }

  /// Lists the fills of a frame.
  func list(_ frame: Frame) {
    for index in frame.layers.indices {
      listUnchanged(2 * index, frame.layers[index].shape)
      if let inlay = frame.layers[index].inlay { listUnchanged(2 * index + 1, inlay.shape) }
    }
  }

  private func listUnchanged(_ place: Int, _ shape: Shape, _ change: FillList.Change = []) {
    let slot = slots[place]
    if slot.shape != shape {
      (slot.shape, slot.bounds, slot.isKnown) = (shape, shape.pixelBounds, false)
    }
    fills.append(FillList.Entry(place: place, bounds: slot.bounds, change: change))
  }

  /// Lists the fills of a frame, finds out which of them changed since another with the same fills, and the damage.
  func compare(_ old: Frame, to new: Frame) {
    var sum = DamageSum(size: new.size, rects: [])
    swap(&sum.rects, &damage)
    new.layers.withUnsafeBufferPointer { layers in
      old.layers.withUnsafeBufferPointer { before in
        guard let mine = layers.baseAddress, let other = before.baseAddress else { return }
        for index in layers.indices { compare(other + index, to: mine + index, index, &sum) }
      }
    }
    swap(&sum.rects, &damage)
  }

  // On pointers, since an array's subscript would copy all of a layer.
  private func compare(
    _ old: UnsafePointer<Layer>, to new: UnsafePointer<Layer>, _ index: Int, _ sum: inout DamageSum
  ) {
    let isFaded = new.pointee.opacity != old.pointee.opacity
    var (host, inlay): (FillList.Change, FillList.Change) = ([], [])
    if isFaded || new.pointee.paint != old.pointee.paint { host.insert(.repainted) }
    if new.pointee.shape != old.pointee.shape { host.insert(.moved) }
    list(2 * index, new.pointee.shape, since: old.pointee.shape, host, &sum)
    guard let mine = new.pointee.inlay, let other = old.pointee.inlay else { return }
    if isFaded || mine.paint != other.paint { inlay.insert(.repainted) }
    if mine.shape != other.shape { inlay.insert(.moved) }
    list(2 * index + 1, mine.shape, since: other.shape, inlay, &sum)
  }

  private func list(
    _ place: Int, _ shape: Shape, since before: Shape, _ change: FillList.Change,
    _ sum: inout DamageSum
  ) {
    if !change.contains(.moved) {
      listUnchanged(place, shape, change)
      if !change.isEmpty { sum.add(shape.pixelBounds) }
      return
    }
    let slot = slots[place]
    let oldBounds = slot.movedShape == before ? slot.movedBounds : before.pixelBounds
    let newBounds = shape.pixelBounds
    (slot.movedShape, slot.movedBounds) = (shape, newBounds)
    fills.append(
      FillList.Entry(place: place, bounds: newBounds.union(oldBounds), change: change))
    if change == .moved {
      shape.addDamage(since: before, to: &sum)
    } else {
      sum.add(newBounds)
      sum.add(oldBounds)
    }
  }

  func findTouching(_ area: PixelRect) {
    fills.findTouching(area)
    compositor.begin()
    changes.removeAll()
  }

  /// Returns the place of the only fill that touches an area and changed, if nothing but its shape did, and that
  /// can be followed.
  func onlyMove(of new: Frame, since old: Frame, within area: PixelRect) -> Int? {
    guard CellGrid.fits(Self.window(around: area)) else { return nil }
    var only: Int?
    for index in 0..<fills.touching.count {
      let entry = fills.touching[index]
      if entry.change == [] { continue }
      if only != nil || entry.change != .moved { return nil }
      only = entry.place
    }
    guard let only, !new.shape(at: only).isMask, !old.shape(at: only).isMask else { return nil }
    return only
  }

  private func add(_ place: Int, of frame: Frame, _ rows: Coverage.Rows, after last: Int?) {
    let paint =
      place % 2 == 0
      ? frame.layers[place / 2].paint
      : frame.layers[place / 2].inlay?.paint ?? frame.layers[place / 2].paint
    // An inlay whose host was left out, as it lies elsewhere, is a fill like others.
    compositor.add(
      Source(
        paint, rows: rows, opacity: frame.layers[place / 2].opacity,
        isInlay: place % 2 == 1 && last == place - 1))
  }

  /// Adds the fills that touch an area.
  func addTouching(of frame: Frame, within area: PixelRect) {
    var last: Int?
    for index in 0..<fills.touching.count {
      let place = fills.touching[index].place
      let slot = slots[place]
      var coverage = slot.part
      if area == whole || slot.isKnown {
        coverage = wholeCoverage(at: place)
      } else {
        rasterizer.rasterize(slot.shape, within: area, into: coverage)
      }
      add(place, of: frame, coverage.rows, after: last)
      last = place
    }
  }

  /// Adds the fills that touch an area, one of which moves there; returns its place among them.
  func addTouching(of frame: Frame, around moving: Int) -> Int {
    var (moved, last): (Int, Int?) = (0, nil)
    for index in 0..<fills.touching.count {
      let place = fills.touching[index].place
      if place == moving { moved = index }
      // The rows of the one that moves are set where they are asked for.
      let rows = place == moving ? compositor.emptyRow : wholeCoverage(at: place).rows
      add(place, of: frame, rows, after: last)
      last = place
    }
    return moved
  }

  /// Returns the whole coverage of the shape that was listed at a place, which is known from the second time on.
  private func wholeCoverage(at place: Int) -> Coverage {
    let slot = slots[place]
    if !slot.isKnown {
      rasterizer.rasterize(slot.shape, within: whole, into: slot.whole)
      slot.isKnown = true
    }
    return slot.whole
  }

  /// Finds the movement of the shape at a place within an area.
  func findMovement(
    at place: Int, from old: Frame, to new: Frame, within area: PixelRect
  ) -> Movement {
    let (slot, before, shape) = (slots[place], old.shape(at: place), new.shape(at: place))
    if slot.movingShape != before || slot.window.intersection(area) != area {
      slot.grid.clear()
      slot.window = Self.window(around: area).intersection(whole)
      rasterizer.makeCells(of: before, within: slot.window, into: slot.grid)
    }
    rasterizer.makeCells(of: shape, within: slot.window, into: spareGrid)
    slot.movingShape = shape
    swap(&slot.grid, &spareGrid)
    return Movement(old: spareGrid.rows, new: slot.grid.rows, window: slot.window, area: area)
  }

  /// Returns an area with room around it, so that the next steps of what moves find themselves in it.
  private static func window(around area: PixelRect) -> PixelRect {
    let room = 6
    return PixelRect(
      x0: area.x0 - room, y0: area.y0 - room, x1: area.x1 + room, y1: area.y1 + room)
  }

  /// Adds the fills that touch an area, and remembers what of each differs from those of another frame.
  func addTouching(from old: Frame, to new: Frame, within area: PixelRect) {
    var last: Int?
    for index in 0..<fills.touching.count {
      let entry = fills.touching[index]
      let (place, isRepainted) = (entry.place, entry.change.contains(.repainted))
      let rows: Coverage.Rows
      if entry.change.contains(.moved) {
        let slot = slots[place]
        rasterizer.rasterize(old.shape(at: place), within: area, into: slot.before)
        rasterizer.rasterize(new.shape(at: place), within: area, into: slot.part)
        rows = slot.part.rows
        changes.append(Change(before: slot.before.rows, after: rows, isRepainted: isRepainted))
      } else {
        rows = wholeCoverage(at: place).rows
        if isRepainted { changes.append(Change(before: rows, after: rows, isRepainted: true)) }
      }
      add(place, of: new, rows, after: last)
      last = place
    }
  }

  /// Finds the pixels of a row that differ.
  func findSpans(row y: Int, within area: PixelRect) {
    spans.removeAll()
    for index in 0..<changes.count { changes[index].addSpans(row: y, within: area, to: spans) }
    if changes.count > 1 { mergeSpans() }
  }

  /// Brings the spans into order and joins those that touch.
  private func mergeSpans() {
    guard spans.count > 1 else { return }
    for index in 1..<spans.count {
      let span = spans[index]
      var place = index
      while place > 0, spans[place - 1].x0 > span.x0 {
        spans[place] = spans[place - 1]
        place -= 1
      }
      spans[place] = span
    }
    var last = 0
    for index in 1..<spans.count {
      if spans[index].x0 <= spans[last].x1 {
        spans[last].x1 = max(spans[last].x1, spans[index].x1)
      } else {
        last += 1
        spans[last] = spans[index]
      }
    }
    spans.removeLast(spans.count - last - 1)
  }
}

extension Shape {
  fileprivate var isMask: Bool {
    if case .mask = self { return true }
    return false
  }
}
