import CSDL2

/// An SDL window, destroyed with this value.
struct WindowHandle: ~Copyable {
  let pointer: OpaquePointer

  /// Opens a window.
  ///
  /// Wraps `SDL_CreateWindow`.
  init(_ options: WindowOptions, driver: VideoDriver) throws(ScreenError) {
    var flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if options.isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
    let mode = try options.mode.map { asked throws(ScreenError) in
      try asked.found(on: options.display ?? 0, driver: driver)
    }
    // The bare console has nothing but whole screens: a window would get the nearest larger mode.
    let isFullscreen = options.isFullscreen || driver.isConsole
    // There SDL makes each window on the first display; it has to be moved before it is to fill one.
    let isMoved = driver.isConsole && options.display != nil
    if isFullscreen, mode == nil, !isMoved { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
    if !options.hasFrame { flags |= SDL_WINDOW_BORDERLESS.rawValue }
    if options.staysOnTop { flags |= SDL_WINDOW_ALWAYS_ON_TOP.rawValue }
    let place = try WindowHandle.place(on: options.display)
    var frame = SDL_Rect(
      x: place, y: place, w: Int32(clamping: options.width), h: Int32(clamping: options.height))
    if let mode { (frame.w, frame.h) = (mode.w, mode.h) }
    if isFullscreen, driver.isX11 {
      // Without a window manager nobody else makes it fill the display.
      frame = SDL_Rect(Display(index: options.display ?? 0))
    }
    if options.isTransparent, driver.isX11 { ClearVisual.request() }
    let window = SDL_CreateWindow(options.title, frame.x, frame.y, frame.w, frame.h, flags)
    guard let window else { throw .noWindow(reason: lastError()) }
    if isMoved { SDL_SetWindowPosition(window, place, place) }
    if var mode { SDL_SetWindowDisplayMode(window, &mode) }
    if isMoved || mode != nil {
      let kind = mode == nil ? SDL_WINDOW_FULLSCREEN_DESKTOP : SDL_WINDOW_FULLSCREEN
      if SDL_SetWindowFullscreen(window, kind.rawValue) != 0 {
        let reason = lastError()
        SDL_DestroyWindow(window)
        throw .noWindow(reason: reason)
      }
    }
    pointer = window
  }

  deinit {
    SDL_DestroyWindow(pointer)
  }

  /// Returns the coordinate that centres a window on `display`.
  ///
  /// - Throws: `ScreenError.noSuchDisplay`.
  static func place(on display: Int?) throws(ScreenError) -> Int32 {
    guard let display else { return Int32(SDL_WINDOWPOS_UNDEFINED_MASK) }
    let available = Int(SDL_GetNumVideoDisplays())
    guard display >= 0, display < available else {
      throw .noSuchDisplay(asked: String(display), available: Display.descriptions)
    }
    return tm_centered_on_display(Int32(display))
  }
}
