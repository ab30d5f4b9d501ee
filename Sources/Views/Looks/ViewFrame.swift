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
