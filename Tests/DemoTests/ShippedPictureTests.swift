import Foundation
import Raster
import TestSupport
import Testing

@Suite("V7: the pictures that are shipped")
struct ShippedPictureTests {
  static let patterns = ShippedPictures.files("patterns")
  static let backgrounds = ShippedPictures.files("backgrounds")

  @Test("There are at least six patterns and three backgrounds")
  func counts() {
    #expect(Self.patterns.count >= 6 && Self.backgrounds.count >= 3)
  }

  /// Across a seam neighbours differ no more than somewhere else in the picture.
  @Test("A pattern has no seam where it meets itself", arguments: patterns)
  func seams(file: String) throws {
    let picture = try PictureFile.read(ShippedPictures.path("patterns", file))
    let (width, height) = (picture.size.width, picture.size.height)
    func columns(_ a: Int, _ b: Int) -> [Int] {
      (0..<height).map { Self.difference(picture[a, $0], picture[b, $0]) }
    }
    func rows(_ a: Int, _ b: Int) -> [Int] {
      (0..<width).map { Self.difference(picture[$0, a], picture[$0, b]) }
    }
    let across = (1..<width).map { columns($0 - 1, $0) }
    let down = (1..<height).map { rows($0 - 1, $0) }
    let (right, bottom) = (columns(width - 1, 0), rows(height - 1, 0))
    for (seam, inside) in [(right, across), (bottom, down)] {
      #expect(seam.reduce(0, +) <= inside.map { $0.reduce(0, +) }.max() ?? 0)
      #expect(seam.max() ?? 0 <= inside.flatMap { $0 }.max() ?? 0)
    }
    // What is no pattern at all would pass, too.
    #expect(Set(picture.pixels).count > 2)
  }

  @Test("A picture with a seam would be found")
  func seamIsFound() throws {
    let file = try #require(Self.patterns.first { $0.hasPrefix("pattern_1") })
    let picture = try PictureFile.read(ShippedPictures.path("patterns", file))
    let cut = picture.part(
      x: 0, y: 0, width: picture.size.width - 6, height: picture.size.height)
    let seam = (0..<cut.size.height).map {
      Self.difference(cut[cut.size.width - 1, $0], cut[0, $0])
    }
    let inside = (1..<cut.size.width).map { x in
      (0..<cut.size.height).map { Self.difference(cut[x - 1, $0], cut[x, $0]) }.reduce(0, +)
    }
    #expect(seam.reduce(0, +) > inside.max() ?? 0)
  }

  @Test("A pattern's file is small, and its name tells its scale", arguments: patterns)
  func patternFiles(file: String) throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: ShippedPictures.path("patterns", file)))
    #expect(bytes.count < 8_192 && (file.hasSuffix("@2x.png") || file.hasSuffix("@3x.png")))
  }

  @Test("A background is 1920 × 1080, opaque, and at most 250 KB large", arguments: backgrounds)
  func backgroundFiles(file: String) throws {
    let path = ShippedPictures.path("backgrounds", file)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count <= 250_000)
    let picture = try PictureFile.read(path)
    #expect(picture.size == PixelSize(1920, 1080))
    #expect(picture.pixels.reduce(0xFF00_0000) { $0 & $1 } >> 24 == 255)
  }

  /// The sum of the differences of two pixels' channels.
  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    var sum = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      sum += abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF))
    }
    return sum
  }
}
