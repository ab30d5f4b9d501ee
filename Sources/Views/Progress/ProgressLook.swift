public import Raster

/// The looks of a progress over everything else; the initialiser's defaults are the view's.
public struct ProgressLook: Hashable, Sendable {
  /// What shows the progress.
  public enum Face: String, Hashable, Sendable, CaseIterable {
    case ring
    case bar
  }

  public var face: Face
  /// The centre line's radius of the ring; it shrinks where the view is too small.
  public var radius: Length
  /// The bar's length.
  public var barLength: Length
  /// Across the stroke, at least 0.
  public var thickness: Length
  /// Across the track, at least 0; nil is as the stroke.
  public var trackThickness: Length?
  public var cap: Cap
  public var capFit: CapFit
  public var direction: Direction
  /// Degrees clockwise from 12 o'clock.
  public var startAngle: Double
  /// How much of the circle is used, in degrees, above 0 and at most 360.
  public var sweepAngle: Double
  public var progress: Fill
  /// nil draws no track; one that is set is there from the start.
  public var track: Fill?
  /// What lies over all that is below; nil is nothing.
  public var veil: Fill?
  /// Above the stroke; nil shows no percent.
  public var label: TextStyle?
  /// The style of a title, which stands above all of it.
  public var title: TextStyle
  /// How solid all of it is together, 0…1.
  public var opacity: Double

  public init(
    face: Face = .ring, radius: Length = .points(75), barLength: Length = .points(240),
    thickness: Length = .points(3), trackThickness: Length? = nil, cap: Cap = .butt,
    capFit: CapFit = .inset, direction: Direction = .clockwise, startAngle: Double = 0,
    sweepAngle: Double = 360,
    progress: Fill = .color(.white), track: Fill? = nil,
    veil: Fill? = .color(Color.black.opacity(0.6)),
    label: TextStyle? = TextStyle(color: .white, size: .points(24), weight: .bold),
    title: TextStyle = TextStyle(color: .white, size: .points(18)),
    opacity: Double = 0.95
  ) {
    self.face = face
    self.radius = radius
    self.barLength = barLength
    self.thickness = thickness
    self.trackThickness = trackThickness
    self.cap = cap
    self.capFit = capFit
    self.direction = direction
    self.startAngle = startAngle
    self.sweepAngle = sweepAngle
    self.progress = progress
    self.track = track
    self.veil = veil
    self.label = label
    self.title = title
    self.opacity = opacity
  }
}
