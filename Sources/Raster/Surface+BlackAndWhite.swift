extension Surface {
  /// Makes every pixel within a rectangle black or white, whichever is nearer to how bright it is; opaque.
  ///
  /// What panels of electronic paper show: they know nothing in between, or take long to show it.
  public func makeBlackAndWhite(_ rect: PixelRect) {
    let rect = rect.intersection(PixelRect(size))
    guard let base else { return }
    for y in rect.y0..<max(rect.y0, rect.y1) {
      for index in (y * stride + rect.x0)..<(y * stride + max(rect.x0, rect.x1)) {
        let pixel = base[index]
        let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        // The weights of Rec. 709, in 256ths.
        let brightness = 54 * red + 183 * green + 19 * blue
        base[index] = brightness < 128 * 256 ? 0xFF00_0000 : 0xFFFF_FFFF
      }
    }
  }
}
