import Raster
import SDL
import Settings
import TimerCore
import Views

/// A window and what it shows: only what differs from the last frame is painted and sent.
final class Screen {
  var window: Window
  /// The framebuffer that the window's pixels are written to, where SDL has no screen.
  let panel: Panel?
  private let painter = Painter()
  private(set) var update = Painter.Update()
  private var pending: [PixelRect] = []
  private var shown: Frame?
  /// The frame before the one that is shown, whose memory the next one is made in.
  private var spare = Frame(size: PixelSize(0, 0))
  /// Whether nothing but black and white is shown.
  var isBlackAndWhite = false { didSet { if isBlackAndWhite != oldValue { shown = nil } } }
  /// Whether what was presented was seen to be on the screen.
  private(set) var isProven = false
  /// How far the picture is turned on its way to the window, and the picture before; nil where it is not turned.
  private let turn: QuarterTurn
  private var unturned: Bitmap?
  private var layout: (key: LayoutKey, layout: DisplayLayout, room: Room)?

  /// What a layout was made for.
  private struct LayoutKey: Equatable {
    var timers: [FittedTimer]
    var size: PixelSize
    var safe: Rect
    var scale: Double
  }

  init(_ window: consuming Window, turned turn: QuarterTurn = .none, on panel: Panel? = nil) {
    self.window = window
    self.panel = panel
    self.turn = turn
  }

  /// Forgets what is on the screen, so that the next frame is painted whole.
  func invalidate() {
    shown = nil
  }

  /// Makes the window's pixels anew.
  func rebuild() {
    window.rebuild()
    shown = nil
  }

  /// How many pixels a timer's end goes while its whole time passes.
  func travel(of timer: Int) -> Double {
    guard let made = layout?.layout, layout?.key.timers.indices.contains(timer) ?? false else {
      return 0
    }
    return made.travel(of: timer)
  }

  /// Returns the window as it is now, with the picture where it belongs at an instant.
  func room(
    _ margins: Margins, _ shift: BurnInShift, at instant: BootInstant, scale: Double?
  ) -> Room {
    Room(
      size: size, margins: margins, shift: shift, at: instant, scale: scale ?? window.scale,
      desktopScale: window.scale, isFullscreen: isFullscreen, turn: turn,
      pixelsPerMillimetre: panel.map(\.pixelsPerMillimetre) ?? window.display.pixelsPerMillimetre)
  }

  /// The size of what is shown, in pixels, before it is turned.
  var size: PixelSize { turn.turned(window.pixelSize) }

  /// Where everything stood in the last frame; nil before the first one.
  var place: (layout: DisplayLayout, room: Room)? { layout.map { ($0.layout, $0.room) } }

  /// Returns the layout for the window as it is now.
  func layout(
    _ timers: [FittedTimer], _ room: Room, resources: Resources
  ) -> DisplayLayout {
    let key = LayoutKey(timers: timers, size: room.size, safe: room.safe, scale: room.scale)
    if let layout, layout.key == key {
      self.layout?.room = room
      return layout.layout
    }
    let made = DisplayLayout(
      timers, size: key.size, safe: key.safe, scale: key.scale, resources: resources)
    layout = (key, made, room)
    return made
  }

  /// Hands out a frame to be filled and shown: as long as frames are alike, its memory suffices.
  func takeSpare() -> Frame {
    let frame = spare
    spare = Frame(size: PixelSize(0, 0))
    return frame
  }

  /// Paints what differs from the last frame painted, which is to be presented then.
  func paint(_ frame: Frame) throws(ScreenError) {
    let (painter, old, isBlackAndWhite) = (painter, shown, isBlackAndWhite)
    var update = Painter.Update()
    swap(&update, &self.update)
    defer { self.update = update }
    if turn == .none {
      try window.withSurface { surface, isFresh in
        Self.paint(frame, over: isFresh ? nil : old, onto: surface, by: painter, &update)
        if isBlackAndWhite { update.rects.forEach(surface.makeBlackAndWhite) }
      }
    } else {
      try paintTurned(frame, over: old, &update)
    }
    (spare, shown) = (old ?? spare, frame)
    pending.append(contentsOf: update.rects)
  }

  /// Paints what differs from an old frame; nil paints all.
  private static func paint(
    _ frame: Frame, over old: Frame?, onto surface: Surface, by painter: Painter,
    _ update: inout Painter.Update
  ) {
    if let old {
      painter.update(surface, from: old, to: frame, &update)
    } else {
      painter.paint(frame, onto: surface)
      update.pixels = PixelRect(frame.size).area
      update.rects.removeAll(keepingCapacity: true)
      update.rects.append(PixelRect(frame.size))
    }
  }

  /// Paints the picture as it is before it is turned, and copies what was painted.
  private func paintTurned(
    _ frame: Frame, over old: Frame?, _ update: inout Painter.Update
  ) throws(ScreenError) {
    // What a failure has lost is painted anew, like a picture of another size.
    let isKnown = unturned?.size == frame.size
    var picture = isKnown ? unturned ?? Bitmap(size: frame.size) : Bitmap(size: frame.size)
    unturned = nil
    let old = isKnown ? old : nil
    let (painter, turn, isBlackAndWhite) = (painter, turn, isBlackAndWhite)
    picture.withSurface { surface in
      Self.paint(frame, over: old, onto: surface, by: painter, &update)
      if isBlackAndWhite { update.rects.forEach(surface.makeBlackAndWhite) }
    }
    let rects = update.rects
    try window.withSurface { surface, isFresh in
      for rect in isFresh ? [PixelRect(picture.size)] : rects {
        surface.copy(rect, of: picture, turned: turn)
      }
    }
    update.rects = rects.map { turn.turned($0, in: picture.size) }
    unturned = picture
  }

  /// Presents what was painted since the last time, and returns as how many rectangles.
  @discardableResult
  func present() throws(ScreenError) -> Int {
    defer { pending.removeAll(keepingCapacity: true) }
    if let panel { try write(to: panel) }
    try window.present(pending)
    if !isProven, let shown { try prove(shown) }
    return pending.count
  }

  /// Writes what was painted since the last time to a framebuffer.
  private func write(to panel: Panel) throws(ScreenError) {
    let rects = pending
    let refusal = try window.withSurface { surface, _ -> FramebufferError? in
      do throws(FramebufferError) {
        try panel.show(rects, of: surface)
        return nil
      } catch {
        return error
      }
    }
    if let refusal { throw .cannotPresent(reason: "\(refusal)") }
  }

  /// Whether anybody could see it.
  var isVisible: Bool { window.isVisible && !(panel?.isAway ?? false) }

  var isFullscreen: Bool { panel != nil || window.isFullscreen }

  /// Whether something was painted that is not presented yet.
  var isPending: Bool { !pending.isEmpty }

  /// Paints a frame and presents it.
  func show(_ frame: Frame) throws(ScreenError) {
    try paint(frame)
    try present()
  }

  /// Reads pixels back, and tries the next way to the screen where they are not what was painted.
  private func prove(_ frame: Frame) throws(ScreenError) {
    if let panel {
      isProven = try window.withSurface { surface, _ in panel.shows(surface) } ?? true
      guard isProven else {
        throw ScreenError.cannotPresent(reason: "\(panel.path) doesn't keep what is written to it")
      }
      return
    }
    isProven = window.showsItsPixels() ?? true
    if isProven { return }
    try window.useNextRenderer()
    shown = nil
    try show(frame)
  }
}
