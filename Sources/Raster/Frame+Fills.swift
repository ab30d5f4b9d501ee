extension Frame {
  /// Returns the frame's pixels.
  public func bitmap() -> Bitmap {
    var bitmap = Bitmap(size: size)
    let painter = Painter()
    bitmap.withSurface { painter.paint(self, onto: $0) }
    return bitmap
  }

  /// Whether two frames have fills at the same places: a layer's own, or its inlay's.
  func hasSameFills(as other: Frame) -> Bool {
    guard layers.count == other.layers.count else { return false }
    for index in layers.indices
    where (layers[index].inlay == nil) != (other.layers[index].inlay == nil) { return false }
    return true
  }

  /// Returns the shape of the fill at a place.
  func shape(at place: Int) -> Shape {
    place % 2 == 0 ? layers[place / 2].shape : layers[place / 2].inlay?.shape ?? .polygon([])
  }
}
