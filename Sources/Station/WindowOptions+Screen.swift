import Raster
import SDL
import Settings

extension WindowOptions {
  /// Creates what a command line asks of a window.
  ///
  /// - Parameter display: its number; nil leaves the choice to the desktop.
  init(_ options: ScreenOptions, display: Int?, title: String) {
    let standard = Invocation.windowSize
    self.init(title: title, width: standard.width, height: standard.height)
    if case .window(let size) = options.placement { (width, height) = (size.width, size.height) }
    isFullscreen = options.placement == .fullscreen
    self.display = display
    showsPointer = !isFullscreen
    mode = options.mode.map {
      DisplayMode(width: $0.size.width, height: $0.size.height, refreshRate: $0.refreshRate)
    }
  }
}
