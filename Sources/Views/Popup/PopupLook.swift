public import Raster

/// The looks of a pop-up; the initialiser's defaults are the view's.
public struct PopupLook: Hashable, Sendable {
  public var title: TextStyle
  public var body: TextStyle
  public var spinner: SpinnerLook
  /// From the panel's sides to its content.
  public var padding: Length
  /// The panel's corners; what goes beyond them is cut off.
  public var radius: Length
  /// Between spinner, title and body.
  public var spacing: Length
  public var panel: Fill
  /// A line along the panel's edge, within it; nil draws none.
  public var border: BorderLook?
  /// The panel is no wider, however long its text is.
  public var widest: Length

  public init(
    title: TextStyle = TextStyle(color: Palette.darkBlue, size: .points(20), weight: .bold),
    body: TextStyle = TextStyle(color: Palette.purple, size: .points(15)),
    spinner: SpinnerLook = SpinnerLook(), padding: Length = .points(10),
    radius: Length = .points(10), spacing: Length = .points(10),
    panel: Fill = .color(Color(0xCBD6E2)), border: BorderLook? = nil,
    widest: Length = .points(400)
  ) {
    self.title = title
    self.body = body
    self.spinner = spinner
    self.padding = padding
    self.radius = radius
    self.spacing = spacing
    self.panel = panel
    self.border = border
    self.widest = widest
  }
}
