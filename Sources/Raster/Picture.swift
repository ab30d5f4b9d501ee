/// A picture that never changes, so that paints that hold it are cheap to compare: by identity first.
public final class Picture: Hashable, @unchecked Sendable {
  public let size: PixelSize
  /// Whether no pixel lets anything through.
  let isOpaque: Bool
  /// Row by row, premultiplied ARGB; written in the initialiser only, which makes it safe to share.
  let pixels: UnsafeMutableBufferPointer<UInt32>

  /// Creates a picture.
  ///
  /// - Precondition: the bitmap has at least one pixel.
  public init(_ bitmap: Bitmap) {
    precondition(!bitmap.pixels.isEmpty, "a picture has at least one pixel")
    size = bitmap.size
    isOpaque = bitmap.pixels.allSatisfy { $0 >> 24 == 255 }
    pixels = .allocate(capacity: bitmap.pixels.count)
    _ = pixels.initialize(from: bitmap.pixels)
  }

  /// The picture as pixels that can be changed.
  public var bitmap: Bitmap { Bitmap(size: size, pixels: Array(pixels)) }

  deinit {
    pixels.deallocate()
  }

  public static func == (a: Picture, b: Picture) -> Bool {
    a === b || (a.size == b.size && a.pixels.elementsEqual(b.pixels))
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
  }
}
