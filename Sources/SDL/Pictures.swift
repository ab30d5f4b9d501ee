import CSDL2
import CSDL2Image
public import Raster

/// Pictures in files.
public enum Pictures {
  /// The most pixels a picture may have along a side.
  public static let largestSide = 16_384
  /// The most pixels a picture may have in all; they take four bytes each.
  public static let largestArea = 100_000_000

  /// Reads a picture of any format SDL2_image knows; of an animation, its first frame.
  ///
  /// The format is told by the content, not by the name. Colours of a print (CMYK) are converted
  /// without a profile.
  ///
  /// - Throws: `PictureError`, before memory for the pixels is taken where the format's header tells
  ///   the size.
  ///
  /// Wraps `IMG_LoadTyped_RW`.
  public static func load(_ path: String) throws(PictureError) -> Bitmap {
    let bytes = try PictureFile.read(path)
    guard !bytes.isEmpty else { throw .empty(path: path) }
    let header = PictureHeader(bytes)
    if let header { try check(width: header.width, height: header.height, of: path) }
    if PictureEnd.isMissing(in: bytes) { throw .notAnImage(path: path, reason: "it is cut short") }
    return try decode(bytes, header: header, path: path)
  }

  private static func check(width: Int, height: Int, of path: String) throws(PictureError) {
    if width <= 0 || height <= 0 { throw .empty(path: path) }
    // The sides are checked first, so their product can't overflow.
    if width > largestSide || height > largestSide || width * height > largestArea {
      throw .tooLarge(path: path, width: width, height: height)
    }
  }

  private static func decode(
    _ bytes: [UInt8], header: PictureHeader?, path: String
  ) throws(PictureError) -> Bitmap {
    let format = mayBeTarga(bytes) ? fileNameExtension(of: path) : ""
    let decoded = bytes.withUnsafeBytes { bytes -> UnsafeMutablePointer<SDL_Surface>? in
      let source = SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count))
      return muted { IMG_LoadTyped_RW(source, 1, format) }
    }
    guard let decoded else { throw .notAnImage(path: path, reason: lastError()) }
    defer { SDL_FreeSurface(decoded) }
    try check(width: Int(decoded.pointee.w), height: Int(decoded.pointee.h), of: path)
    if let inks = header?.inks, decoded.pointee.format.pointee.BytesPerPixel == 4 {
      return pixels(of: decoded) { inks.pixel($0) }
    }
    let argb = SDL_ConvertSurfaceFormat(decoded, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
    guard let argb else { throw .cannotRead(path: path, reason: lastError()) }
    defer { SDL_FreeSurface(argb) }
    return pixels(of: argb) { Premultiplied.pixel($0) }
  }

  /// Returns the pixels of a surface of four bytes a pixel, each put through `change`.
  private static func pixels(
    of surface: UnsafeMutablePointer<SDL_Surface>, _ change: (UInt32) -> UInt32
  ) -> Bitmap {
    let size = PixelSize(Int(surface.pointee.w), Int(surface.pointee.h))
    let pitch = Int(surface.pointee.pitch)
    let base = surface.pointee.pixels
    let pixels = [UInt32](unsafeUninitializedCapacity: size.width * size.height) { target, count in
      guard let base else { return }
      for y in 0..<size.height {
        let row = (base + y * pitch).assumingMemoryBound(to: UInt32.self)
        for x in 0..<size.width { target[y * size.width + x] = change(row[x]) }
      }
      count = size.width * size.height
    }
    return Bitmap(size: size, pixels: pixels)
  }

  /// Returns whether no mark tells another format: only then the name counts, for TGA has no mark.
  ///
  /// All marks but that of icons begin with two letters or bytes that a TGA picture can't have.
  private static func mayBeTarga(_ bytes: [UInt8]) -> Bool {
    let reader = ByteReader(bytes)
    guard let table = reader.big(1, at: 1), let kind = reader.big(1, at: 2) else { return false }
    return table <= 1 && [1, 2, 3, 9, 10, 11].contains(kind)
  }

  private static func fileNameExtension(of path: String) -> String {
    guard let dot = path.lastIndex(of: ".") else { return "" }
    return String(path[path.index(after: dot)...])
  }
}
