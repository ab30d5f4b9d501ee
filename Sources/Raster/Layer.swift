/// One painted area of a frame.
public struct Layer: Hashable, Sendable {
  public var shape: Shape
  public var paint: Paint
  /// What lies on the shape and shares its edge.
  ///
  /// Of two shapes on one centre line one contains the other. Where both end at the same edge, their
  /// coverages there are the same area, so nothing of the lower one shows in the edge of the upper one.
  public var inlay: Inlay?
  /// How solid shape and inlay are together, 0…1; what they hide of each other stays hidden.
  public var opacity: Double

  /// A second area, on the first.
  public struct Inlay: Hashable, Sendable {
    public var shape: Shape
    public var paint: Paint

    public init(shape: Shape, paint: Paint) {
      self.shape = shape
      self.paint = paint
    }
  }

  /// - Parameter opacity: clamped to 0…1.
  public init(_ shape: Shape, _ paint: Paint, inlay: Inlay? = nil, opacity: Double = 1) {
    self.shape = shape
    self.paint = paint
    self.inlay = inlay
    self.opacity = opacity > 0 ? min(1, opacity) : 0
  }
}

/// A whole picture as a value: what is painted, from the bottom to the top.
///
/// Equal frames give equal pixels on every machine. Where no layer covers, pixels are transparent black.
public struct Frame: Hashable, Sendable {
  public var size: PixelSize
  public var layers: [Layer]

  public init(size: PixelSize, layers: [Layer] = []) {
    self.size = size
    self.layers = layers
  }
}
