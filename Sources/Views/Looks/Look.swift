public import Raster

/// Which views show the time.
public enum Face: String, Hashable, Sendable, CaseIterable {
  case bar
  case ring
  case both
  case star
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
  /// The star's outline, with `Face.star`; its stroke, direction and motion are the ring's.
  public var star: StarLook
  /// Whether the star's own fill is drawn below the strokes.
  public var fillsStar: Bool
  public var label: LabelLook
  public var title: TitleLook
  /// Notices: the end, a pause, a message.
  public var popup: PopupLook
  public var drawer: DrawerLook
  /// The wheels in the drawer, and of `tminus pick`.
  public var picker: PickerLook
  /// How solid bar, ring, label and title are together, 0…1.
  public var opacity: Double
  /// Whether the views vanish once the end has been told.
  public var autohide: Bool
  /// Whether nothing moves: strokes step with the seconds, and nothing swings, fades, turns or flashes.
  public var reducesMotion = false
  /// Whether every pixel is black or white.
  public var isBlackAndWhite = false

  public init(
    face: Face = .both, background: Fill = .color(.black), bar: BarLook = BarLook(),
    ring: RingLook = RingLook(), star: StarLook = StarLook(), fillsStar: Bool = false,
    label: LabelLook = LabelLook(), title: TitleLook = TitleLook(),
    popup: PopupLook = PopupLook(), drawer: DrawerLook = DrawerLook(),
    picker: PickerLook = PickerLook(),
    opacity: Double = 1, autohide: Bool = false
  ) {
    self.face = face
    self.background = background
    self.bar = bar
    self.ring = ring
    self.star = star
    self.fillsStar = fillsStar
    self.label = label
    self.title = title
    self.popup = popup
    self.drawer = drawer
    self.picker = picker
    self.opacity = opacity
    self.autohide = autohide
  }
}
