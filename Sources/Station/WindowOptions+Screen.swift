import Raster
import SDL
import Settings

extension WindowOptions {
  /// Creates what a command line asks of the window.
  ///
  /// - Parameter display: its number; nil leaves the choice to the desktop.
  init(_ placement: ScreenPlacement, display: Int?, title: String) {
    let standard = Invocation.windowSize
    self.init(title: title, width: standard.width, height: standard.height)
    if case .window(let size) = placement { (width, height) = (size.width, size.height) }
    isFullscreen = placement == .fullscreen
    self.display = display
    showsPointer = !isFullscreen
  }
}
