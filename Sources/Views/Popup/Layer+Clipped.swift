import Raster

extension Layer {
  /// Returns the layer with what of its mask lies beyond a rounded rectangle taken away.
  func maskClipped(to rect: Rect, radius: Double) -> Layer {
    guard case .mask(let mask, let x, let y) = shape else { return self }
    let corner = radius * (1 - 0.5.squareRoot())
    let safe = rect.inset(by: corner)
    let isInside =
      Double(x) >= safe.x && Double(y) >= safe.y && Double(x + mask.size.width) <= safe.maxX
      && Double(y + mask.size.height) <= safe.maxY
    if isInside { return self }
    let place = Rect(
      x: rect.x - Double(x), y: rect.y - Double(y), width: rect.width, height: rect.height)
    let bounds = Frame(
      size: mask.size, layers: [Layer(.rectangle(place, radius: radius), .color(.white))]
    ).bitmap()
    let coverage = zip(mask.coverage, bounds.pixels).map { byte, pixel in
      UInt8((UInt32(byte) * (pixel >> 24) + 127) / 255)
    }
    var clipped = self
    clipped.shape = .mask(Mask(size: mask.size, coverage: coverage), x: x, y: y)
    return clipped
  }
}
