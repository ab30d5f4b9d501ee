import CSDL2

/// A display as it is at the moment of asking.
public struct Display: Hashable, Sendable {
  public let index: Int
  public let name: String
  /// Its place and size on the desktop, in points.
  public let x: Int
  public let y: Int
  public let width: Int
  public let height: Int
  /// Pictures a second; nil where unknown.
  public let refreshRate: Int?

  /// The displays as messages tell of them: `1 (HDMI-A-1, 1920 × 1080)`.
  static var descriptions: [String] {
    let displays = (0..<max(0, Int(SDL_GetNumVideoDisplays()))).map { Display(index: $0) }
    let names = ConnectorNames.all(displays)
    return zip(displays, names).map { "\($0.index) (\($1), \($0.width) × \($0.height))" }
  }

  /// Creates the description of display `index`.
  ///
  /// Wraps `SDL_GetDisplayName`, `SDL_GetDisplayBounds` and `SDL_GetCurrentDisplayMode`.
  init(index: Int) {
    self.index = index
    name = SDL_GetDisplayName(Int32(index)).map { String(cString: $0) } ?? ""
    var bounds = SDL_Rect()
    SDL_GetDisplayBounds(Int32(index), &bounds)
    x = Int(bounds.x)
    y = Int(bounds.y)
    width = Int(bounds.w)
    height = Int(bounds.h)
    var mode = SDL_DisplayMode()
    let known = SDL_GetCurrentDisplayMode(Int32(index), &mode) == 0 && mode.refresh_rate > 0
    refreshRate = known ? Int(mode.refresh_rate) : nil
  }
}
