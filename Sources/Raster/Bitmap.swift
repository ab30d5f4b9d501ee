/// A picture of premultiplied ARGB pixels (0xAARRGGBB), row by row from the top, without padding.
public struct Bitmap: Equatable, Sendable {
  public let size: PixelSize
  public var pixels: [UInt32]

  public init(size: PixelSize, filledWith pixel: UInt32 = 0) {
    self.size = size
    pixels = [UInt32](repeating: pixel, count: size.width * size.height)
  }

  /// Creates a picture from its pixels.
  ///
  /// - Precondition: `pixels.count == size.width * size.height`.
  public init(size: PixelSize, pixels: [UInt32]) {
    precondition(pixels.count == size.width * size.height, "a bitmap has width × height pixels")
    self.size = size
    self.pixels = pixels
  }

  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * size.width + x] }
    set { pixels[y * size.width + x] = newValue }
  }

  /// Lends the pixels as a surface that can be painted on.
  public mutating func withSurface<Result>(_ body: (Surface) -> Result) -> Result {
    let size = size
    return pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else {
        return body(Surface(base: nil, size: PixelSize(0, 0), stride: 0))
      }
      return body(Surface(base: base, size: size, stride: size.width))
    }
  }
}

/// Borrowed memory of premultiplied ARGB pixels, such as a window's surface.
///
/// It is valid only while its lender says so.
public struct Surface {
  let base: UnsafeMutablePointer<UInt32>?
  public let size: PixelSize
  let stride: Int

  /// Creates a surface over `size.height` rows that begin `stride` pixels apart.
  public init(base: UnsafeMutablePointer<UInt32>?, size: PixelSize, stride: Int) {
    precondition(size.width <= stride || base == nil, "a row fits its stride")
    self.base = base
    self.size = base == nil ? PixelSize(0, 0) : size
    self.stride = stride
  }
}
