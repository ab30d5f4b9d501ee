import Raster
import SDL
import Settings

extension WindowOptions {
  /// Creates what a command line asks of a window.
  ///
  /// - Parameters:
  ///   - display: its number; nil leaves the choice to the desktop.
  ///   - panel: the size of the framebuffer that it is the memory of.
  init(_ options: ScreenOptions, display: Int?, title: String, panel: PixelSize? = nil) {
    let standard = Invocation.windowSize
    self.init(title: title, width: standard.width, height: standard.height)
    if case .window(let size) = options.placement { (width, height) = (size.width, size.height) }
    isFullscreen = options.placement == .fullscreen
    self.display = display
    showsPointer = !isFullscreen
    mode = options.mode.map {
      DisplayMode(width: $0.size.width, height: $0.size.height, refreshRate: $0.refreshRate)
    }
    guard let panel else { return }
    (width, height) = (panel.width, panel.height)
    (isFullscreen, isResizable, showsPointer) = (false, false, false)
    self.display = nil
  }
}

extension PixelSize {
  /// The size of a window that a command line asks for, or the usual one.
  init(_ placement: ScreenPlacement) {
    let standard = Invocation.windowSize
    if case .window(let size) = placement {
      self.init(size.width, size.height)
    } else {
      self.init(standard.width, standard.height)
    }
  }
}
