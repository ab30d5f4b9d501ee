import Raster
import Settings
import Testing

@Suite struct PixelSizeTextTests {
  @Test(arguments: [
    ("1920x1080", PixelSize(1920, 1080)), ("1x1", PixelSize(1, 1)),
    ("800X450", PixelSize(800, 450)),
    ("800×450", PixelSize(800, 450)), ("16384x16384", PixelSize(16_384, 16_384)),
  ])
  func aSizeIsRead(text: String, size: PixelSize) throws {
    #expect(try PixelSize(text: text) == size)
  }

  @Test(arguments: [
    "0x0", "0x1080", "1920x0", "-1x5", "16385x1", "1x16385", "100000x100000",
    "99999999999999999999x1",
  ])
  func aSizeOutOfRangeIsRefused(text: String) {
    let error = thrown(ValueError.self) { try PixelSize(text: text) }
    #expect(error?.reason == "the size \"\(text)\" is out of range")
    #expect(error?.advice.contains("1920x1080") == true)
  }

  @Test(arguments: [
    "", "x", "1920", "1920x", "x1080", "1920x1080x1", "1.5x2", "axb", "1920 x 1080", "nanxnan",
    "infx1", "1920*1080",
  ])
  func whatIsNoSizeIsRefused(text: String) {
    let error = thrown(ValueError.self) { try PixelSize(text: text) }
    #expect(error?.reason == "\"\(text)\" is not a size")
  }
}
