/// A stroke along a circle.
public struct ArcStroke: Hashable, Sendable {
  public var center: Point
  /// The centre line's radius in pixels.
  public var radius: Double
  /// Across, in pixels; 0 or less draws nothing. Wider than twice the radius fills the middle.
  public var width: Double
  /// Where the stroke begins, in turns clockwise from 12 o'clock.
  public var start: Double
  /// How far it goes, in turns, clockwise if positive; 1 or more either way is the whole annulus, 0 is nothing.
  public var sweep: Double
  public var cap: Cap
  public var fit: CapFit

  public init(
    center: Point, radius: Double, width: Double, start: Double, sweep: Double, cap: Cap,
    fit: CapFit
  ) {
    self.center = center
    self.radius = radius
    self.width = width
    self.start = start
    self.sweep = sweep
    self.cap = cap
    self.fit = fit
  }
}
