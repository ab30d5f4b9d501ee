import Raster

/// A fill for one place: pictures read and scaled, ready to become a paint for any remaining time.
enum ResolvedFill {
  case fixed(Paint)
  case ramp([Color])

  /// Creates what paints a fill in a place; a picture that can't be used leaves nothing.
  ///
  /// - Parameters:
  ///   - rect: the view, from whose top left corner, at a whole pixel, tiles repeat.
  ///   - scale: pixels a point.
  init(_ fill: Fill, rect: Rect, scale: Double, resources: Resources) {
    let (x, y) = (Int(rect.x.rounded(.down)), Int(rect.y.rounded(.down)))
    switch fill {
    case .color(let color):
      self = .fixed(.color(color))
    case .ramp(let colors):
      self = .ramp(colors)
    case .gradient(let colors):
      self = .fixed(.color(colors.first ?? .clear))
    case .image(let path, _):
      guard let found = resources.pictures?.picture(at: path) else {
        self = .fixed(.color(.clear))
        return
      }
      self = .fixed(.tiles(found.picture, x: x, y: y))
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
