/// What a window is like when it opens.
public struct WindowOptions: Hashable, Sendable {
  public var title: String
  /// Its size in points, at least 1 × 1.
  public var width: Int
  public var height: Int
  public var isResizable = true
  /// Fills its display at the desktop's own mode: other modes reset rotated panels.
  public var isFullscreen = false
  public var hasFrame = true
  public var staysOnTop = false
  /// Whether what lies behind it can be seen through it, where a desktop on X11 can do that.
  public var isTransparent = false
  /// Whether the pointer shows over it.
  public var showsPointer = true
  /// The display it opens on; nil leaves the choice to the desktop.
  public var display: Int?

  /// The mode a display of the bare console is set to; nil is its own.
  public var mode: DisplayMode?

  /// For tests: the way its pixels take, instead of what suits the driver.
  package var pixelPath: PixelPath?

  public init(title: String, width: Int, height: Int) {
    self.title = title
    self.width = max(1, width)
    self.height = max(1, height)
  }
}
