import Raster

/// The looks of a line around a shape.
public struct BorderLook: Hashable, Sendable {
  /// Across, at least 0; 0 draws nothing.
  public var width: Length
  public var fill: Fill

  public init(width: Length = .points(5), fill: Fill = .color(Palette.red)) {
    self.width = width
    self.fill = fill
  }
}
