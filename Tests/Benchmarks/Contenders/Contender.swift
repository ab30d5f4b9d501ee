import Raster

/// Whoever draws a scene: a rasteriser, or a limit that none can be faster than.
protocol Contender: AnyObject {
  var name: String { get }

  /// Makes ready to draw a scene.
  func prepare(_ scene: Frame) throws

  /// Draws the scene several times, and returns the microseconds of each.
  func draw(times: Int) throws -> [Double]

  /// Returns how a shape covers each pixel, 0…255; nil where it has no such shape.
  func coverage(of shape: Shape, size: PixelSize) throws -> [UInt8]?
}

extension Frame {
  /// The shapes and their colours from the bottom to the top, an inlay behind its layer.
  var fills: [(shape: Shape, color: Color)] {
    layers.flatMap { layer in
      [(layer.shape, layer.paint)] + (layer.inlay.map { [($0.shape, $0.paint)] } ?? [])
    }.compactMap { shape, paint in
      if case .color(let color) = paint { (shape, color) } else { nil }
    }
  }

  /// A shape in white on black.
  static func white(_ shape: Shape, size: PixelSize) -> Frame {
    let whole = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    return Frame(
      size: size,
      layers: [
        Layer(.rectangle(whole, radius: 0), .color(.black)), Layer(shape, .color(.white)),
      ])
  }
}

extension Shape {
  /// Whether every library draws it: its caps lie beyond its ends.
  var isCommon: Bool {
    switch self {
    case .rectangle, .polygon: true
    case .line(let stroke): stroke.fit == .extend
    case .arc(let stroke): stroke.fit == .extend
    case .path(let stroke): stroke.start == 0 && stroke.length >= 1 && stroke.clip.isEmpty
    case .mask: false
    }
  }
}
