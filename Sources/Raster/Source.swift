/// What the compositor's loops need of a fill: plain memory, kept alive by the frame that is painted.
struct Source: BitwiseCopyable {
  let runs: UnsafeMutablePointer<Coverage.Run>
  let rowStarts: UnsafeMutablePointer<Int32>
  let bounds: PixelRect
  let lanes: Lanes
  let isOpaque: Bool
  /// Whether this lies on the fill before it and shares its edge.
  let isInlay: Bool
  /// Whether every pixel has the same colour.
  let isPlain: Bool
  /// The layer's opacity as a share of `Coverage.full`.
  let opacity: UInt64
  private let pixels: UnsafeMutablePointer<UInt32>?
  private let tile: PixelRect
  private let repeats: Bool
  private let gradient: Unmanaged<Gradient>?

  init(_ paint: Paint, coverage: Coverage, opacity: Double, isInlay: Bool) {
    runs = coverage.runs.base
    rowStarts = coverage.rowStarts.base
    bounds = coverage.bounds
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

  /// Returns the colour at a pixel.
  @inline(__always)
  func lanes(x: Int, y: Int) -> Lanes { isPlain ? lanes : varying(x: x, y: y) }

  private func varying(x: Int, y: Int) -> Lanes {
    guard let pixels else {
      return gradient?._withUnsafeGuaranteedRef { $0.lanes(x: x, y: y) } ?? .clear
    }
    if !repeats && (x < tile.x0 || x >= tile.x1 || y < tile.y0 || y >= tile.y1) { return .clear }
    let (column, row) = ((x - tile.x0) % tile.width, (y - tile.y0) % tile.height)
    return Lanes(
      pixel: pixels[
        (row < 0 ? row + tile.height : row) * tile.width
          + (column < 0 ? column + tile.width : column)])
  }
}
