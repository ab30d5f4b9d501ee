import Raster
import SDL
import Settings

extension WindowOptions {
  /// Creates what a command line asks of the window.
  init(_ options: ScreenOptions, title: String?) {
    let standard = Invocation.windowSize
    self.init(title: title ?? "tminus", width: standard.width, height: standard.height)
    if case .window(let size) = options.placement { (width, height) = (size.width, size.height) }
    isFullscreen = options.placement == .fullscreen
    display = options.display
    showsPointer = !isFullscreen
  }
}
