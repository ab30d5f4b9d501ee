import CSDL2
import Glibc

/// The events that wait to be handled.
///
/// A display sleeps in its own `poll(2)`, never in SDL. Before each sleep it takes events until there
/// are none, after it has shown its picture: showing may read events that the connection's descriptor
/// then no longer announces. Where `connectionDescriptor` is nil, or a pad is open, it must come back
/// at a steady rate.
public struct EventQueue: ~Copyable {
  /// The connection to the display, readable when it brings events; nil where there is none.
  ///
  /// SDL reads it; nobody else may. X11 and Wayland have one.
  public let connectionDescriptor: Int32?

  /// Xlib's connection and its function that counts events already read; nil for other drivers.
  private let xlib: (display: UnsafeMutableRawPointer, count: XEventsQueued)?

  private typealias XEventsQueued = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32

  /// The number of the window that the event taken last was for; nil where it was for none.
  public private(set) var window: UInt32?

  /// Creates the queue, once a window is there.
  ///
  /// Wraps `SDL_GetWindowWMInfo`.
  public init(_ window: borrowing Window) {
    connectionDescriptor = EventQueue.descriptor(of: window.handle.pointer)
    xlib = EventQueue.xlib(of: window.handle.pointer)
  }

  /// Whether events have been read from the connection already, so that its descriptor doesn't tell of them: always
  /// where nobody can say.
  ///
  /// Wraps `XEventsQueued` and `SDL_HasEvents`.
  public var mayHaveRead: Bool {
    guard let xlib else { return true }
    let alreadyRead: Int32 = 0
    return xlib.count(xlib.display, alreadyRead) > 0
      || SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_TRUE
  }

  /// Returns the next event; nil when there are none for now.
  ///
  /// Wraps `SDL_PollEvent`.
  public mutating func poll() -> InputEvent? {
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      if let decoded = InputEvent(event) {
        window = EventQueue.window(of: event)
        return decoded
      }
    }
    return nil
  }

  private static func window(of event: SDL_Event) -> UInt32? {
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: event.tfinger.windowID
    case SDL_WINDOWEVENT, SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTINPUT, SDL_MOUSEMOTION,
      SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL:
      // In all of them it stands in the same place.
      event.window.windowID
    default: nil
    }
  }

  /// Returns an X11 window's connection, by the library SDL has loaded.
  private static func xlib(
    of window: OpaquePointer
  ) -> (display: UnsafeMutableRawPointer, count: XEventsQueued)? {
    var info = SDL_SysWMinfo()
    tm_set_version(&info)
    guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11,
      let display = tm_x11_display(&info),
      let library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD)
    else { return nil }
    defer { dlclose(library) }
    guard let symbol = dlsym(library, "XEventsQueued") else { return nil }
    return (display, unsafeBitCast(symbol, to: XEventsQueued.self))
  }

  private static func descriptor(of window: OpaquePointer) -> Int32? {
    var info = SDL_SysWMinfo()
    tm_set_version(&info)
    guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE else { return nil }
    switch info.subsystem {
    case SDL_SYSWM_X11:
      let descriptor = tm_x11_connection(&info)
      return descriptor >= 0 ? descriptor : nil
    case SDL_SYSWM_WAYLAND:
      return tm_wayland_display(&info).flatMap { waylandDescriptor(of: $0) }
    default:
      return nil
    }
  }

  /// Returns a Wayland connection's descriptor by the library SDL has loaded.
  private static func waylandDescriptor(of display: UnsafeMutableRawPointer) -> Int32? {
    typealias Function = @convention(c) (UnsafeMutableRawPointer) -> Int32
    guard let library = dlopen("libwayland-client.so.0", RTLD_LAZY | RTLD_NOLOAD) else {
      return nil
    }
    defer { dlclose(library) }
    guard let symbol = dlsym(library, "wl_display_get_fd") else { return nil }
    let descriptor = unsafeBitCast(symbol, to: Function.self)(display)
    return descriptor >= 0 ? descriptor : nil
  }
}
