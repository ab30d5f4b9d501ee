/// The kind of screen SDL found, and how pixels reach it best.
public struct VideoDriver: Hashable, Sendable {
  /// SDL's name for it, in lower case.
  public let name: String

  init(name: String) {
    self.name = name.lowercased()
  }

  public var isX11: Bool { name == "x11" }
  public var isWayland: Bool { name == "wayland" }
  /// Whether it draws on the bare console.
  public var isConsole: Bool { name.hasPrefix("kmsdrm") }

  /// Whether keys come from the kernel's devices, of which no descriptor tells.
  public var readsDevices: Bool { isConsole || name == "evdev" }

  /// The way pixels take to the screen.
  ///
  /// X11 sends changed rectangles by shared memory. Wayland's window surfaces are in points, and
  /// the console's go through a texture in any case.
  var pixelPath: PixelPath {
    isWayland || isConsole ? .texture : .windowSurface
  }

  /// The value of the hint that says what stands behind a window surface.
  var framebufferAcceleration: String { isConsole ? "opengles2" : "0" }

  /// The renderers to try, best first.
  ///
  /// The console presets an OpenGL ES profile; on it a desktop OpenGL renderer may report success
  /// and draw nothing.
  var renderers: [String] {
    isConsole ? ["opengles2", "software"] : ["opengles2", "opengl", "software"]
  }

  /// Whether presenting waits for the screen: it prevents tearing on the console, and elsewhere the
  /// compositor does.
  var waitsForScreen: Bool { isConsole }
}

/// How a window's pixels get to the screen.
package enum PixelPath: Sendable {
  /// The window's own surface, of which only changed rectangles are sent.
  case windowSurface
  /// A texture that a renderer draws over the whole window.
  case texture
}
