/// The painter's memory: coverage by the fills' places, and what the stages of painting write into.
final class Workshop {
  /// What is known of the fill at one place.
  private final class Slot {
    /// The shape whose whole coverage is known.
    var shape: Shape?
    let whole = Coverage()
    /// The shape whose coverage within a window is known, as of a shape that moves.
    var movingShape: Shape?
    var window = PixelRect.empty
    var part = Coverage()
    var spare = Coverage()
  }

  /// A fill whose pixels may differ between two frames.
  fileprivate struct Change {
    let before: Coverage
    let after: Coverage
    /// Whether all that either covers differs.
    let isRepainted: Bool
  }

  /// The pixels x0..<x1 of a row.
  struct Span: BitwiseCopyable {
    var x0: UInt16
    var x1: UInt16
  }

  private var slots: [Slot] = []
  private var rasterizer = Rasterizer()
  private var changes: [Change] = []
  private(set) var damage: [PixelRect] = []
  let compositor = Compositor()
  /// The pixels of a row that differ, from the left.
  let spans = Store<Span>()
  /// The pixels that can be painted at all.
  private(set) var whole = PixelRect.empty

  /// Begins a frame without fills.
  func begin(_ frame: Frame, whole: PixelRect) {
    while slots.count < 2 * frame.layers.count { slots.append(Slot()) }
    if whole != self.whole {
      for slot in slots { (slot.shape, slot.movingShape) = (nil, nil) }
      self.whole = whole
    }
    compositor.begin()
    changes.removeAll(keepingCapacity: true)
  }

  func findDamage(from old: Frame, to new: Frame) {
    new.damage(since: old, &damage)
  }

  func add(_ fill: Frame.Fill, coverage: Coverage) {
    compositor.add(
      Source(fill.paint, coverage: coverage, opacity: fill.opacity, isInlay: fill.isInlay))
  }

  /// Returns a shape's coverage: of all of it where that is known or wanted, else within `area`.
  func coverage(of shape: Shape, at place: Int, within area: PixelRect) -> Coverage {
    let slot = slots[place]
    if slot.shape == shape { return slot.whole }
    if area == whole {
      rasterizer.rasterize(shape, within: whole, into: slot.whole)
      slot.shape = shape
      return slot.whole
    }
    slot.movingShape = nil
    rasterizer.rasterize(shape, within: area, into: slot.part)
    return slot.part
  }

  /// Adds a fill for an area, and remembers what of it differs from a shape before.
  func add(
    _ shape: Shape, _ paint: Paint, from before: Shape, at place: Int, within area: PixelRect,
    opacity: Double, isInlay: Bool, isRepainted: Bool
  ) {
    let slot = slots[place]
    let coverage: Coverage
    if shape == before {
      coverage = self.coverage(ofResting: shape, slot)
      if coverage.bounds.intersection(area).isEmpty { return }
      if isRepainted {
        changes.append(Change(before: coverage, after: coverage, isRepainted: true))
      }
    } else {
      let reach = shape.pixelBounds.union(before.pixelBounds)
      if reach.intersection(area).isEmpty { return }
      let old = self.coverage(ofMoving: before, slot, within: area)
      swap(&slot.part, &slot.spare)
      rasterizer.rasterize(shape, within: slot.window, into: slot.part)
      slot.movingShape = shape
      coverage = slot.part
      changes.append(Change(before: old, after: coverage, isRepainted: isRepainted))
    }
    compositor.add(
      Source(paint, coverage: coverage, opacity: opacity, isInlay: isInlay))
  }

  private func coverage(ofResting shape: Shape, _ slot: Slot) -> Coverage {
    if slot.shape != shape {
      rasterizer.rasterize(shape, within: whole, into: slot.whole)
      slot.shape = shape
    }
    return slot.whole
  }

  /// Returns the coverage of a shape that is about to move, within the slot's window, which holds `area`.
  private func coverage(ofMoving shape: Shape, _ slot: Slot, within area: PixelRect) -> Coverage {
    if slot.movingShape != shape || slot.window.intersection(area) != area {
      // Room around it, so that the next steps find themselves in the same window.
      let room = 6
      slot.window = PixelRect(
        x0: area.x0 - room, y0: area.y0 - room, x1: area.x1 + room, y1: area.y1 + room
      ).intersection(whole)
      rasterizer.rasterize(shape, within: slot.window, into: slot.part)
      slot.movingShape = shape
    }
    return slot.part
  }

  /// Finds the pixels of a row that differ.
  func findSpans(row y: Int, within area: PixelRect) {
    spans.removeAll()
    for change in changes { change.addSpans(row: y, within: area, to: spans) }
    if changes.count > 1 { mergeSpans() }
  }

  /// Brings the spans into order and joins those that touch.
  private func mergeSpans() {
    guard spans.count > 1 else { return }
    var all = UnsafeMutableBufferPointer(start: spans.base, count: spans.count)
    all.sort { $0.x0 < $1.x0 }
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

extension Workshop.Change {
  /// Adds the pixels of a row that are covered differently, or at all where that is enough.
  func addSpans(row y: Int, within area: PixelRect, to spans: Store<Workshop.Span>) {
    let (old, new) = (before.row(y), after.row(y))
    var (i, j) = (0, 0)
    var x = area.x0
    while x < area.x1 {
      while i < old.count, Int(old[i].x1) <= x { i += 1 }
      while j < new.count, Int(new[j].x1) <= x { j += 1 }
      var next = area.x1
      var (was, now) = (0, 0)
      if i < old.count {
        if Int(old[i].x0) <= x {
          was = Int(old[i].amount)
          next = min(next, Int(old[i].x1))
        } else {
          next = min(next, Int(old[i].x0))
        }
      }
      if j < new.count {
        if Int(new[j].x0) <= x {
          now = Int(new[j].amount)
          next = min(next, Int(new[j].x1))
        } else {
          next = min(next, Int(new[j].x0))
        }
      }
      if was != now || (isRepainted && was + now > 0) { Self.add(from: x, to: next, to: spans) }
      x = next
    }
  }

  private static func add(from x0: Int, to x1: Int, to spans: Store<Workshop.Span>) {
    let last = spans.count - 1
    if last >= 0, Int(spans[last].x1) == x0 {
      spans[last].x1 = UInt16(truncatingIfNeeded: x1)
    } else {
      spans.append(
        Workshop.Span(
          x0: UInt16(truncatingIfNeeded: x0), x1: UInt16(truncatingIfNeeded: x1)))
    }
  }
}
