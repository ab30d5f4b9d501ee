import CSDL2
import Glibc

/// The kind of pixels of an X server that have an alpha channel, by which a compositor lets through what lies behind.
enum ClearVisual {
  /// Lets the next window of SDL have such pixels; without them it is opaque.
  ///
  /// Without a compositor the window is opaque, too, but what captures it gets its alpha channel.
  ///
  /// Wraps `SDL_SetHint`.
  static func request() {
    guard let number = number() else { return }
    SDL_SetHint(SDL_HINT_VIDEO_X11_WINDOW_VISUALID, String(number))
  }

  /// Returns the number of a visual of 32 bits; nil where there is none.
  ///
  /// Xlib is opened as SDL opens it, while the program runs: it is not needed where there is no X.
  ///
  /// Wraps `XMatchVisualInfo`.
  private static func number() -> UInt? {
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    typealias Ask = @convention(c) (OpaquePointer) -> CInt
    typealias Match =
      @convention(c) (OpaquePointer, CInt, CInt, CInt, UnsafeMutableRawPointer) -> CInt
    guard let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL),
      let open = dlsym(library, "XOpenDisplay"), let screen = dlsym(library, "XDefaultScreen"),
      let match = dlsym(library, "XMatchVisualInfo"), let close = dlsym(library, "XCloseDisplay"),
      let display = unsafeBitCast(open, to: Open.self)(nil)
    else { return nil }
    defer { _ = unsafeBitCast(close, to: Ask.self)(display) }
    // An XVisualInfo has ten fields of at most eight bytes; the second is the number.
    var info = [UInt](repeating: 0, count: 16)
    let trueColor: CInt = 4
    let found = info.withUnsafeMutableBytes { bytes in
      unsafeBitCast(match, to: Match.self)(
        display, unsafeBitCast(screen, to: Ask.self)(display), 32, trueColor, bytes.baseAddress!)
    }
    return found != 0 ? info[1] : nil
  }
}
