import CSDL2
import Glibc

/// What SDL is told about how to behave; all of it in one place.
enum Hints {
  /// Sets what is read while SDL starts.
  ///
  /// - Parameter keepsHandlers: whether SDL's handlers of signals stay, which give the console's keyboard back after
  ///   a crash.
  static func setBeforeStart(
    name: String, keepsHandlers: Bool = ScreenDiagnosis().expectsConsole
  ) {
    set(SDL_HINT_APP_NAME, name)
    setenv("SDL_VIDEO_X11_WMCLASS", name, 0)
    setenv("SDL_VIDEO_WAYLAND_WMCLASS", name, 0)
    // Nobody types text here, and reading how letters are composed takes Xlib longer than all else at the start.
    setenv("XCOMPOSEFILE", "/dev/null", 0)
    if !keepsHandlers { set(SDL_HINT_NO_SIGNAL_HANDLERS, "1") }
    if let card = GraphicsCards().connectedCard {
      set(SDL_HINT_KMSDRM_DEVICE_INDEX, String(card))
    }
    set(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    set(SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0")
    set(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    set(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0")
    set(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1")
    set(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    set(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
  }

  /// Sets what depends on the driver and is read when a window is drawn to.
  static func setAfterStart(driver: VideoDriver) {
    set(SDL_HINT_FRAMEBUFFER_ACCELERATION, driver.framebufferAcceleration)
  }

  /// Sets a hint unless the user's environment does.
  ///
  /// Wraps `SDL_SetHint`.
  private static func set(_ hint: String, _ value: String) {
    SDL_SetHint(hint, value)
  }
}
