import Raster

/// Where a view stands: a left edge, a top edge, a width and a height, shares being of the window's sides.
public struct ViewFrame: Hashable, Sendable {
  public var x: Length
  public var y: Length
  public var width: Length
  public var height: Length

  public init(x: Length, y: Length, width: Length, height: Length) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension ViewFrame {
  /// Returns the frame in pixels; x and width as shares are of the window's width, the others of its height.
  func rect(in window: Rect, scale: Double) -> Rect {
    Rect(
      x: window.x + x.pixels(height: window.width, scale: scale),
      y: window.y + y.pixels(height: window.height, scale: scale),
      width: width.pixels(height: window.width, scale: scale),
      height: height.pixels(height: window.height, scale: scale))
  }
}
