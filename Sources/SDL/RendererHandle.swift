import CSDL2
import Raster

/// A renderer that was seen to draw, destroyed with this value.
struct RendererHandle: ~Copyable {
  let pointer: OpaquePointer

  /// Creates the first renderer among `names` that draws.
  ///
  /// - Throws: `ScreenError.cannotDraw`, with what each one said.
  ///
  /// Wraps `SDL_CreateRenderer`.
  init(window: OpaquePointer, names: [String], waitsForScreen: Bool) throws(ScreenError) {
    var tried: [String] = []
    for name in names {
      guard let index = RendererHandle.index(of: name) else {
        tried.append("\(name): not built in")
        continue
      }
      let flags = waitsForScreen ? SDL_RENDERER_PRESENTVSYNC.rawValue : 0
      guard let made = SDL_CreateRenderer(window, index, flags) else {
        tried.append("\(name): \(lastError())")
        continue
      }
      if RendererHandle.draws(made) {
        pointer = made
        return
      }
      SDL_DestroyRenderer(made)
      tried.append("\(name): draws nothing")
    }
    throw .cannotDraw(tried: tried)
  }

  deinit {
    SDL_DestroyRenderer(pointer)
  }

  /// The renderer's name; empty if it can't say.
  ///
  /// Wraps `SDL_GetRendererInfo`.
  var name: String {
    var info = SDL_RendererInfo()
    return SDL_GetRendererInfo(pointer, &info) == 0 ? String(cString: info.name) : ""
  }

  /// Returns pixels as the renderer holds them; nil if it can't say.
  ///
  /// Wraps `SDL_RenderReadPixels`.
  func read(_ area: PixelRect) -> Bitmap? {
    RendererHandle.read(pointer, area)
  }

  private static func read(_ renderer: OpaquePointer, _ area: PixelRect) -> Bitmap? {
    var bitmap = Bitmap(size: PixelSize(area.width, area.height))
    var rect = SDL_Rect(area)
    let pitch = Int32(clamping: area.width * 4)
    let failed = bitmap.pixels.withUnsafeMutableBytes {
      SDL_RenderReadPixels(
        renderer, &rect, SDL_PIXELFORMAT_ARGB8888.rawValue, $0.baseAddress, pitch)
    }
    return failed == 0 ? bitmap : nil
  }

  /// Returns whether a colour drawn can be read back: some report success and draw nothing.
  private static func draws(_ renderer: OpaquePointer) -> Bool {
    SDL_SetRenderDrawColor(renderer, 0x12, 0x34, 0x56, 0xFF)
    SDL_RenderClear(renderer)
    let pixel = read(renderer, PixelRect(PixelSize(1, 1)))
    SDL_SetRenderDrawColor(renderer, 0, 0, 0, 0xFF)
    SDL_RenderClear(renderer)
    return pixel.map { $0[0, 0] & 0xFFFFFF == 0x123456 } ?? false
  }

  /// Returns the index of a renderer by its name.
  ///
  /// Wraps `SDL_GetRenderDriverInfo`.
  private static func index(of name: String) -> Int32? {
    (0..<SDL_GetNumRenderDrivers()).first { index in
      var info = SDL_RendererInfo()
      return SDL_GetRenderDriverInfo(index, &info) == 0 && String(cString: info.name) == name
    }
  }
}
