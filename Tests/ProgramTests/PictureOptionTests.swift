import Foundation
import Raster
import TestSupport
import Testing

@Suite("V7: pictures that are named by option")
struct PictureOptionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A PNG file's beginning that claims a size.
  private static func header(width: UInt32, height: UInt32) -> [UInt8] {
    func big(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    let sides = big(width) + big(height)
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + sides + [8, 2, 0, 0, 0, 0, 0, 0, 0]
  }

  private func picture(_ background: String, _ more: String = "") throws -> Bitmap {
    try Tminus.snapshot(
      "5m --face ring --no-label --track black --progress black --background \(background) \(more)",
      size: "64x48")
  }

  @Test("A size that can't be is refused before memory for it is taken")
  func sizes() throws {
    for (width, height, word) in [
      (UInt32(0), UInt32(0), "empty"), (0, 7, "empty"), (30_000, 30_000, "30000 × 30000"),
    ] {
      let file = try folder.write(Self.header(width: width, height: height), to: "odd.png")
      let finished = try Tminus.run("5m --background image:\(file) --snapshot out.png")
      #expect(finished.ending == .left(code: 66))
      #expect(finished.errors.contains(file) && finished.errors.contains(word))
      #expect(finished.errors.count { $0 == "\n" } == 1)
    }
  }

  @Test(
    "A shipped pattern is found by its bare name, and is what its file is",
    .enabled(if: Tminus.isInCheckout))
  func shipped() throws {
    let file = Built.package.appendingPathComponent("Assets/patterns/pattern_3@3x.png").path
    #expect(try picture("image:pattern_3") == picture("image:\(file)"))
    #expect(try picture("image:pattern_3.png") == picture("image:\(file)"))
    #expect(try picture("image:pattern_3") != picture("image:pattern_4"))
  }

  @Test("A picture's content tells what it is, whatever its name")
  func wrongName() throws {
    let file = folder.path("red.png")
    try PictureFile.write(Bitmap(size: PixelSize(8, 8), filledWith: 0xFFFF_0000), to: file)
    let renamed = try folder.write(folder.bytes(of: "red.png"), to: "red.jpg")
    let picture = try picture("image:\(renamed)", "--background-fit cover")
    #expect(picture[0, 0] == 0xFFFF_0000)
  }
}
