import CSDL2
import Raster

/// A renderer that shows our pixels by drawing one texture over its whole window.
struct TextureCanvas: ~Copyable {
  // Fields go in this order, the texture before the renderer that made it.
  private var texture: TextureHandle?
  var pixels: PixelBuffer?
  private let renderer: RendererHandle

  init(renderer: consuming RendererHandle) {
    self.renderer = renderer
  }

  /// Makes pixels and a texture of `size` unless they are there; returns whether they are new.
  mutating func prepare(size: PixelSize) throws(ScreenError) -> Bool {
    if let current = pixels?.size, current == size { return false }
    texture = nil
    pixels = nil
    let made = try TextureHandle(renderer: renderer.pointer, size: size)
    guard let buffer = PixelBuffer(size: size) else {
      throw .cannotDraw(tried: ["no memory for \(size.width) × \(size.height) pixels"])
    }
    texture = consume made
    pixels = consume buffer
    return true
  }

  /// Forgets pixels and texture, after the graphics device lost them.
  mutating func discard() {
    texture = nil
    pixels = nil
  }

  /// Sends the changed rectangles to the texture and draws it.
  ///
  /// Wraps `SDL_UpdateTexture`, `SDL_RenderCopy` and `SDL_RenderPresent`.
  mutating func present(_ areas: [SDL_Rect]) throws(ScreenError) {
    guard let texture = texture?.pointer, let surface = pixels?.surface else { return }
    guard let base = surface.pointee.pixels else { return }
    let pitch = surface.pointee.pitch
    for area in areas {
      var area = area
      let start = base + Int(area.y) * Int(pitch) + Int(area.x) * 4
      guard SDL_UpdateTexture(texture, &area, start, pitch) == 0 else {
        throw .cannotPresent(reason: lastError())
      }
    }
    guard SDL_RenderCopy(renderer.pointer, texture, nil, nil) == 0 else {
      throw .cannotPresent(reason: lastError())
    }
    SDL_RenderPresent(renderer.pointer)
  }

  /// Reads back what the renderer makes of the texture.
  ///
  /// Wraps `SDL_RenderReadPixels`.
  mutating func readBack(_ area: PixelRect) -> Bitmap? {
    guard let texture = texture?.pointer else { return nil }
    guard SDL_RenderCopy(renderer.pointer, texture, nil, nil) == 0 else { return nil }
    return renderer.read(area)
  }

  /// The name of the renderer.
  var rendererName: String { renderer.name }

  /// Returns a few pixels that are shown, and where: the first one, and the one most unlike it and black.
  mutating func samples() -> [(PixelRect, UInt32)] {
    guard let surface = pixels?.surface, let base = surface.pointee.pixels else { return [] }
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    guard width > 0, height > 0 else { return [] }
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      base.load(fromByteOffset: y * Int(surface.pointee.pitch) + x * 4, as: UInt32.self)
    }
    func brightness(_ pixel: UInt32) -> Int {
      [0, 8, 16].reduce(0) { $0 + Int(pixel >> $1 & 0xFF) }
    }
    let first = pixel(0, 0)
    var best = (x: 0, y: 0, difference: 0)
    for y in 0..<height {
      for x in 0..<width {
        let (seen, other) = (brightness(pixel(x, y)), brightness(first))
        let difference = min(seen, abs(seen - other))
        if difference > best.difference { best = (x, y, difference) }
      }
    }
    return [(0, 0), (best.x, best.y)].map { x, y in
      (PixelRect(x0: x, y0: y, x1: x + 1, y1: y + 1), pixel(x, y))
    }
  }
}
