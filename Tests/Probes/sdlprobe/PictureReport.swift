import Raster
import SDL

/// Reads and writes pictures.
enum PictureReport {
  /// Prints a picture's size and up to 16 of its pixels, or why it can't be read.
  static func load(_ path: String) {
    do throws(PictureError) {
      let picture = try Pictures.load(path)
      let pixels = picture.pixels.prefix(16).map { String($0, radix: 16) }
      print("\(picture.size.width)x\(picture.size.height) \(pixels.joined(separator: " "))")
    } catch {
      print("error: \(error)")
    }
  }

  /// Writes every colour of two channels at every kind of alpha, and reads it back.
  static func roundTrip(_ path: String) {
    var picture = Bitmap(size: PixelSize(256, 512))
    for y in 0..<512 {
      for x in 0..<256 {
        let value = UInt32(x)
        // Opaque pixels above; below, the alpha is the row and no channel exceeds it.
        let alpha = UInt32(max(0, y - 256))
        let faint = min(value, alpha)
        picture[x, y] =
          y < 256
          ? 0xFF00_0000 | value << 16 | UInt32(y) << 8 | value ^ UInt32(y)
          : alpha << 24 | faint << 16 | (alpha - faint) << 8 | faint
      }
    }
    do throws(PictureError) {
      try Pictures.save(picture, to: path)
      let back = try Pictures.load(path)
      print(back == picture ? "equal" : "different")
    } catch {
      print("error: \(error)")
    }
  }

  /// Writes one pixel, or prints why it can't.
  static func save(_ path: String) {
    do throws(PictureError) {
      try Pictures.save(Bitmap(size: PixelSize(1, 1), filledWith: 0xFFFF_0000), to: path)
      print("saved")
    } catch {
      print("error: \(error)")
    }
  }
}
