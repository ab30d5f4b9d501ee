import CSDL2
import Raster

/// Opaque ARGB pixels of our own, as an SDL surface, freed with this value.
struct PixelBuffer: ~Copyable {
  let surface: UnsafeMutablePointer<SDL_Surface>
  let size: PixelSize

  /// Creates a black picture; nil when there is no memory for it.
  ///
  /// Wraps `SDL_CreateRGBSurfaceWithFormat`.
  init?(size: PixelSize) {
    let made = SDL_CreateRGBSurfaceWithFormat(
      0, Int32(clamping: size.width), Int32(clamping: size.height), 32,
      SDL_PIXELFORMAT_RGB888.rawValue)
    guard let made else { return nil }
    surface = made
    self.size = size
  }

  deinit {
    SDL_FreeSurface(surface)
  }

  /// The pixels, to be painted on.
  var lent: Surface { PixelBuffer.lend(surface) }

  /// Lends the pixels of a surface of four bytes a pixel.
  static func lend(_ surface: UnsafeMutablePointer<SDL_Surface>) -> Surface {
    Surface(
      base: surface.pointee.pixels?.assumingMemoryBound(to: UInt32.self),
      size: PixelSize(Int(surface.pointee.w), Int(surface.pointee.h)),
      stride: Int(surface.pointee.pitch) / 4)
  }

  /// Copies a part of a surface of four bytes a pixel into a bitmap; what lies outside is left out.
  static func copy(_ area: PixelRect, of surface: UnsafeMutablePointer<SDL_Surface>) -> Bitmap {
    let whole = PixelSize(Int(surface.pointee.w), Int(surface.pointee.h))
    let cut = area.intersection(PixelRect(whole))
    var copy = Bitmap(size: PixelSize(cut.width, cut.height))
    guard let base = surface.pointee.pixels, !cut.isEmpty else { return copy }
    for y in 0..<cut.height {
      let row = (base + (cut.y0 + y) * Int(surface.pointee.pitch))
        .assumingMemoryBound(to: UInt32.self)
      for x in 0..<cut.width { copy[x, y] = row[cut.x0 + x] | 0xFF00_0000 }
    }
    return copy
  }

  /// Lends straight ARGB pixels as a surface for one call.
  ///
  /// Wraps `SDL_CreateRGBSurfaceWithFormatFrom`.
  static func withSurface<Result>(
    over pixels: inout [UInt32], size: PixelSize,
    _ body: (UnsafeMutablePointer<SDL_Surface>?) -> Result
  ) -> Result {
    pixels.withUnsafeMutableBytes { bytes in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, Int32(clamping: size.width), Int32(clamping: size.height), 32,
        Int32(clamping: size.width * 4), SDL_PIXELFORMAT_ARGB8888.rawValue)
      defer { SDL_FreeSurface(surface) }
      return body(surface)
    }
  }
}
