import CSDL2
public import Raster

/// A window or a whole screen that lends its pixels and shows what was painted on them.
///
/// Lengths are points; a point is `scale` pixels. All of it happens on the main thread, while a
/// `Library` lives.
public struct Window: ~Copyable {
  // What draws into the window is declared before it: fields go in this order.
  var canvas: TextureCanvas?
  /// The short way of small pictures to the screen, where there is one.
  let connection: X11Pixels?
  var shadow: PixelBuffer?
  /// The rectangles that are shown, in memory that is used again.
  var areas: [SDL_Rect] = []
  /// Whether the pixels lent last were shown since they were made.
  var isFresh = true
  let handle: WindowHandle
  let driver: VideoDriver
  /// The size in points it has when it is not fullscreen.
  var windowedSize: (width: Int, height: Int)

  /// Opens a window.
  ///
  /// - Throws: `ScreenError.noSuchDisplay`, `.noWindow`, `.screenIsHeld`, or `.cannotDraw`.
  public init(_ library: borrowing Library, _ options: WindowOptions) throws(ScreenError) {
    let driver = library.driver
    library.setPointer(visible: options.showsPointer)
    let handle = try WindowHandle(options, driver: driver)
    try handle.requireScreen()
    // Once more: some drivers show it anew with the window.
    library.setPointer(visible: options.showsPointer)
    if (options.pixelPath ?? driver.pixelPath) == .texture {
      let renderer = try RendererHandle(
        window: handle.pointer, names: driver.renderers, waitsForScreen: driver.waitsForScreen)
      self.init(
        handle: handle, canvas: TextureCanvas(renderer: renderer), driver: driver, options)
    } else {
      self.init(handle: handle, canvas: nil, driver: driver, options)
    }
    if !driver.isConsole, !options.isFullscreen {
      // Smaller ones can't be read; one that is opened smaller may stay so.
      setMinimumSize(width: min(160, options.width), height: min(90, options.height))
    }
    SDL_PumpEvents()
  }

  // Swift 6.0 can't leave an initialiser of a noncopyable value once fields have values.
  private init(
    handle: consuming WindowHandle, canvas: consuming TextureCanvas?, driver: VideoDriver,
    _ options: WindowOptions
  ) {
    connection = canvas == nil ? X11Pixels(handle.pointer) : nil
    self.canvas = canvas
    self.handle = handle
    self.driver = driver
    windowedSize = (options.width, options.height)
  }

  /// The size of what can be painted, in pixels.
  ///
  /// Wraps `SDL_GetWindowSizeInPixels`.
  public var pixelSize: PixelSize {
    guard canvas != nil else { return surfaceSize }
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSizeInPixels(handle.pointer, &width, &height)
    return PixelSize(Int(width), Int(height))
  }

  /// The size of the window in points, as positions of the pointer are.
  ///
  /// Wraps `SDL_GetWindowSize`.
  public var pointSize: (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(handle.pointer, &width, &height)
    return (Int(width), Int(height))
  }

  /// Pixels a point.
  public var scale: Double {
    let points = pointSize.width
    return points > 0 ? Double(pixelSize.width) / Double(points) : 1
  }

  /// The display most of it is on.
  ///
  /// Wraps `SDL_GetWindowDisplayIndex`.
  public var display: Display {
    Display(index: max(0, Int(SDL_GetWindowDisplayIndex(handle.pointer))))
  }

  /// Whether it is on the screen at all: not hidden, not minimised.
  ///
  /// Wraps `SDL_GetWindowFlags`.
  public var isVisible: Bool {
    let gone = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue
    return SDL_GetWindowFlags(handle.pointer) & gone == 0
  }

  public var isFullscreen: Bool {
    SDL_GetWindowFlags(handle.pointer) & SDL_WINDOW_FULLSCREEN.rawValue != 0
  }

  /// The number by which events name it.
  ///
  /// Wraps `SDL_GetWindowID`.
  public var id: UInt32 { SDL_GetWindowID(handle.pointer) }
}
