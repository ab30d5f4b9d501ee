import Raster

/// The window that a display is in, as it is now.
struct Room: Equatable {
  /// In pixels.
  var size: PixelSize
  /// Pixels a point.
  var scale: Double
  /// Pixels a point of the desktop's, in which places of the mouse come.
  var desktopScale: Double
  var isFullscreen: Bool
  /// Pixels a millimetre of the screen, where the screen says so.
  var pixelsPerMillimetre: Double?
}
