import Glibc
import Raster
import SDL

/// Pictures between files and the standard streams, where their pixels are plain.
enum PictureStream {
  /// Writes a line with width and height, and then the pixels.
  static func read(_ path: String) {
    do throws(PictureError) {
      let picture = try Pictures.load(path)
      print(picture.size.width, picture.size.height)
      fflush(nil)
      picture.pixels.withUnsafeBytes { bytes in
        var rest = bytes[...]
        while let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress {
          let count = Glibc.write(STDOUT_FILENO, base, rest.count)
          if count <= 0 { break }
          rest = rest.dropFirst(count)
        }
      }
    } catch {
      fail(error)
    }
  }

  /// Writes the pixels on standard input to a file.
  static func write(_ path: String, width: Int, height: Int) {
    var picture = Bitmap(size: PixelSize(width, height))
    picture.pixels.withUnsafeMutableBytes { bytes in
      var filled = 0
      while filled < bytes.count, let base = bytes.baseAddress {
        let count = Glibc.read(STDIN_FILENO, base + filled, bytes.count - filled)
        if count <= 0 { break }
        filled += count
      }
    }
    do throws(PictureError) { try Pictures.save(picture, to: path) } catch { fail(error) }
  }

  private static func fail(_ error: PictureError) {
    print("error: \(error)")
    exit(1)
  }
}
