/// What the compositor's loops need of a fill: plain memory, kept alive by the frame that is painted.
struct Source: BitwiseCopyable {
  var rows: Coverage.Rows
  let lanes: Lanes
  let isOpaque: Bool
  /// Whether this lies on the fill before it and shares its edge.
  let isInlay: Bool
  /// Whether every pixel has the same colour.
  let isPlain: Bool
  /// The layer's opacity as a share of `Coverage.full`.
  let opacity: UInt64
  /// Whether the layer lets nothing through but what its paint does.
  var isSolid: Bool { opacity == UInt64(Coverage.full) }
  fileprivate let pixels: UnsafeMutablePointer<UInt32>?
  fileprivate let tile: PixelRect
  fileprivate let repeats: Bool
  fileprivate let gradient: Unmanaged<Gradient>?

  init(_ paint: Paint, rows: Coverage.Rows, opacity: Double, isInlay: Bool) {
    self.rows = rows
    self.isInlay = isInlay
    self.opacity = UInt64((opacity * Double(Coverage.full)).rounded())
    let isSolid = self.opacity == UInt64(Coverage.full)
    switch paint {
    case .color(let color):
      (lanes, isPlain, isOpaque) = (Lanes(color), true, color.alpha == 255 && isSolid)
      (pixels, tile, repeats, gradient) = (nil, .empty, false, nil)
    case .tiles(let picture, let x, let y):
      (lanes, isPlain, isOpaque) = (.clear, false, picture.isOpaque && isSolid)
      (pixels, repeats, gradient) = (picture.pixels.baseAddress, true, nil)
      tile = PixelRect(x0: x, y0: y, x1: x + picture.size.width, y1: y + picture.size.height)
    case .picture(let picture, let x, let y):
      (lanes, isPlain, isOpaque) = (.clear, false, false)
      (pixels, repeats, gradient) = (picture.pixels.baseAddress, false, nil)
      tile = PixelRect(x0: x, y0: y, x1: x + picture.size.width, y1: y + picture.size.height)
    case .gradient(let colors):
      (lanes, isPlain, isOpaque) = (.clear, false, colors.isOpaque && isSolid)
      (pixels, tile, repeats, gradient) = (nil, .empty, false, .passUnretained(colors))
    }
  }

}

// On pointers, since a method on the value would copy all of it for each pixel.
extension UnsafeMutablePointer<Source> {
  /// Returns the colour at a pixel.
  @inline(__always)
  func lanes(x: Int, y: Int) -> Lanes { pointee.isPlain ? pointee.lanes : varying(x: x, y: y) }

  private func varying(x: Int, y: Int) -> Lanes {
    guard let pixels = pointee.pixels else {
      return pointee.gradient?._withUnsafeGuaranteedRef { $0.lanes(x: x, y: y) } ?? .clear
    }
    let tile = pointee.tile
    if !pointee.repeats && (x < tile.x0 || x >= tile.x1 || y < tile.y0 || y >= tile.y1) {
      return .clear
    }
    let (column, row) = ((x - tile.x0) % tile.width, (y - tile.y0) % tile.height)
    return Lanes(
      pixel: pixels[
        (row < 0 ? row + tile.height : row) * tile.width
          + (column < 0 ? column + tile.width : column)])
  }
}
