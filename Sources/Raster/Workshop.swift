/// The painter's memory: coverage by the fills' places, and what the stages of painting write into.
final class Workshop {
  /// What is known of the fill at one place.
  private final class Slot {
    /// The shape whose whole coverage is known.
    var shape: Shape?
    let whole = Coverage()
    /// The shape whose cells within a window are known, as of a shape that moves.
    var movingShape: Shape?
    var window = PixelRect.empty
    lazy var grid = CellGrid()
    let part = Coverage()
    let before = Coverage()
  }

  /// The pixels x0..<x1 of a row.
  struct Span: BitwiseCopyable {
    var x0: UInt16
    var x1: UInt16
  }

  private var slots: [Slot] = []
  private var rasterizer = Rasterizer()
  private let changes = Store<Change>(capacity: 16)
  private(set) var damage: [PixelRect] = []
  let compositor = Compositor()
  /// The place of the fill that was added last.
  private var lastPlace: Int?
  /// The pixels of a row that differ, from the left.
  let spans = Store<Span>()
  /// An empty grid for the next cells of a shape that moves.
  private var spareGrid = CellGrid()
  /// The pixels that can be painted at all.
  private(set) var whole = PixelRect.empty

  /// Begins a frame without fills.
  func begin(_ frame: Frame, whole: PixelRect) {
    while slots.count < 2 * frame.layers.count { slots.append(Slot()) }
    if whole != self.whole {
      for slot in slots { (slot.shape, slot.movingShape) = (nil, nil) }
      self.whole = whole
    }
    beginFills()
  }

  /// Begins anew without fills.
  func beginFills() {
    compositor.begin()
    lastPlace = nil
    changes.removeAll()
  }

  func findDamage(from old: Frame, to new: Frame) {
    new.damage(since: old, &damage)
  }

  func add(_ fill: Frame.Fill, coverage: Coverage, at place: Int) {
    add(fill, coverage.rows, at: place)
  }

  func add(_ fill: Frame.Fill, _ rows: Coverage.Rows, at place: Int) {
    // An inlay whose host was left out, as it lies elsewhere, is a fill like others.
    compositor.add(
      Source(
        fill.paint, rows: rows, opacity: fill.opacity,
        isInlay: fill.isInlay && lastPlace == place - 1))
    lastPlace = place
  }

  /// Returns a shape's coverage: of all of it where that is known or wanted, else within `area`.
  func coverage(of shape: Shape, at place: Int, within area: PixelRect) -> Coverage {
    let slot = slots[place]
    if area == whole || slot.shape == shape { return wholeCoverage(of: shape, at: place) }
    rasterizer.rasterize(shape, within: area, into: slot.part)
    return slot.part
  }

  /// Returns the whole coverage of a shape, which is known from the second time on.
  func wholeCoverage(of shape: Shape, at place: Int) -> Coverage {
    let slot = slots[place]
    if slot.shape != shape {
      rasterizer.rasterize(shape, within: whole, into: slot.whole)
      slot.shape = shape
    }
    return slot.whole
  }

  /// Finds the difference between two shapes within an area.
  func findMovement(
    from before: Shape, to shape: Shape, at place: Int, within area: PixelRect
  ) -> Movement {
    let slot = slots[place]
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
  static func window(around area: PixelRect) -> PixelRect {
    let room = 6
    return PixelRect(
      x0: area.x0 - room, y0: area.y0 - room, x1: area.x1 + room, y1: area.y1 + room)
  }

  /// Adds a fill for an area, and remembers what of it differs from a shape before.
  func add(
    _ fill: Frame.Fill, from before: Shape, at place: Int, within area: PixelRect, isRepainted: Bool
  ) {
    let coverage: Coverage
    if fill.shape == before {
      coverage = wholeCoverage(of: before, at: place)
      if coverage.bounds.intersection(area).isEmpty { return }
      let rows = coverage.rows
      if isRepainted { changes.append(Change(before: rows, after: rows, isRepainted: true)) }
    } else {
      let reach = fill.shape.pixelBounds.union(before.pixelBounds)
      if reach.intersection(area).isEmpty { return }
      let slot = slots[place]
      rasterizer.rasterize(before, within: area, into: slot.before)
      rasterizer.rasterize(fill.shape, within: area, into: slot.part)
      coverage = slot.part
      changes.append(
        Change(before: slot.before.rows, after: coverage.rows, isRepainted: isRepainted))
    }
    add(fill, coverage: coverage, at: place)
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
