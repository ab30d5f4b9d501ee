public import Raster

/// The way round a ring.
public enum Direction: String, Hashable, Sendable, CaseIterable {
  case clockwise
  case counterclockwise
}

/// What a ring's stroke shows.
public enum Motion: String, Hashable, Sendable, CaseIterable {
  /// The time that is left.
  case drain
  /// The time that has passed.
  case fill
}

/// The looks of a ring; the initialiser's defaults are the view's.
public struct RingLook: Hashable, Sendable {
  public var stroke: StrokeLook
  /// The centre line's radius; nil is as large as the view allows.
  public var radius: Length?
  public var direction: Direction
  public var motion: Motion
  /// Degrees clockwise from 12 o'clock.
  public var startAngle: Double
  /// How much of the circle is used, in degrees, above 0 and at most 360.
  public var sweepAngle: Double
  public var panel: PanelLook
  /// nil is what the window leaves beside the other views.
  public var frame: ViewFrame?

  public init(
    stroke: StrokeLook = StrokeLook(thickness: .points(15), cap: .butt, capFit: .inset),
    radius: Length? = .points(100), direction: Direction = .clockwise, motion: Motion = .fill,
    startAngle: Double = 0, sweepAngle: Double = 360, panel: PanelLook = PanelLook(),
    frame: ViewFrame? = nil
  ) {
    self.stroke = stroke
    self.radius = radius
    self.direction = direction
    self.motion = motion
    self.startAngle = startAngle
    self.sweepAngle = sweepAngle
    self.panel = panel
    self.frame = frame
  }
}
