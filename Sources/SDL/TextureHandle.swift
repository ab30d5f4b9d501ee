import CSDL2
import Raster

/// A streaming texture of opaque pixels, destroyed with this value.
struct TextureHandle: ~Copyable {
  let pointer: OpaquePointer

  /// Creates a texture.
  ///
  /// Wraps `SDL_CreateTexture`.
  init(renderer: OpaquePointer, size: PixelSize) throws(ScreenError) {
    let made = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      Int32(clamping: size.width), Int32(clamping: size.height))
    guard let made else { throw .cannotDraw(tried: [lastError()]) }
    SDL_SetTextureBlendMode(made, SDL_BLENDMODE_NONE)
    pointer = made
  }

  deinit {
    SDL_DestroyTexture(pointer)
  }
}
