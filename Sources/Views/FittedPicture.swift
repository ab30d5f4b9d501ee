import Raster

/// A picture in the size in which it fills a place.
struct FittedPicture {
  let paint: Paint

  /// Creates the picture scaled and placed; nil where nothing of it would show.
  ///
  /// - Parameters:
  ///   - pixelsPerPoint: of the picture: 2 for an `@2x` file.
  ///   - scale: pixels a point of the screen.
  init?(_ picture: Picture, pixelsPerPoint: Double, fit: ImageFit, rect: Rect, scale: Double) {
    let (width, height) = (Double(picture.size.width), Double(picture.size.height))
    let (across, down) = (rect.width / width, rect.height / height)
    let factor: (x: Double, y: Double)
    switch fit {
    case .tile: factor = (scale / pixelsPerPoint, scale / pixelsPerPoint)
    case .cover: factor = (max(across, down), max(across, down))
    case .contain: factor = (min(across, down), min(across, down))
    case .stretch: factor = (across, down)
    }
    let size = PixelSize(
      max(1, Int((width * factor.x).rounded())), max(1, Int((height * factor.y).rounded())))
    guard !rect.isEmpty, size.width <= Self.largestSide, size.height <= Self.largestSide else {
      return nil
    }
    let bitmap = picture.bitmap.scaled(to: size, edge: fit == .tile ? .wrap : .clamp)
    var (x, y) = (Int(rect.x.rounded(.down)), Int(rect.y.rounded(.down)))
    if fit != .tile {
      x += Int(((rect.width - Double(size.width)) / 2).rounded())
      y += Int(((rect.height - Double(size.height)) / 2).rounded())
    }
    let scaled = size == picture.size ? picture : Picture(bitmap)
    paint = fit == .tile ? .tiles(scaled, x: x, y: y) : .picture(scaled, x: x, y: y)
  }

  /// A picture is not scaled beyond this many pixels a side.
  private static let largestSide = 32_768
}
