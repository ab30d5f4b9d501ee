import CSDL2

/// A size in pixels and how many pictures a second a display shows.
public struct DisplayMode: Hashable, Sendable, CustomStringConvertible {
  public let width: Int
  public let height: Int
  /// nil takes any.
  public let refreshRate: Int?

  public init(width: Int, height: Int, refreshRate: Int?) {
    (self.width, self.height, self.refreshRate) = (width, height, refreshRate)
  }

  public var description: String {
    "\(width)x\(height)" + (refreshRate.map { "@\($0)" } ?? "")
  }

  /// Whether it is what was asked for.
  func fits(_ asked: DisplayMode) -> Bool {
    width == asked.width && height == asked.height
      && (asked.refreshRate == nil || refreshRate == asked.refreshRate)
  }

  /// Returns SDL's own description of a mode on a display.
  ///
  /// - Throws: `ScreenError.noSuchMode`, which lists what there is.
  ///
  /// Wraps `SDL_GetDisplayMode`.
  func found(on display: Int, driver: VideoDriver) throws(ScreenError) -> SDL_DisplayMode {
    guard driver.isConsole else {
      throw .noSuchMode(
        asked: self, advice: "on a desktop that is the desktop's business; leave --mode out")
    }
    var modes: [DisplayMode] = []
    for index in 0..<max(0, SDL_GetNumDisplayModes(Int32(display))) {
      var mode = SDL_DisplayMode()
      guard SDL_GetDisplayMode(Int32(display), index, &mode) == 0 else { continue }
      let found = DisplayMode(
        width: Int(mode.w), height: Int(mode.h), refreshRate: Int(mode.refresh_rate))
      if found.fits(self) { return mode }
      if !modes.contains(found) { modes.append(found) }
    }
    let list = modes.map(\.description).joined(separator: ", ")
    throw .noSuchMode(asked: self, advice: list.isEmpty ? "there is none" : "there are \(list)")
  }
}
