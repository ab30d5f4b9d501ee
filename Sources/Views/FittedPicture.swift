import Raster

/// A picture in the size in which it fills a place.
struct FittedPicture {
  let paint: Paint

  /// Creates the picture scaled and placed, as much of it as shows; nil for an empty place.
  ///
  /// - Parameters:
  ///   - pixelsPerPoint: of the picture: 2 for an `@2x` file.
  ///   - scale: pixels a point of the screen.
  init?(_ picture: Picture, pixelsPerPoint: Double, fit: ImageFit, rect: Rect, scale: Double) {
    guard !rect.isEmpty else { return nil }
    let (width, height) = (Double(picture.size.width), Double(picture.size.height))
    let (across, down) = (rect.width / width, rect.height / height)
    let factor: (x: Double, y: Double)
    switch fit {
    case .tile: factor = (scale / pixelsPerPoint, scale / pixelsPerPoint)
    case .cover: factor = (max(across, down), max(across, down))
    case .contain: factor = (min(across, down), min(across, down))
    case .stretch: factor = (across, down)
    }
    let size = PixelSize(Self.side(width * factor.x), Self.side(height * factor.y))
    var (x, y) = (Int(rect.x.rounded(.down)), Int(rect.y.rounded(.down)))
    if fit != .tile {
      x += Int(((rect.width - Double(size.width)) / 2).rounded())
      y += Int(((rect.height - Double(size.height)) / 2).rounded())
    }
    // The place as the scaled picture sees it.
    let seen = PixelRect(
      x0: Int(rect.x.rounded(.down)) - x - Self.margin,
      y0: Int(rect.y.rounded(.down)) - y - Self.margin,
      x1: Int(rect.maxX.rounded(.up)) - x + Self.margin,
      y1: Int(rect.maxY.rounded(.up)) - y + Self.margin)
    var part = seen.intersection(PixelRect(size))
    if fit == .tile {
      // A tile larger than the place never repeats there.
      part = PixelRect(size)
      if size.width > seen.width { (part.x0, part.x1) = (seen.x0, seen.x1) }
      if size.height > seen.height { (part.y0, part.y1) = (seen.y0, seen.y1) }
    }
    let isWhole = size == picture.size && part == PixelRect(size)
    let edge: Bitmap.Edge = fit == .tile ? .wrap : .clamp
    let shown =
      isWhole ? picture : Picture(picture.bitmap.scaled(to: size, part: part, edge: edge))
    (x, y) = (x + part.x0, y + part.y0)
    paint = fit == .tile ? .tiles(shown, x: x, y: y) : .picture(shown, x: x, y: y)
  }

  /// Pixels around the place in which strokes that reach beyond it find the picture too.
  private static let margin = 64

  /// Returns whole pixels, at least 1; the limit leaves room for sums.
  private static func side(_ length: Double) -> Int {
    Int(min(max(1, length.rounded()), 1e12))
  }
}
