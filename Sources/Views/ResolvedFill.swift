import Raster

/// A fill for one place: pictures read and scaled, ready to become a paint for any remaining time.
enum ResolvedFill {
  case fixed(Paint)
  case ramp([Color])

  /// Creates what paints a fill in a place; a picture that can't be used leaves nothing.
  ///
  /// - Parameters:
  ///   - rect: the view, from whose top left corner, at a whole pixel, tiles repeat.
  ///   - way: how a gradient goes; nil is from the top to the bottom.
  ///   - scale: pixels a point.
  init(
    _ fill: Fill, rect: Rect, way: Gradient.Way? = nil, scale: Double, resources: Resources
  ) {
    switch fill {
    case .color(let color):
      self = .fixed(.color(color))
    case .ramp(let colors):
      self = .ramp(colors)
    case .gradient(let colors):
      let down = Gradient.Way.linear(
        from: Point(rect.x, rect.y), to: Point(rect.x, rect.maxY))
      self = .fixed(.gradient(Gradient(colors, way: way ?? down)))
    case .image(let path, let fit):
      let found = resources.pictures?.picture(at: path)
      let tile = found.flatMap {
        FittedPicture($0.picture, pixelsPerPoint: $0.scale, fit: fit, rect: rect, scale: scale)
      }
      self = .fixed(tile?.paint ?? .color(.clear))
    }
  }

  /// Returns the paint at a share of the time that is left, 0…1.
  func paint(fraction: Double) -> Paint {
    switch self {
    case .fixed(let paint): paint
    case .ramp(let colors): .color(Color.ramp(colors, at: 1 - fraction))
    }
  }
}
