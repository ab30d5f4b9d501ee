import Raster
import TimerCore
import Views

/// The window that a display is in, as it is now.
struct Room: Equatable {
  /// Of the picture before it is turned, in pixels.
  var size: PixelSize
  /// The part of it that everything but the background stands in, at whole pixels.
  var safe: Rect
  /// Pixels a point.
  var scale: Double
  /// Pixels a point of the desktop's, in which places of the mouse come.
  var desktopScale: Double
  var isFullscreen: Bool
  /// How far the picture is turned on its way to the window.
  var turn = QuarterTurn.none
  /// Pixels a millimetre of the screen, where the screen says so.
  var pixelsPerMillimetre: Double?

  /// Creates a room; `shift` is how far it is moved within margins of at least that much.
  init(
    size: PixelSize, margins: Margins = .none, shift: BurnInShift = BurnInShift(reach: 0),
    at now: BootInstant = BootInstant(sinceBoot: .zero), scale: Double, desktopScale: Double,
    isFullscreen: Bool, turn: QuarterTurn = .none, pixelsPerMillimetre: Double? = nil
  ) {
    let safe = margins.rect(in: size, scale: scale, spare: shift.margin)
    let (x, y) = shift.offset(at: now)
    self.safe = Rect(
      x: safe.x + Double(x), y: safe.y + Double(y), width: safe.width, height: safe.height)
    (self.size, self.scale, self.desktopScale) = (size, scale, desktopScale)
    (self.isFullscreen, self.turn) = (isFullscreen, turn)
    self.pixelsPerMillimetre = pixelsPerMillimetre
  }
}
