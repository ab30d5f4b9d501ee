public import Raster

/// The side of the window that a drawer comes out of.
public enum DrawerEdge: String, Hashable, Sendable, CaseIterable {
  case bottom, top, left, right

  /// Whether the drawer moves up and down.
  public var isLevel: Bool { self == .bottom || self == .top }
}

/// The looks and the motion of a drawer; the initialiser's defaults are the view's.
public struct DrawerLook: Hashable, Sendable {
  public var edge: DrawerEdge
  /// The share of the drawer that is seen while it is shut, 0 (hidden) to 1 (whole).
  public var visibleAmount: Double
  /// The drawer's width along its edge, as a share of the window's, 0…1.
  public var relativeWidth: Double
  /// Whether it stands in the middle of its edge, or else at its left or upper end.
  public var isCentered: Bool
  public var panel: Fill
  /// The corners away from the edge.
  public var radius: Length
  /// From the panel's sides to the contents.
  public var padding: Length
  /// The bar by which it is pulled; nil draws none.
  public var handle: Handle?
  public var spring: DrawerSpring

  /// A short bar in the middle of the side that is pulled.
  public struct Handle: Hashable, Sendable {
    public var length: Length
    public var width: Length
    public var color: Color

    public init(
      length: Length = .points(40), width: Length = .points(5), color: Color = Palette.lightGray
    ) {
      self.length = length
      self.width = width
      self.color = color
    }
  }

  public init(
    edge: DrawerEdge = .bottom, visibleAmount: Double = 0.4, relativeWidth: Double = 0.75,
    isCentered: Bool = true, panel: Fill = .color(Color(0x2A2F36)), radius: Length = .points(16),
    padding: Length = .points(16), handle: Handle? = Handle(),
    spring: DrawerSpring = DrawerSpring()
  ) {
    self.edge = edge
    self.visibleAmount = visibleAmount
    self.relativeWidth = relativeWidth
    self.isCentered = isCentered
    self.panel = panel
    self.radius = radius
    self.padding = padding
    self.handle = handle
    self.spring = spring
  }

  /// The share of the drawer that is seen while it is shut, within 0…1.
  var shut: Double { visibleAmount > 0 ? min(1, visibleAmount) : 0 }
}
