import CSDL2

extension Display {
  /// Pixels a millimetre, up and down; nil where the screen doesn't say how large it is.
  ///
  /// Wraps `SDL_GetDisplayDPI`; 96 dots an inch exactly is what drivers say that don't know.
  public var pixelsPerMillimetre: Double? {
    var dots: Float = 0
    guard SDL_GetDisplayDPI(Int32(index), nil, nil, &dots) == 0, (40...1000).contains(dots),
      dots != 96
    else { return nil }
    return Double(dots) / 25.4
  }
}
