import CLinux
import Raster
import TestSupport
import Testing

@testable import Station

@Suite("K6: the framebuffer")
struct FramebufferTests {
  private typealias Channel = PixelFormat.Channel

  /// A way of keeping pixels, padding and an offset: what a screen may be like.
  struct Kind: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var format: PixelFormat?
    var padding: Int
    var start: Int
  }

  private static func format(
    _ bytes: Int, _ red: (Int, Int), _ green: (Int, Int), _ blue: (Int, Int)
  ) -> PixelFormat? {
    PixelFormat(
      bytes: bytes, red: Channel(offset: red.0, length: red.1),
      green: Channel(offset: green.0, length: green.1),
      blue: Channel(offset: blue.0, length: blue.1))
  }

  static let kinds = [
    Kind(
      testDescription: "16 bits", format: format(2, (11, 5), (5, 6), (0, 5)), padding: 0, start: 0),
    Kind(
      testDescription: "16 bits the other way", format: format(2, (0, 5), (5, 6), (11, 5)),
      padding: 3, start: 7),
    Kind(
      testDescription: "15 bits", format: format(2, (10, 5), (5, 5), (0, 5)), padding: 6, start: 0),
    Kind(
      testDescription: "24 bits", format: format(3, (16, 8), (8, 8), (0, 8)), padding: 5, start: 40),
    Kind(
      testDescription: "32 bits", format: format(4, (16, 8), (8, 8), (0, 8)), padding: 0, start: 0),
    Kind(
      testDescription: "32 bits the other way", format: format(4, (0, 8), (8, 8), (16, 8)),
      padding: 12, start: 64),
    Kind(
      testDescription: "30 bits", format: format(4, (20, 10), (10, 10), (0, 10)), padding: 4,
      start: 4),
  ]

  private func picture(_ size: PixelSize, _ random: inout SeededGenerator) -> Bitmap {
    Bitmap(
      size: size,
      pixels: (0..<size.width * size.height).map { _ in
        0xFF00_0000 | UInt32(random.next() & 0xFFFFFF)
      })
  }

  private func layout(_ kind: Kind, _ size: PixelSize) throws -> FramebufferLayout {
    let format = try #require(kind.format)
    return FramebufferLayout(
      size: size, format: format, stride: size.width * format.bytes + kind.padding,
      start: kind.start)
  }

  private func write(
    _ rects: [PixelRect], of picture: inout Bitmap, to framebuffer: Framebuffer
  ) throws {
    let refusal = picture.withSurface { surface -> FramebufferError? in
      do throws(FramebufferError) {
        try framebuffer.write(rects, of: surface)
        return nil
      } catch {
        return error
      }
    }
    if let refusal { throw refusal }
  }

  /// Gives the pixels of a part other colours.
  private func change(
    _ picture: inout Bitmap, _ rect: PixelRect, _ random: inout SeededGenerator
  ) {
    let rect = rect.intersection(PixelRect(picture.size))
    for y in rect.y0..<rect.y1 {
      for x in rect.x0..<rect.x1 { picture[x, y] = 0xFF00_0000 | UInt32(random.next() & 0xFFFFFF) }
    }
  }

  /// Puts a part of a picture where it belongs in a screen's memory.
  private func expect(
    _ picture: Bitmap, _ rect: PixelRect, as layout: FramebufferLayout, in bytes: inout [UInt8]
  ) {
    let rect = rect.intersection(PixelRect(layout.size))
    for y in rect.y0..<rect.y1 {
      for x in rect.x0..<rect.x1 {
        let pixel = layout.format.pixel(picture[x, y])
        let place = layout.start + y * layout.stride + x * layout.format.bytes
        for byte in 0..<layout.format.bytes {
          bytes[place + byte] = UInt8(truncatingIfNeeded: pixel >> UInt32(8 * byte))
        }
      }
    }
  }

  @Test(
    "Damaged rectangles are written where they belong, and no byte beside them", arguments: kinds)
  func damage(_ kind: Kind) throws {
    let folder = try TemporaryFolder()
    var random = SeededGenerator(seed: 11)
    let size = PixelSize(37, 23)
    let layout = try layout(kind, size)
    let path = try folder.write([UInt8](repeating: 0xAA, count: layout.length), to: "fb")
    let framebuffer = try Framebuffer(path: path, fileLayout: layout)
    var expected = [UInt8](repeating: 0xAA, count: layout.length)
    var picture = picture(size, &random)
    try write([PixelRect(size)], of: &picture, to: framebuffer)
    expect(picture, PixelRect(size), as: layout, in: &expected)
    for _ in 0..<60 {
      let (x, y) = (Int(random.next() % 45) - 4, Int(random.next() % 30) - 4)
      let rect = PixelRect(
        x0: x, y0: y, x1: x + Int(random.next() % 30), y1: y + Int(random.next() % 20))
      change(&picture, rect, &random)
      try write([rect], of: &picture, to: framebuffer)
      expect(picture, rect, as: layout, in: &expected)
      #expect(try folder.bytes(of: "fb") == expected, "\(rect)")
    }
  }

  @Test("No write lies within one row and ends with it: the kernel would show nothing of it")
  func writes() {
    let size = PixelSize(40, 50)
    let layout = FramebufferLayout(size: size)
    var random = SeededGenerator(seed: 13)
    for _ in 0..<500 {
      let (x, y) = (Int(random.next() % 40), Int(random.next() % 50))
      let (x1, y1) = (x + 1 + Int(random.next() % 40), y + 1 + Int(random.next() % 50))
      let part = PixelRect(x0: x, y0: y, x1: x1, y1: y1).intersection(PixelRect(size))
      let writes = layout.writes(for: part)
      for write in writes {
        #expect(write.height > 1 ? write.width == size.width : write.x1 < size.width, "\(part)")
        #expect(write.intersection(PixelRect(size)) == write, "\(part)")
      }
      for y in part.y0..<part.y1 {
        #expect(writes.contains { $0.y0 <= y && y < $0.y1 && $0.x0 <= part.x0 && $0.x1 >= part.x1 })
      }
    }
  }

  @Test(
    "What was written is seen there, and what another program wrote over it is not",
    arguments: kinds)
  func proof(_ kind: Kind) throws {
    let folder = try TemporaryFolder()
    var random = SeededGenerator(seed: 12)
    let size = PixelSize(20, 10)
    let layout = try layout(kind, size)
    let path = try folder.write([], to: "fb")
    let framebuffer = try Framebuffer(path: path, fileLayout: layout)
    var picture = picture(size, &random)
    try write([PixelRect(size)], of: &picture, to: framebuffer)
    #expect(picture.withSurface { framebuffer.holds($0) } == true)
    _ = try folder.write([UInt8](repeating: 0x55, count: layout.length), to: "fb")
    #expect(picture.withSurface { framebuffer.holds($0) } == false)
  }

  private static func screen(
    bits: UInt32, _ red: (UInt32, UInt32), _ green: (UInt32, UInt32), _ blue: (UInt32, UInt32)
  ) -> (fb_var_screeninfo, fb_fix_screeninfo) {
    var variable = fb_var_screeninfo()
    (variable.xres, variable.yres, variable.bits_per_pixel) = (480, 320, bits)
    (variable.xres_virtual, variable.yres_virtual) = (500, 640)
    (variable.red.offset, variable.red.length) = red
    (variable.green.offset, variable.green.length) = green
    (variable.blue.offset, variable.blue.length) = blue
    var fixed = fb_fix_screeninfo()
    fixed.visual = UInt32(FB_VISUAL_TRUECOLOR)
    return (variable, fixed)
  }

  @Test("Stride and panning are those that the kernel tells")
  func layout() throws {
    var (variable, fixed) = Self.screen(bits: 16, (11, 5), (5, 6), (0, 5))
    (variable.xoffset, variable.yoffset, variable.height) = (3, 320, 64)
    fixed.line_length = 1024
    let layout = try FramebufferLayout(variable, fixed, of: "/dev/fb1")
    #expect(layout.size == PixelSize(480, 320))
    #expect(layout.stride == 1024)
    #expect(layout.start == 320 * 1024 + 6)
    #expect(layout.pixelsPerMillimetre == 5)
    fixed.line_length = 0
    #expect(try FramebufferLayout(variable, fixed, of: "/dev/fb1").stride == 1000)
    variable.height = .max
    #expect(try FramebufferLayout(variable, fixed, of: "/dev/fb1").pixelsPerMillimetre == nil)
  }

  @Test(
    "What can't be drawn on is refused with what would do",
    arguments: [1, 4, 8, 12, 64] as [UInt32])
  func depth(bits: UInt32) {
    let (variable, fixed) = Self.screen(bits: bits, (0, 1), (0, 1), (0, 1))
    var refusal: FramebufferError?
    do { _ = try FramebufferLayout(variable, fixed, of: "/dev/fb1") } catch { refusal = error }
    #expect(
      refusal?.description
        == "/dev/fb1 has \(bits) bit\(bits == 1 ? "" : "s") a pixel; tminus draws on framebuffers of 16, 24 or 32 bits a pixel with red, green and blue"
    )
  }

  @Test("Gray screens, palettes and screens of no size are refused")
  func others() {
    func refusal(_ change: (inout fb_var_screeninfo, inout fb_fix_screeninfo) -> Void) -> String? {
      var (variable, fixed) = Self.screen(bits: 32, (16, 8), (8, 8), (0, 8))
      change(&variable, &fixed)
      do {
        _ = try FramebufferLayout(variable, fixed, of: "/dev/fb0")
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(refusal { _, _ in } == nil)
    #expect(refusal { variable, _ in variable.grayscale = 1 }?.contains("no colours") == true)
    #expect(
      refusal { _, fixed in fixed.visual = UInt32(FB_VISUAL_PSEUDOCOLOR) }?.contains("no colours")
        == true)
    #expect(refusal { variable, _ in variable.red.msb_right = 1 }?.contains("no colours") == true)
    #expect(refusal { variable, _ in variable.xres = 0 }?.contains("0 × 320") == true)
    #expect(refusal { _, fixed in fixed.line_length = 100 }?.contains("480 × 320") == true)
  }

  @Test("What is no framebuffer is said to be none")
  func notThere() throws {
    let folder = try TemporaryFolder()
    let layout = FramebufferLayout(size: PixelSize(10, 10))
    func refusal(_ path: String) -> String {
      do {
        _ = try Framebuffer(path: path, fileLayout: layout)
        return "none"
      } catch {
        return "\(error)"
      }
    }
    #expect(refusal("/dev/fb77").hasPrefix("there is no /dev/fb77; "))
    #expect(refusal("/dev/null") == "/dev/null is no framebuffer; give one like fbdev:/dev/fb0")
    #expect(refusal(folder.root).contains("can't be opened: Is a directory"))
  }
}
