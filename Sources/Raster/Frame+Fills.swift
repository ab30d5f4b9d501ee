extension Frame {
  /// A shape and its paint: a layer's own, or its inlay's.
  struct Fill {
    let shape: Shape
    let paint: Paint
    let opacity: Double
    let isInlay: Bool
  }

  /// Calls `body` with each fill from the bottom to the top, an inlay right behind its layer.
  ///
  /// A layer without inlay leaves that place out, so that a fill keeps its place when others come or go.
  func forEachFill(_ body: (_ place: Int, Fill) -> Void) {
    for index in layers.indices {
      let layer = layers[index]
      body(
        2 * index,
        Fill(shape: layer.shape, paint: layer.paint, opacity: layer.opacity, isInlay: false))
      if let inlay = layer.inlay {
        body(
          2 * index + 1,
          Fill(shape: inlay.shape, paint: inlay.paint, opacity: layer.opacity, isInlay: true))
      }
    }
  }

  /// Returns the frame's pixels.
  public func bitmap() -> Bitmap {
    var bitmap = Bitmap(size: size)
    let painter = Painter()
    bitmap.withSurface { painter.paint(self, onto: $0) }
    return bitmap
  }
}
