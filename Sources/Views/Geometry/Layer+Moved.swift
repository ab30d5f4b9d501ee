public import Raster

extension Layer {
  /// Returns the layer moved by whole pixels, its paint along with it.
  public func moved(x: Int, y: Int) -> Layer {
    var layer = self
    layer.shape = shape.moved(x: x, y: y)
    layer.paint = paint.moved(x: x, y: y)
    if let inlay {
      layer.inlay = Inlay(
        shape: inlay.shape.moved(x: x, y: y), paint: inlay.paint.moved(x: x, y: y))
    }
    return layer
  }
}

extension Shape {
  fileprivate func moved(x: Int, y: Int) -> Shape {
    let way = Point(Double(x), Double(y))
    switch self {
    case .rectangle(let rect, let radius):
      return .rectangle(
        Rect(x: rect.x + way.x, y: rect.y + way.y, width: rect.width, height: rect.height),
        radius: radius)
    case .line(var stroke):
      (stroke.from, stroke.to) = (stroke.from + way, stroke.to + way)
      return .line(stroke)
    case .arc(var stroke):
      stroke.center = stroke.center + way
      return .arc(stroke)
    case .path(var stroke):
      stroke.points = stroke.points.map { $0 + way }
      stroke.clip = stroke.clip.map { $0 + way }
      return .path(stroke)
    case .polygon(let corners):
      return .polygon(corners.map { $0 + way })
    case .mask(let mask, let left, let top):
      return .mask(mask, x: left + x, y: top + y)
    }
  }
}

extension Paint {
  fileprivate func moved(x: Int, y: Int) -> Paint {
    let way = Point(Double(x), Double(y))
    switch self {
    case .color: return self
    case .tiles(let picture, let left, let top):
      return .tiles(picture, x: left + x, y: top + y)
    case .picture(let picture, let left, let top):
      return .picture(picture, x: left + x, y: top + y)
    case .gradient(let gradient):
      switch gradient.way {
      case .linear(let from, let to):
        return .gradient(Gradient(gradient.colors, way: .linear(from: from + way, to: to + way)))
      case .conic(let center, let start, let sweep):
        return .gradient(
          Gradient(
            gradient.colors, way: .conic(center: center + way, start: start, sweep: sweep)))
      }
    }
  }
}
