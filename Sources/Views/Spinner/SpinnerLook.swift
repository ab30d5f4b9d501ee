public import Raster

/// What a spinner is.
public enum SpinnerShape: String, Hashable, Sendable, CaseIterable {
  /// A square that turns, its corners becoming round and sharp again.
  case square
  /// A star that turns.
  case star
}

/// The looks of a spinner; the initialiser's defaults are the view's.
public struct SpinnerLook: Hashable, Sendable {
  public var shape: SpinnerShape
  /// The square's side, or the diameter of the star's tips; its border lies within.
  public var size: Length
  public var border: BorderLook
  /// One colour stays; several are gone through during a turn, back to the first.
  public var fills: [Color]
  /// The time of one turn; at or below 0 it stands still.
  public var turn: Duration
  /// The tips of a star.
  public var points: StarPoints
  /// The star's inner to its outer radius, 0…1.
  public var ratio: Double

  public init(
    shape: SpinnerShape = .square, size: Length = .points(20),
    border: BorderLook = BorderLook(fill: .color(Palette.offWhite)),
    fills: [Color] = [Palette.powderBlue], turn: Duration = .seconds(2),
    points: StarPoints = .five, ratio: Double = 0.45
  ) {
    self.shape = shape
    self.size = size
    self.border = border
    self.fills = fills
    self.turn = turn
    self.points = points
    self.ratio = ratio
  }
}
