import CSDL2
public import Raster

extension Window {
  /// Lends the window's pixels: opaque ARGB, whatever the screen's own format is.
  ///
  /// `body` is told whether they are fresh: nothing painted earlier is left (the first time, after a
  /// resize, after `rebuild`), so that all of it must be painted.
  ///
  /// - Throws: `ScreenError.cannotDraw`.
  ///
  /// Wraps `SDL_GetWindowSurface`.
  public mutating func withSurface<Result>(
    _ body: (_ surface: Surface, _ isFresh: Bool) -> Result
  ) throws(ScreenError) -> Result {
    let lent = try prepare()
    return body(lent, isFresh)
  }

  /// Shows the rectangles painted since the last time; others stay as they are on the screen.
  ///
  /// Fresh pixels are shown whole, whatever the rectangles.
  ///
  /// - Throws: `ScreenError.cannotPresent`; all is fresh then.
  ///
  /// Wraps `SDL_UpdateWindowSurfaceRects`.
  public mutating func present(_ rects: [PixelRect]) throws(ScreenError) {
    let whole = PixelRect(pixelSize)
    areas.removeAll(keepingCapacity: true)
    if isFresh {
      areas.append(SDL_Rect(whole))
    } else {
      for rect in rects {
        let cut = rect.intersection(whole)
        if !cut.isEmpty { areas.append(SDL_Rect(cut)) }
      }
    }
    guard !areas.isEmpty, !whole.isEmpty else { return }
    do throws(ScreenError) {
      if canvas != nil {
        try canvas?.present(areas)
        // On the console SDL may put a new buffer behind the window while it presents, and shows it empty.
        if driver.isConsole, isFresh || rects.contains(whole) { try canvas?.present(areas) }
      } else {
        try presentSurface()
      }
      isFresh = false
    } catch {
      rebuild()
      throw error
    }
  }

  /// Drops the pixels, so that they are made anew: after `WindowEvent.contentsLost`.
  public mutating func rebuild() {
    canvas?.discard()
    shadow = nil
    isFresh = true
  }

  /// Returns the pixels as they were given to the screen; nil where the driver can't tell.
  ///
  /// It is for checks: the texture's way reads from the graphics card.
  public mutating func readBack(_ area: PixelRect) -> Bitmap? {
    let cut = area.intersection(PixelRect(pixelSize))
    guard !cut.isEmpty else { return nil }
    if canvas != nil { return canvas?.readBack(cut) }
    guard let surface = SDL_GetWindowSurface(handle.pointer) else { return nil }
    return PixelBuffer.copy(cut, of: shadow?.surface ?? surface)
  }

  /// The size of the window's surface, made if it is not there.
  var surfaceSize: PixelSize {
    guard let surface = SDL_GetWindowSurface(handle.pointer) else { return PixelSize(0, 0) }
    return PixelSize(Int(surface.pointee.w), Int(surface.pointee.h))
  }

  /// Returns the pixels to paint on and notes whether they are fresh.
  private mutating func prepare() throws(ScreenError) -> Surface {
    if canvas != nil {
      let size = pixelSize
      if try canvas?.prepare(size: size) ?? false { isFresh = true }
      return canvas?.pixels?.lent ?? Surface(base: nil, size: PixelSize(0, 0), stride: 0)
    }
    guard let surface = SDL_GetWindowSurface(handle.pointer) else {
      throw .cannotDraw(tried: ["window surface: \(lastError())"])
    }
    // SDL makes a new surface, with no user data, after each resize.
    if surface.pointee.userdata == nil {
      surface.pointee.userdata = UnsafeMutableRawPointer(surface)
      shadow = nil
      isFresh = true
    }
    if Window.isDirect(surface) { return PixelBuffer.lend(surface) }
    return try shadowPixels(of: surface)
  }

  /// Returns pixels of our own that are converted when they are shown.
  private mutating func shadowPixels(
    of surface: UnsafeMutablePointer<SDL_Surface>
  ) throws(ScreenError) -> Surface {
    if shadow == nil {
      let size = PixelSize(Int(surface.pointee.w), Int(surface.pointee.h))
      guard let made = PixelBuffer(size: size) else {
        throw .cannotDraw(tried: ["no memory for \(size.width) × \(size.height) pixels"])
      }
      shadow = consume made
      isFresh = true
    }
    return shadow?.lent ?? Surface(base: nil, size: PixelSize(0, 0), stride: 0)
  }

  /// Whether a surface's pixels are 0x··RRGGBB in four bytes.
  private static func isDirect(_ surface: UnsafeMutablePointer<SDL_Surface>) -> Bool {
    let format = surface.pointee.format.pointee.format
    return format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
  }

  private mutating func presentSurface() throws(ScreenError) {
    if let shadow = shadow?.surface, let surface = SDL_GetWindowSurface(handle.pointer) {
      for index in areas.indices {
        var target = areas[index]
        SDL_UpperBlit(shadow, &areas[index], surface, &target)
      }
    }
    if let surface = SDL_GetWindowSurface(handle.pointer),
      connection?.send(areas, of: surface) ?? false
    {
      return
    }
    guard SDL_UpdateWindowSurfaceRects(handle.pointer, &areas, Int32(areas.count)) == 0 else {
      throw .cannotPresent(reason: lastError())
    }
  }
}
