import CSDL2
import Raster

extension WindowHandle {
  /// Throws where another program holds the screen of the console, which SDL doesn't tell.
  ///
  /// Wraps `SDL_GetWindowWMInfo`.
  func requireScreen() throws(ScreenError) {
    var info = SDL_SysWMinfo()
    tm_set_version(&info)
    guard SDL_GetWindowWMInfo(pointer, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_KMSDRM,
      tm_holds_screen(&info) == 0
    else { return }
    throw .screenIsHeld
  }
}

extension Window {
  /// Returns whether a renderer shows the pixels that were presented; nil where none is used.
  ///
  /// Some report success and draw nothing. Two pixels tell: the first one, and the one that differs most from it
  /// and from black.
  public mutating func showsItsPixels() -> Bool? {
    guard let samples = canvas?.samples() else { return nil }
    for (place, expected) in samples {
      guard let seen = canvas?.readBack(place)?[0, 0] else { return false }
      // The card may round a channel by one.
      let isClose = [0, 8, 16].allSatisfy { shift in
        abs(Int(seen >> shift & 0xFF) - Int(expected >> shift & 0xFF)) <= 1
      }
      if !isClose { return false }
    }
    return true
  }

  /// Draws by the next renderer from now on, after one that shows nothing; all pixels are fresh then.
  ///
  /// - Throws: `ScreenError.cannotDraw` where none is left.
  public mutating func useNextRenderer() throws(ScreenError) {
    let used = canvas?.rendererName ?? ""
    canvas = nil
    isFresh = true
    let names = Array(driver.renderers.drop { $0 != used }.dropFirst())
    do throws(ScreenError) {
      let renderer = try RendererHandle(
        window: handle.pointer, names: names, waitsForScreen: driver.waitsForScreen)
      canvas = TextureCanvas(renderer: renderer)
    } catch {
      guard case .cannotDraw(let tried) = error else { throw error }
      throw .cannotDraw(tried: ["\(used): shows nothing"] + tried)
    }
  }
}
