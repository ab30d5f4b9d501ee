import Raster
import SDL
import Settings
import TimerCore
import Views

/// The window and what it shows: only what differs from the last frame is painted and sent.
struct Screen: ~Copyable {
  var window: Window
  private var painter = Painter()
  private var shown: Frame?
  private var layout: (key: LayoutKey, layout: DisplayLayout)?

  /// What a layout was made for.
  private struct LayoutKey: Equatable {
    var look: Look
    var title: String?
    var widest: String
    var size: PixelSize
    var scale: Double
  }

  init(_ window: consuming Window) {
    self.window = window
  }

  /// Forgets what is on the screen, so that the next frame is painted whole.
  mutating func invalidate() {
    shown = nil
  }

  /// Makes the window's pixels anew.
  mutating func rebuild() {
    window.rebuild()
    shown = nil
  }

  /// Returns the layout for the window as it is now.
  mutating func layout(
    look: Look, title: String?, widest: String, scale: Double?, resources: Resources
  ) -> DisplayLayout {
    let key = LayoutKey(
      look: look, title: title, widest: widest, size: window.pixelSize,
      scale: scale ?? window.scale)
    if let layout, layout.key == key { return layout.layout }
    let made = DisplayLayout(
      look: look, title: title, widestLabel: widest, size: key.size, scale: key.scale,
      resources: resources)
    layout = (key, made)
    return made
  }

  /// Paints what differs from the frame on the screen, and presents it.
  mutating func show(_ frame: Frame) throws(ScreenError) {
    let old = shown
    var painter = painter
    let rects = try window.withSurface { surface, isFresh in
      guard !isFresh, let old else {
        painter.paint(frame, onto: surface)
        return [PixelRect(frame.size)]
      }
      let damage = frame.damage(since: old)
      for rect in damage { painter.paint(frame, onto: surface, within: rect) }
      return damage
    }
    self.painter = painter
    shown = frame
    try window.present(rects)
  }
}
