/// Whether the bytes of a picture reach its end.
///
/// A decoder may wait for ever for what is missing (libpng as SDL2_image feeds it), or make it up.
enum PictureEnd {
  /// Returns whether a PNG, JPEG or GIF picture is cut short; false for any other.
  ///
  /// Bytes after a picture's end are fine.
  static func isMissing(in bytes: [UInt8]) -> Bool {
    let reader = ByteReader(bytes)
    if reader.has("\u{89}PNG", at: 0) { return !hasAllOfPNG(reader) }
    if reader.has("GIF8", at: 0) { return !hasAllOfGIF(reader) }
    if reader.big(3, at: 0) == 0xFFD8FF { return !hasAllOfJPEG(reader, count: bytes.count) }
    return false
  }

  /// Walks the chunks, which must lie within the bytes, from the header to the end's.
  private static func hasAllOfPNG(_ reader: ByteReader) -> Bool {
    guard reader.has("IHDR", at: 12) else { return false }
    var place = 8
    var hasPixels = false
    while let length = reader.big(4, at: place) {
      // The length is below 2³² and the place within the bytes: no overflow.
      let next = place + 12 + length
      guard reader.big(1, at: next - 1) != nil else { return false }
      if reader.has("IDAT", at: place + 4) { hasPixels = true }
      if reader.has("IEND", at: place + 4) { return hasPixels }
      place = next
    }
    return false
  }

  /// Walks the segments to the first scan, after which only an end of the picture is `FF D9`.
  ///
  /// A small picture within a segment has an end of its own, so the segments are skipped.
  private static func hasAllOfJPEG(_ reader: ByteReader, count: Int) -> Bool {
    var place = 2
    while let marker = reader.big(2, at: place), marker >> 8 == 0xFF, marker != 0xFFDA {
      let kind = marker & 0xFF
      if kind == 0xFF {
        place += 1
      } else if kind == 0x01 || 0xD0...0xD8 ~= kind {
        place += 2
      } else {
        guard let length = reader.big(2, at: place + 2) else { return false }
        place += 2 + length
      }
    }
    // From the back, where it mostly is.
    var last = count - 2
    while last >= place, reader.big(2, at: last) != 0xFFD9 { last -= 1 }
    return last >= place
  }

  /// Walks the blocks to the trailer; after a whole picture, anything unknown ends them as well.
  private static func hasAllOfGIF(_ reader: ByteReader) -> Bool {
    guard let flags = reader.big(1, at: 10) else { return false }
    var place = 13 + colorTable(flags)
    var hasPixels = false
    while let mark = reader.big(1, at: place) {
      switch mark {
      case 0x21:
        place += 2
      case 0x2C:
        guard let flags = reader.big(1, at: place + 9) else { return false }
        place += 11 + colorTable(flags)
        hasPixels = true
      case 0x00:
        place += 1
        continue
      default:
        return hasPixels
      }
      // The data stand in pieces, each after its length; one of no bytes ends them.
      while let length = reader.big(1, at: place), length > 0 { place += 1 + length }
      place += 1
    }
    return false
  }

  /// Returns the bytes of the table of colours that a picture's flags tell of.
  private static func colorTable(_ flags: Int) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
  }
}
