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
