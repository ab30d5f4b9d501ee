public import Raster
public import TimerCore

/// Which views show the time.
public enum Face: String, Hashable, Sendable, CaseIterable {
  case bar
  case ring
  case both
}

/// Everything that decides what a display looks like, apart from time and size.
///
/// Each look of a view stands in that view's own type, whose initialiser gives the view's defaults; a theme
/// gives the program's.
public struct Look: Hashable, Sendable {
  public var face: Face
  public var background: Fill
  public var bar: BarLook
  public var ring: RingLook
  public var label: LabelLook
  public var title: TitleLook
  /// How solid bar, ring, label and title are together, 0…1.
  public var opacity: Double
  /// Whether the views vanish once the end has been told.
  public var autohide: Bool

  public init(
    face: Face = .both, background: Fill = .color(.black), bar: BarLook = BarLook(),
    ring: RingLook = RingLook(), label: LabelLook = LabelLook(), title: TitleLook = TitleLook(),
    opacity: Double = 1, autohide: Bool = false
  ) {
    self.face = face
    self.background = background
    self.bar = bar
    self.ring = ring
    self.label = label
    self.title = title
    self.opacity = opacity
    self.autohide = autohide
  }
}

/// The looks that bar and ring have in common.
public struct StrokeLook: Hashable, Sendable {
  /// The progress stroke's width, at least 0; 0 draws no stroke.
  public var thickness: Length
  /// The track's width; nil is the progress stroke's.
  public var trackThickness: Length?
  public var cap: Cap
  public var capFit: CapFit
  public var track: Fill
  public var progress: Fill

  public init(
    thickness: Length, trackThickness: Length? = nil, cap: Cap, capFit: CapFit,
    track: Fill = .color(.lightGray), progress: Fill = .color(.green)
  ) {
    self.thickness = thickness
    self.trackThickness = trackThickness
    self.cap = cap
    self.capFit = capFit
    self.track = track
    self.progress = progress
  }
}

/// A rounded area behind a view.
public struct PanelLook: Hashable, Sendable {
  /// nil draws no panel.
  public var fill: Fill?
  /// The corners' radius, at least 0; more than half a side is that half.
  public var radius: Length

  public init(fill: Fill? = nil, radius: Length = .points(0)) {
    self.fill = fill
    self.radius = radius
  }
}

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

/// Which end of the bar moves as time passes.
public enum BarMode: String, Hashable, Sendable, CaseIterable {
  /// The end moves back to the start.
  case straight
  /// The start moves to the end.
  case backwards
  /// Both ends meet in the middle.
  case reflection
}

/// The looks of a bar; the initialiser's defaults are the view's.
public struct BarLook: Hashable, Sendable {
  public var mode: BarMode
  public var stroke: StrokeLook
  /// From each side of the view to the stroke's ends.
  public var padding: Length
  public var panel: PanelLook
  /// nil is the window with `Face.bar`, its bottom 60 points with `Face.both`.
  public var frame: ViewFrame?

  public init(
    mode: BarMode = .straight,
    stroke: StrokeLook = StrokeLook(thickness: .points(5), cap: .round, capFit: .extend),
    padding: Length = .points(10), panel: PanelLook = PanelLook(fill: .color(.black)),
    frame: ViewFrame? = nil
  ) {
    self.mode = mode
    self.stroke = stroke
    self.padding = padding
    self.panel = panel
    self.frame = frame
  }
}

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

/// The looks of the time label.
public struct LabelLook: Hashable, Sendable {
  public var shown: Bool
  public var color: Color
  /// The em size; nil is as large as its place allows (14 points above a bar).
  public var size: Length?
  public var format: LabelFormat
  /// A family's name or a font file; nil is the system's choice. The title uses it, too.
  public var font: String?
  public var weight: Font.Weight

  public init(
    shown: Bool = true, color: Color = .white, size: Length? = nil, format: LabelFormat = .auto,
    font: String? = nil, weight: Font.Weight = .regular
  ) {
    self.shown = shown
    self.color = color
    self.size = size
    self.format = format
    self.font = font
    self.weight = weight
  }
}

/// The looks of the title.
public struct TitleLook: Hashable, Sendable {
  public var color: Color
  /// The em size; nil is a share of the place's height.
  public var size: Length?
  public var weight: Font.Weight

  public init(color: Color = .white, size: Length? = nil, weight: Font.Weight = .regular) {
    self.color = color
    self.size = size
    self.weight = weight
  }
}

extension Color {
  /// The colours that the views' defaults name.
  public static let lightGray = Color(0xAAAAAA)
  public static let darkGray = Color(0x555555)
  public static let green = Color(0x00FF00)
  public static let orange = Color(0xFF8000)
  public static let red = Color(0xFF0000)
  public static let powderBlue = Color(0xB0E0E6)
  public static let offWhite = Color(0xF7F5EF)
  public static let darkBlue = Color(0x00008B)
  public static let purple = Color(0x800080)
}
