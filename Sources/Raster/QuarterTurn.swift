/// How far a picture is turned clockwise on its way to the screen.
public enum QuarterTurn: Int, CaseIterable, Hashable, Sendable {
  case none = 0
  case quarter = 90
  case half = 180
  case threeQuarters = 270

  /// Returns the size that a picture has once it is turned.
  public func turned(_ size: PixelSize) -> PixelSize {
    swapsSides ? PixelSize(size.height, size.width) : size
  }

  private var swapsSides: Bool { self == .quarter || self == .threeQuarters }

  /// Returns where a part of a picture lies once that is turned.
  ///
  /// - Parameter size: the picture's, before.
  public func turned(_ rect: PixelRect, in size: PixelSize) -> PixelRect {
    switch self {
    case .none: rect
    case .quarter:
      PixelRect(
        x0: size.height - rect.y1, y0: rect.x0, x1: size.height - rect.y0, y1: rect.x1)
    case .half:
      PixelRect(
        x0: size.width - rect.x1, y0: size.height - rect.y1, x1: size.width - rect.x0,
        y1: size.height - rect.y0)
    case .threeQuarters:
      PixelRect(x0: rect.y0, y0: size.width - rect.x1, x1: rect.y1, y1: size.width - rect.x0)
    }
  }

  /// Returns where a point of the turned picture, in shares of its sides, lies in the picture before.
  public func unturned(x: Double, y: Double) -> (x: Double, y: Double) {
    switch self {
    case .none: (x, y)
    case .quarter: (y, 1 - x)
    case .half: (1 - x, 1 - y)
    case .threeQuarters: (1 - y, x)
    }
  }
}

extension Surface {
  /// Copies a part of a picture to where it lies once the picture is turned; what lies outside is left out.
  public func copy(_ rect: PixelRect, of picture: Bitmap, turned turn: QuarterTurn) {
    let rect = rect.intersection(PixelRect(picture.size))
    guard let base, turn.turned(picture.size) == size else { return }
    let (width, height) = (picture.size.width, picture.size.height)
    picture.pixels.withUnsafeBufferPointer { pixels in
      for y in rect.y0..<max(rect.y0, rect.y1) {
        for x in rect.x0..<max(rect.x0, rect.x1) {
          let place: (x: Int, y: Int) =
            switch turn {
            case .none: (x, y)
            case .quarter: (height - 1 - y, x)
            case .half: (width - 1 - x, height - 1 - y)
            case .threeQuarters: (y, width - 1 - x)
            }
          base[place.y * stride + place.x] = pixels[y * width + x]
        }
      }
    }
  }
}
