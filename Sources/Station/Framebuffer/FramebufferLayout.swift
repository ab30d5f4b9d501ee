import CLinux
import Raster

/// Where in a framebuffer's memory each pixel of its picture stands.
struct FramebufferLayout: Equatable {
  /// Of what can be seen.
  let size: PixelSize
  let format: PixelFormat
  /// Bytes from a row to the next.
  let stride: Int
  /// Bytes before the first pixel that can be seen.
  let start: Int
  /// Pixels a millimetre, where the screen says how large it is.
  var pixelsPerMillimetre: Double?

  /// Creates the layout of rows without padding, of 32 bits a pixel in the usual order.
  init(size: PixelSize) {
    typealias Channel = PixelFormat.Channel
    let format = PixelFormat(
      bytes: 4, red: Channel(offset: 16, length: 8), green: Channel(offset: 8, length: 8),
      blue: Channel(offset: 0, length: 8))
    guard let format else { preconditionFailure("32 bits hold three channels of 8") }
    self.init(size: size, format: format, stride: size.width * 4, start: 0)
  }

  init(size: PixelSize, format: PixelFormat, stride: Int, start: Int) {
    (self.size, self.format, self.stride, self.start) = (size, format, stride, start)
  }

  /// Creates the layout that the kernel tells of.
  ///
  /// Throws a ``FramebufferError`` for what can't be drawn on, with what would do.
  ///
  /// Source: the kernel's Documentation/fb/api.rst.
  init(
    _ variable: fb_var_screeninfo, _ fixed: fb_fix_screeninfo, of path: String
  ) throws(FramebufferError) {
    let bits = Int(variable.bits_per_pixel)
    guard bits == 16 || bits == 24 || bits == 32 else {
      throw .unusable(path: path, reason: "has \(bits) bit\(bits == 1 ? "" : "s") a pixel")
    }
    guard Int32(fixed.type) == FB_TYPE_PACKED_PIXELS, variable.grayscale == 0,
      Int32(fixed.visual) == FB_VISUAL_TRUECOLOR || Int32(fixed.visual) == FB_VISUAL_DIRECTCOLOR,
      let format = PixelFormat(variable)
    else { throw .unusable(path: path, reason: "has no colours in its pixels") }
    size = PixelSize(Int(variable.xres), Int(variable.yres))
    stride =
      fixed.line_length > 0 ? Int(fixed.line_length) : Int(variable.xres_virtual) * format.bytes
    start = Int(variable.yoffset) * stride + Int(variable.xoffset) * format.bytes
    guard (1...16384).contains(size.width), (1...16384).contains(size.height),
      stride >= size.width * format.bytes
    else {
      throw .unusable(path: path, reason: "has \(size.width) × \(size.height) pixels")
    }
    self.format = format
    // Drivers that don't know write 0, or all ones.
    let height = Int(variable.height)
    if (10...10_000).contains(height) {
      pixelsPerMillimetre = Double(size.height) / Double(height)
    }
  }

  /// How many bytes there are from the beginning to the end of the picture.
  var length: Int { start + stride * (size.height - 1) + size.width * format.bytes }

  /// Returns what is to be written for a part of the picture, in parts whose bytes follow one another.
  ///
  /// Where rows have no padding, what reaches the right edge becomes whole rows, two at least: the kernel takes a write
  /// that lies within one row and ends with it for one of no width, and the screen stays as it was.
  ///
  /// Source: `drm_fb_helper_memory_range_to_clip` in the kernel's drivers/gpu/drm/drm_fb_helper.c.
  func writes(for part: PixelRect) -> [PixelRect] {
    guard part.x1 == size.width, stride == size.width * format.bytes else {
      return (part.y0..<part.y1).map { PixelRect(x0: part.x0, y0: $0, x1: part.x1, y1: $0 + 1) }
    }
    return Swift.stride(from: part.y0, to: part.y1, by: Self.rowsAtOnce).map { y in
      let end = min(y + Self.rowsAtOnce, part.y1)
      // A row that is left alone goes with the one before it; the first row goes with the next.
      let start = end - y == 1 ? max(0, y - 1) : y
      return PixelRect(x0: 0, y0: start, x1: size.width, y1: min(size.height, max(end, start + 2)))
    }
  }

  /// Bounds the memory that a write needs.
  private static let rowsAtOnce = 16
}

extension PixelFormat {
  fileprivate init?(_ variable: fb_var_screeninfo) {
    func channel(_ field: fb_bitfield) -> Channel {
      Channel(offset: Int(field.offset), length: Int(field.length))
    }
    let fields = [variable.red, variable.green, variable.blue]
    guard fields.allSatisfy({ $0.msb_right == 0 }) else { return nil }
    self.init(
      bytes: Int(variable.bits_per_pixel) / 8, red: channel(variable.red),
      green: channel(variable.green), blue: channel(variable.blue),
      opacity: channel(variable.transp))
  }
}
