import Raster
import TestSupport
import Testing

/// A bar in a strip of 400 × 60: from 10 to 390, its middle at 30.
@Suite("Snapshots of a bar")
struct BarSnapshotTests {
  private static let plain =
    "--face bar --no-label --background black --track black --progress white"

  /// Returns the coverage of the middle row's pixels, 0…255.
  private func row(left: Int, _ options: String) throws -> [UInt32] {
    let picture = try Tminus.snapshot(
      "380s --elapsed \(380 - left)s \(Self.plain) \(options)", size: "400x60")
    return picture.part(x: 0, y: 30, width: 400, height: 1).pixels.map { $0 & 255 }
  }

  /// Returns where the row is covered; a round cap leaves a little of its outermost pixel free.
  private func covered(_ row: [UInt32]) -> Range<Int>? {
    let covered = row.indices.filter { row[$0] > 0 }
    guard let first = covered.first, let last = covered.last else { return nil }
    #expect(
      row[first...last].allSatisfy { $0 >= 250 } && row[first + 1..<last].allSatisfy { $0 == 255 })
    return first..<last + 1
  }

  private static let modes: [(mode: String, ends: [Int: Range<Int>])] = [
    ("straight", [380: 10..<390, 285: 10..<295, 190: 10..<200, 95: 10..<105]),
    ("backwards", [380: 10..<390, 285: 105..<390, 190: 200..<390, 95: 295..<390]),
    ("reflection", [380: 10..<390, 190: 105..<295, 90: 155..<245]),
  ]

  @Test(
    "Each end is at its pixel",
    arguments: modes)
  func ends(mode: String, ends: [Int: Range<Int>]) throws {
    for (left, expected) in ends {
      #expect(try covered(row(left: left, "--cap butt --bar-mode \(mode)")) == expected)
    }
    #expect(try covered(row(left: 0, "--cap butt --bar-mode \(mode)")) == nil)
  }

  @Test("An end between two pixels covers its share of one")
  func between() throws {
    let row = try row(left: 95, "--cap butt --padding 9.75")
    #expect(row[9] == 64)
    // 9.75 + 380.5 / 4 = 104.875
    #expect(row[103] == 255 && row[104] == 223 && row[105] == 0)
  }

  @Test("Caps go past the ends, or stay within them; nothing left has none")
  func caps() throws {
    let thick = "--thickness 20 --padding 20"
    #expect(try covered(row(left: 190, "\(thick) --cap square")) == 10..<210)
    #expect(try covered(row(left: 190, "\(thick) --cap round")) == 10..<210)
    #expect(try covered(row(left: 190, "\(thick) --cap square --cap-fit inset")) == 20..<200)
    #expect(try covered(row(left: 190, "\(thick) --cap round --cap-fit inset")) == 20..<200)
    #expect(try covered(row(left: 0, "\(thick) --cap round")) == nil)
  }

  @Test("Its thickness is centred on its middle", arguments: [1, 5, 20, 40])
  func thickness(pixels: Int) throws {
    let picture = try Tminus.snapshot(
      "10s \(Self.plain) --cap butt --thickness \(pixels)", size: "400x60")
    let column = picture.part(x: 200, y: 0, width: 1, height: 60)
    // Two half pixels are 128 each.
    #expect(abs(column.coverage - Double(pixels)) < 0.005)
    #expect(column.pixels.reversed().elementsEqual(column.pixels))
  }

  @Test("Below a ring it is the lowest 60 points")
  func withRing() throws {
    let options = "--no-label --background black --track black --progress white --bar-mode straight"
    let both = try Tminus.snapshot("380s --elapsed 95s \(options)", size: "400x400")
    let alone = try Tminus.snapshot("380s --elapsed 95s --face bar \(options)", size: "400x60")
    let strip = both.part(x: 0, y: 340, width: 400, height: 60)
    #expect(try strip.difference(from: alone, named: "bar-below-ring") == nil)
  }
}
