/// Something a mouse did; places are points from the window's upper left corner.
public enum MouseEvent: Hashable, Sendable {
  case moved(x: Int, y: Int)
  case down(MouseButton, x: Int, y: Int, clicks: Int)
  case up(MouseButton, x: Int, y: Int)
  /// Notches turned, to the right and away from the user positive.
  case wheel(dx: Double, dy: Double)
}
