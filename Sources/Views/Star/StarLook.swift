public import Raster

/// The looks of a star; the initialiser's defaults are the view's.
public struct StarLook: Hashable, Sendable {
  public var points: StarPoints
  /// The radius of the notches as a share of that of the tips, 0…1.
  public var ratio: Double
  /// The tips' circle as a share of the largest in the view, 0…1.
  public var size: Double
  /// Degrees clockwise; at 0 a tip is at 12 o'clock.
  public var rotation: Double
  public var fill: Fill
  /// A line along the outline, half of it inside; nil draws none.
  public var stroke: BorderLook?
  public var join: Join
  /// A ring around the view's largest circle, within it; what of the star lies beyond the circle is cut off.
  public var border: BorderLook?
  /// Whether the outline is worked out once for a place, not with every frame; the picture is the same.
  public var cachesVertices: Bool

  public init(
    points: StarPoints = .five, ratio: Double = 0.45, size: Double = 1, rotation: Double = 0,
    fill: Fill = .color(Palette.powderBlue), stroke: BorderLook? = nil,
    join: Join = .miter(limit: 10), border: BorderLook? = nil, cachesVertices: Bool = true
  ) {
    self.points = points
    self.ratio = ratio
    self.size = size
    self.rotation = rotation
    self.fill = fill
    self.stroke = stroke
    self.join = join
    self.border = border
    self.cachesVertices = cachesVertices
  }
}
