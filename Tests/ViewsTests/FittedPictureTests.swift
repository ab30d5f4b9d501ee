import Raster
import Testing

@testable import Views

@Suite("Pictures fitted to a place")
struct FittedPictureTests {
  static let strip = {
    var bitmap = Bitmap(size: PixelSize(20, 400), filledWith: 0xFFFF_0000)
    for y in 200..<400 { for x in 0..<20 { bitmap[x, y] = 0xFF00_00FF } }
    return Picture(bitmap)
  }()

  private func fitted(
    _ picture: Picture, _ fit: ImageFit, _ width: Double, _ height: Double, scale: Double = 1
  ) throws -> (shown: Picture, x: Int, y: Int) {
    let rect = Rect(x: 0, y: 0, width: width, height: height)
    let fitted = FittedPicture(picture, pixelsPerPoint: 1, fit: fit, rect: rect, scale: scale)
    switch try #require(fitted).paint {
    case .picture(let shown, let x, let y), .tiles(let shown, let x, let y): return (shown, x, y)
    default: throw Wrong()
    }
  }

  private struct Wrong: Error {}

  @Test("a narrow strip covers a wide window, and no more of it is made than shows")
  func strip() throws {
    let (shown, x, y) = try fitted(Self.strip, .cover, 1920, 1080)
    #expect(shown.size.width >= 1920 && shown.size.height <= 1080 + 128)
    #expect(x <= 0 && y <= 0 && y + shown.size.height >= 1080)
    #expect(shown.bitmap[-x, 10 - y] == 0xFFFF_0000)
    #expect(shown.bitmap[-x, 1070 - y] == 0xFF00_00FF)
  }

  @Test("of a tile larger than the place only what shows is made")
  func tile() throws {
    let picture = Picture(Bitmap(size: PixelSize(2000, 2000), filledWith: 0xFF12_3456))
    for scale in [16, 15.9] {
      let (shown, x, y) = try fitted(picture, .tile, 64, 64, scale: scale)
      #expect(shown.size == PixelSize(64 + 128, 64 + 128) && x == -64 && y == -64)
    }
    let (shown, x, y) = try fitted(Self.strip, .tile, 300, 100)
    #expect(shown.size == PixelSize(20, 100 + 128) && x == 0 && y == -64)
    #expect(shown.bitmap[0, 0] == 0xFF00_00FF && shown.bitmap[0, 64] == 0xFFFF_0000)
  }

  @Test("a whole picture is contained or stretched", arguments: [ImageFit.contain, .stretch])
  func whole(fit: ImageFit) throws {
    let (shown, x, y) = try fitted(Self.strip, fit, 30, 200)
    let width = fit == .contain ? 10 : 30
    #expect(shown.size == PixelSize(width, 200) && x == (30 - width) / 2 && y == 0)
  }
}
