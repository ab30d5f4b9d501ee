import Testing

@testable import SDL

@Suite("Headers of pictures")
struct PictureHeaderTests {
  @Test("Each format tells its size before anything is decoded")
  func sizes() {
    let png = PictureTests.pngHeader(width: 70_000, height: 3)
    #expect(size(png) == [70_000, 3])
    let gif = bytes("GIF89a", [0x2C, 0x01, 0x05, 0x00])
    #expect(size(gif) == [300, 5])
    let places: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    let bmp = bytes("BM", places, [40, 0, 0, 0, 9, 0, 0, 0, 0xFE, 0xFF, 0xFF, 0xFF])
    #expect(size(bmp) == [9, 2])
    let qoi = bytes("qoif", [0, 0, 1, 0, 0, 0, 0, 2])
    #expect(size(qoi) == [256, 2])
    #expect(size(PictureTests.cmyk) == [8, 8])
  }

  @Test("WebP tells its size in each of its three forms")
  func webp() {
    let filler: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0]
    let start = bytes("RIFF", [0, 0, 0, 0]) + bytes("WEBP")
    #expect(size(start + bytes("VP8X", filler, [9, 0, 0, 4, 0, 0])) == [10, 5])
    #expect(size(start + bytes("VP8 ", filler, [0, 0, 10, 0, 5, 0])) == [10, 5])
    // 14 bits of width less 1, then 14 of height less 1: 9 | 4 << 14.
    #expect(size(start + bytes("VP8L", [0, 0, 0, 0, 0x2F], [9, 0, 1, 0])) == [10, 5])
  }

  @Test("A header cut off anywhere is no header and no crash")
  func cutOff() {
    for length in 0..<PictureTests.cmyk.count {
      _ = PictureHeader([UInt8](PictureTests.cmyk.prefix(length)))
    }
    #expect(PictureHeader([0x89, 0x50, 0x4E, 0x47]) == nil)
    #expect(PictureHeader([0xFF, 0xD8, 0xFF, 0xE0, 0, 0]) == nil)
  }

  private func bytes(_ mark: String, _ parts: [UInt8]...) -> [UInt8] {
    parts.reduce(into: Array(mark.utf8)) { $0 += $1 }
  }

  private func size(_ bytes: [UInt8]) -> [Int]? {
    PictureHeader(bytes).map { [$0.width, $0.height] }
  }
}
