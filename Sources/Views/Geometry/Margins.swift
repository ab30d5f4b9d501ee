public import Raster

/// What stays free of everything but the background along a picture's sides, as they are seen.
///
/// Shares above and below are of the picture's height, those beside of its width.
public struct Margins: Hashable, Sendable {
  public var top: Length
  public var right: Length
  public var bottom: Length
  public var left: Length

  public static let none = Margins(.points(0))

  public init(top: Length, right: Length, bottom: Length, left: Length) {
    (self.top, self.right, self.bottom, self.left) = (top, right, bottom, left)
  }

  /// Creates margins that are alike on all sides.
  public init(_ length: Length) {
    self.init(top: length, right: length, bottom: length, left: length)
  }

  /// The largest margin, as a share of its side: something has to be seen.
  private static let largest = 0.4

  /// Returns what is left of a picture, in whole pixels.
  ///
  /// | 1920 × 1080, scale 1 | is |
  /// |---|---|
  /// | 3 % all around | x 58, y 32, 1804 × 1016 |
  /// | 10 points above | x 0, y 10, 1920 × 1070 |
  /// | 90 % below | x 0, y 0, 1920 × 648 |
  ///
  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - spare: further pixels that stay free on every side.
  public func rect(in size: PixelSize, scale: Double, spare: Int = 0) -> Rect {
    let (width, height) = (Double(size.width), Double(size.height))
    func pixels(_ length: Length, of side: Double) -> Double {
      let asked = length.pixels(height: side, scale: scale).rounded() + Double(spare)
      return min(max(0, asked), (side * Self.largest).rounded(.down))
    }
    let (x, y) = (pixels(left, of: width), pixels(top, of: height))
    return Rect(
      x: x, y: y, width: width - x - pixels(right, of: width),
      height: height - y - pixels(bottom, of: height))
  }
}
