import CSDL2
import Raster

extension SDL_Rect {
  init(_ rect: PixelRect) {
    self.init(
      x: Int32(clamping: rect.x0), y: Int32(clamping: rect.y0), w: Int32(clamping: rect.width),
      h: Int32(clamping: rect.height))
  }
}
