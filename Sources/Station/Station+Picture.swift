import Raster
import Settings
import TimerCore
import Views

extension Station {
  /// Shows what is true at an instant.
  func show(at now: BootInstant) throws {
    if pointer.turn(at: now) {
      screens.setPointer(visible: pointer.isShown)
      mayHaveFetched = true
    }
    guard screens.isVisible else { return }
    let begun = statistics == nil ? now : Clock.now().boot
    try paint(at: now)
    paintedAhead = nil
    try present(paintedFrom: begun)
    lastFrame = now
  }

  /// Shows how far strokes are at an instant, where nothing else has changed since the last one.
  func move(to now: BootInstant) throws {
    lastTurn = now
    for (index, screen) in screens.all.enumerated() {
      guard screen.isVisible, let (layout, room) = screen.place else { continue }
      var frame = screen.takeSpare()
      desk.fill(
        &frame, layout, room, at: now, hasHands: index == screens.hands, isCalm: true)
      try screen.paint(frame)
    }
    try present(paintedFrom: now)
    lastFrame = now
  }

  /// Paints what is true at an instant, which may be yet to come.
  private func paint(at instant: BootInstant) throws {
    let fitted = desk.fitted(at: instant)
    for (index, screen) in screens.all.enumerated() where screen.isVisible {
      let room = screen.room(invocation.margins, shift, at: instant, scale: invocation.scale)
      let layout = screen.layout(fitted, room, resources: desk.resources)
      screen.isBlackAndWhite = desk.look.value.isBlackAndWhite
      var frame = screen.takeSpare()
      desk.fill(&frame, layout, room, at: instant, hasHands: index == screens.hands)
      try screen.paint(frame)
    }
  }

  /// Presents what was painted, and counts it.
  private func present(paintedFrom begun: BootInstant) throws {
    guard screens.isPending else { return }
    let painted = statistics == nil ? begun : Clock.now().boot
    var (pixels, rectangles) = (0, 0)
    for screen in screens.all where screen.isPending {
      pixels += screen.update.pixels
      rectangles += try screen.present()
    }
    mayHaveFetched = true
    guard statistics != nil else { return }
    let shown = Clock.now().boot
    statistics?.note(
      pixels: pixels, rectangles: rectangles, paint: painted - begun, present: shown - painted,
      label: labelDue.map { shown - $0 })
    labelDue = nil
  }

  /// Paints the label's next change ahead, where nothing else comes before it, so that it only has to be presented.
  ///
  /// - Parameter wake: when the loop wakes next.
  func paintAhead(for wake: BootInstant) throws {
    // What wakes earlier would undo it: pads that are asked, the watchdog, the statistics.
    let earlier = [
      mustPoll ? lastTurn + Self.polling : nil, service.nextNotice, statistics?.nextReport,
    ].compactMap { $0 }.min()
    guard !tookInput, wake > lastTurn, wake <= earlier ?? wake,
      wake == desk.timers.nextChange(after: lastTurn),
      screens.isProven, screens.isVisible,
      // What is late already would be shown twice, as it was due and as it is now: a slow screen would fall behind.
      Clock.now().boot < wake
    else { return }
    try paint(at: wake)
    paintedAhead = wake
  }

  /// Presents what was painted ahead, once it is true.
  func presentAhead(_ now: BootInstant) throws {
    guard let due = paintedAhead, due <= now else { return }
    (paintedAhead, labelDue, lastLabel) = (nil, due, due)
    try present(paintedFrom: now)
    labelDue = nil
  }

  /// Notes for the statistics when the label was due to change that the next frame shows.
  func noteLabel(after before: BootInstant, at now: BootInstant) {
    guard statistics != nil, let due = desk.timers.nextChange(after: before), due <= now,
      due != lastLabel
    else { return }
    (labelDue, lastLabel) = (due, due)
  }
}
