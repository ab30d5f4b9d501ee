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

  /// Creates the queue, once a window is there.
  ///
  /// Wraps `SDL_GetWindowWMInfo`.
  public init(_ window: borrowing Window) {
    connectionDescriptor = EventQueue.descriptor(of: window.handle.pointer)
  }

  /// Returns the next event; nil when there are none for now.
  ///
  /// Wraps `SDL_PollEvent`.
  public mutating func poll() -> InputEvent? {
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      if let decoded = InputEvent(event) { return decoded }
    }
    return nil
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
