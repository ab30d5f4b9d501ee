public import Raster

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
  /// From each side of the view to the stroke's ends; nil is what suits the view's size.
  public var padding: Length?
  public var panel: PanelLook
  /// nil is the window with `Face.bar`, its bottom 60 points with `Face.both`.
  public var frame: ViewFrame?

  public init(
    mode: BarMode = .straight,
    stroke: StrokeLook = StrokeLook(thickness: .points(5), cap: .round, capFit: .extend),
    padding: Length? = .points(10), panel: PanelLook = PanelLook(fill: .color(.black)),
    frame: ViewFrame? = nil
  ) {
    self.mode = mode
    self.stroke = stroke
    self.padding = padding
    self.panel = panel
    self.frame = frame
  }
}
