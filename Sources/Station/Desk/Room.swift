import Raster

/// The window that a display is in, as it is now.
struct Room: Equatable {
  /// Of the picture before it is turned, in pixels.
  var size: PixelSize
  /// Pixels a point.
  var scale: Double
  /// Pixels a point of the desktop's, in which places of the mouse come.
  var desktopScale: Double
  var isFullscreen: Bool
  /// How far the picture is turned on its way to the window.
  var turn = QuarterTurn.none
  /// Pixels a millimetre of the screen, where the screen says so.
  var pixelsPerMillimetre: Double?
}
