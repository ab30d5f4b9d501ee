import Testing

@testable import Raster

@Suite("K6: pixels as screens keep them")
struct PixelFormatTests {
  private typealias Channel = PixelFormat.Channel

  private static let rgb565 = PixelFormat(
    bytes: 2, red: Channel(offset: 11, length: 5), green: Channel(offset: 5, length: 6),
    blue: Channel(offset: 0, length: 5))
  private static let bgrx = PixelFormat(
    bytes: 4, red: Channel(offset: 0, length: 8), green: Channel(offset: 8, length: 8),
    blue: Channel(offset: 16, length: 8), opacity: Channel(offset: 24, length: 8))
  private static let rgb30 = PixelFormat(
    bytes: 4, red: Channel(offset: 20, length: 10), green: Channel(offset: 10, length: 10),
    blue: Channel(offset: 0, length: 10))

  @Test("Every value of a channel becomes the nearest that fewer bits can tell")
  func nearest() throws {
    let format = try #require(Self.rgb565)
    for value in 0...255 {
      let (red, green) = (
        format.pixel(UInt32(value) << 16) >> 11, format.pixel(UInt32(value) << 8) >> 5
      )
      let exact = (Double(value) * 31 / 255, Double(value) * 63 / 255)
      #expect(abs(Double(red) - exact.0) <= 0.5, "red \(value)")
      #expect(abs(Double(green) - exact.1) <= 0.5, "green \(value)")
      #expect(format.pixel(UInt32(value)) == red, "blue is as wide as red")
    }
  }

  @Test("Channels stand where the screen says, and what tells the opacity is set")
  func order() throws {
    #expect(try #require(Self.bgrx).pixel(0x00_11_22_33) == 0xFF_33_22_11)
    #expect(try #require(Self.rgb565).pixel(0xFF_FF_00_FF) == 0xF81F)
    #expect(try #require(Self.rgb30).pixel(0xFF_FF_80_00) == 0x3FF << 20 | 514 << 10)
  }

  @Test("A format whose channels have no bits, or stand outside of the pixel, is none")
  func refusal() {
    let eight = Channel(offset: 0, length: 8)
    #expect(PixelFormat(bytes: 1, red: eight, green: eight, blue: eight) == nil)
    #expect(
      PixelFormat(bytes: 2, red: Channel(offset: 9, length: 8), green: eight, blue: eight) == nil)
    #expect(
      PixelFormat(bytes: 4, red: Channel(offset: 0, length: 0), green: eight, blue: eight) == nil)
    #expect(
      PixelFormat(bytes: 4, red: Channel(offset: -1, length: 8), green: eight, blue: eight) == nil)
  }

  @Test("A row is written byte by byte, lowest first; what lies outside is left out")
  func rows() throws {
    let format = try #require(Self.rgb565)
    var picture = Bitmap(
      size: PixelSize(3, 2), pixels: [0, 0, 0, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF])
    var bytes = [UInt8](repeating: 0xAA, count: 8)
    func encode(_ row: Int, _ columns: Range<Int>) -> Int {
      picture.withSurface { surface in
        bytes.withUnsafeMutableBytes { surface.encode(row: row, columns, as: format, into: $0) }
      }
    }
    #expect(encode(1, 0..<3) == 6)
    #expect(bytes == [0x00, 0xF8, 0xE0, 0x07, 0x1F, 0x00, 0xAA, 0xAA])
    #expect(encode(1, 2..<9) == 2)
    #expect(encode(2, 0..<3) == 0)
    #expect(encode(-1, 0..<3) == 0)
    bytes = [1]
    #expect(encode(0, 0..<3) == 0, "there is no room for it")
  }
}
