/// What the first bytes of a picture say: its size before anything is decoded.
struct PictureHeader {
  let width: Int
  let height: Int
  /// How the colours of a JPEG picture for print are stored; nil for other pictures.
  var inks: Inks?

  /// Reads a header; nil for formats that are not looked into (TIFF and others).
  init?(_ bytes: [UInt8]) {
    let reader = ByteReader(bytes)
    let readers = [Self.png, Self.gif, Self.bmp, Self.webp, Self.qoi, Self.jpeg]
    for read in readers {
      if let header = read(reader) {
        self = header
        return
      }
    }
    if let header = Self.svg(bytes) {
      self = header
      return
    }
    return nil
  }

  init?(width: Int?, height: Int?) {
    guard let width, let height else { return nil }
    self.width = width
    self.height = height
  }

  private static func png(_ reader: ByteReader) -> PictureHeader? {
    guard reader.has("\u{89}PNG", at: 0) else { return nil }
    return PictureHeader(width: reader.big(4, at: 16), height: reader.big(4, at: 20))
  }

  private static func gif(_ reader: ByteReader) -> PictureHeader? {
    guard reader.has("GIF8", at: 0) else { return nil }
    return PictureHeader(width: reader.little(2, at: 6), height: reader.little(2, at: 8))
  }

  private static func bmp(_ reader: ByteReader) -> PictureHeader? {
    guard reader.has("BM", at: 0), let kind = reader.little(4, at: 14) else { return nil }
    if kind == 12 {
      return PictureHeader(width: reader.little(2, at: 18), height: reader.little(2, at: 20))
    }
    // A negative height means that rows run from the top.
    let height = reader.little(4, at: 22).map { $0 < 1 << 31 ? $0 : 1 << 32 - $0 }
    return PictureHeader(width: reader.little(4, at: 18), height: height)
  }

  private static func qoi(_ reader: ByteReader) -> PictureHeader? {
    guard reader.has("qoif", at: 0) else { return nil }
    return PictureHeader(width: reader.big(4, at: 4), height: reader.big(4, at: 8))
  }

  /// Reads one of WebP's three forms: extended, lossless, lossy.
  private static func webp(_ reader: ByteReader) -> PictureHeader? {
    guard reader.has("RIFF", at: 0), reader.has("WEBP", at: 8) else { return nil }
    if reader.has("VP8X", at: 12) {
      return PictureHeader(
        width: reader.little(3, at: 24).map { $0 + 1 },
        height: reader.little(3, at: 27).map { $0 + 1 })
    }
    if reader.has("VP8L", at: 12) {
      let bits = reader.little(4, at: 21)
      return PictureHeader(
        width: bits.map { $0 & 0x3FFF + 1 }, height: bits.map { $0 >> 14 & 0x3FFF + 1 })
    }
    return PictureHeader(
      width: reader.little(2, at: 26).map { $0 & 0x3FFF },
      height: reader.little(2, at: 28).map { $0 & 0x3FFF })
  }

  /// Walks a JPEG file's segments to the one that begins the frame.
  private static func jpeg(_ reader: ByteReader) -> PictureHeader? {
    guard reader.big(2, at: 0) == 0xFFD8 else { return nil }
    var place = 2
    var isAdobe = false
    while let marker = reader.big(2, at: place), marker >> 8 == 0xFF {
      let kind = marker & 0xFF
      if kind == 0xFF {
        place += 1
        continue
      }
      guard let length = reader.big(2, at: place + 2), length >= 2 else { return nil }
      if kind == 0xEE, reader.has("Adobe", at: place + 4) { isAdobe = true }
      let isFrame = 0xC0...0xCF ~= kind && kind != 0xC4 && kind != 0xC8 && kind != 0xCC
      if isFrame {
        var header = PictureHeader(
          width: reader.big(2, at: place + 7), height: reader.big(2, at: place + 5))
        if reader.big(1, at: place + 9) == 4 { header?.inks = Inks(areInverted: isAdobe) }
        return header
      }
      place += 2 + length
    }
    return nil
  }
}
