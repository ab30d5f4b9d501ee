import CSDL2
public import Raster

extension Window {
  /// Sets the size in points; a fullscreen window takes it when it leaves fullscreen.
  ///
  /// Wraps `SDL_SetWindowSize`.
  public mutating func setSize(width: Int, height: Int) {
    windowedSize = (max(1, width), max(1, height))
    SDL_SetWindowSize(
      handle.pointer, Int32(clamping: max(1, width)), Int32(clamping: max(1, height)))
  }

  /// Sets the smallest size, in points, a user can give it.
  ///
  /// Wraps `SDL_SetWindowMinimumSize`.
  public func setMinimumSize(width: Int, height: Int) {
    SDL_SetWindowMinimumSize(
      handle.pointer, Int32(clamping: max(1, width)), Int32(clamping: max(1, height)))
  }

  /// Goes to the whole display it is on, or back to a window.
  ///
  /// Wraps `SDL_SetWindowFullscreen`.
  public mutating func setFullscreen(_ fullscreen: Bool) throws(ScreenError) {
    // The bare console has nothing but whole screens, whose mode a window would change.
    guard fullscreen != isFullscreen, !driver.isConsole else { return }
    let display = self.display
    if fullscreen, driver.isX11 {
      // Without a window manager nobody else makes it fill the display.
      windowedSize = pointSize
      place(SDL_Rect(display))
    }
    let mode = fullscreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0
    guard SDL_SetWindowFullscreen(handle.pointer, mode) == 0 else {
      throw .noWindow(reason: lastError())
    }
    if !fullscreen, driver.isX11 {
      place(
        SDL_Rect(
          x: tm_centered_on_display(Int32(display.index)),
          y: tm_centered_on_display(Int32(display.index)),
          w: Int32(clamping: windowedSize.width), h: Int32(clamping: windowedSize.height)))
    }
  }

  /// Sets size and place in points.
  private func place(_ frame: SDL_Rect) {
    SDL_SetWindowSize(handle.pointer, frame.w, frame.h)
    SDL_SetWindowPosition(handle.pointer, frame.x, frame.y)
  }

  /// Moves it to the middle of another display; a fullscreen window fills that one.
  ///
  /// - Throws: `ScreenError.noSuchDisplay`.
  ///
  /// Wraps `SDL_SetWindowPosition`.
  public mutating func move(toDisplay index: Int) throws(ScreenError) {
    let place = try WindowHandle.place(on: index)
    let wasFullscreen = isFullscreen
    if wasFullscreen { try setFullscreen(false) }
    SDL_SetWindowPosition(handle.pointer, place, place)
    if wasFullscreen { try setFullscreen(true) }
  }

  /// Sets the picture that stands for it in panels.
  ///
  /// Wraps `SDL_SetWindowIcon`.
  public func setIcon(_ picture: Bitmap) {
    var straight = picture.pixels.map { Premultiplied.straight($0) }
    PixelBuffer.withSurface(over: &straight, size: picture.size) { surface in
      SDL_SetWindowIcon(handle.pointer, surface)
    }
  }
}
