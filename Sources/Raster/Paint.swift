/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  case color(Color)
  /// A picture in its own pixels, repeated without end, its top left corner at a pixel.
  case tiles(Picture, x: Int, y: Int)
  /// A picture in its own pixels, once; beyond it nothing.
  case picture(Picture, x: Int, y: Int)
  case gradient(Gradient)
}
