import CSDL2

extension SDL_Rect {
  /// Creates the rectangle of a display on the desktop.
  init(_ display: Display) {
    self.init(
      x: Int32(clamping: display.x), y: Int32(clamping: display.y),
      w: Int32(clamping: display.width), h: Int32(clamping: display.height))
  }
}
