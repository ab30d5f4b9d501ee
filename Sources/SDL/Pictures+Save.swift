import CSDL2
import CSDL2Image
public import Raster

extension Pictures {
  /// Writes a picture as PNG, whole or not at all.
  ///
  /// - Throws: `PictureError.cannotWrite`.
  public static func save(_ picture: Bitmap, to path: String) throws(PictureError) {
    guard let bytes = png(picture) else {
      throw .cannotWrite(path: path, reason: lastError())
    }
    try PictureFile.write(bytes, to: path)
  }

  /// Returns the picture as the bytes of a PNG file; nil if it has no pixels or there is no memory.
  ///
  /// Opaque pixels come back bit for bit, others too: as premultiplied pixels.
  ///
  /// Wraps `IMG_SavePNG_RW`.
  public static func png(_ picture: Bitmap) -> [UInt8]? {
    var straight = picture.pixels.map { Premultiplied.straight($0) }
    return PixelBuffer.withSurface(over: &straight, size: picture.size) { surface in
      guard let surface else { return nil }
      return encode(surface, capacity: bound(of: picture.size))
    }
  }

  /// The most bytes a PNG file of that size takes: filter bytes, stored blocks, chunks.
  private static func bound(of size: PixelSize) -> Int {
    let raw = size.height * (size.width * 4 + 1)
    return raw + raw / 50 + 65_536
  }

  private static func encode(
    _ surface: UnsafeMutablePointer<SDL_Surface>, capacity: Int
  ) -> [UInt8]? {
    guard let count = Int32(exactly: capacity) else {
      setError("it has too many pixels")
      return nil
    }
    var isComplete = false
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
      guard let target = SDL_RWFromMem(buffer.baseAddress, count) else { return }
      if IMG_SavePNG_RW(surface, target, 0) == 0 {
        filled = Int(SDL_RWtell(target))
        isComplete = true
      }
      SDL_RWclose(target)
    }
    return isComplete ? bytes : nil
  }
}
