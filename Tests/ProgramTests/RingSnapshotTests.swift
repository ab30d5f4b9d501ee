import Foundation
import Raster
import TestSupport
import Testing

/// Every number here is in pixels of a square picture of 400, in which the ring's centre is at (200, 200).
@Suite("Snapshots of a ring")
struct RingSnapshotTests {
  /// White on black without a label, so that a channel is the coverage.
  private static let plain =
    "--face ring --no-label --background black --track black --progress white"
  private static let side = 400

  private func ring(left: Int, of total: Int = 360, _ options: String = "") throws -> Bitmap {
    try Tminus.snapshot(
      "\(total)s --elapsed \(total - left)s \(Self.plain) \(options)",
      size: "\(Self.side)x\(Self.side)")
  }

  /// Returns the covered area of each quarter, clockwise from the right top one.
  private func quarters(_ picture: Bitmap) -> [Double] {
    let half = Self.side / 2
    return [(half, 0), (half, half), (0, half), (0, 0)].map { x, y in
      picture.part(x: x, y: y, width: half, height: half).coverage
    }
  }

  @Test(
    "At a whole, three quarters, a half, a quarter and nothing, whole quarters are there",
    arguments: 0...4)
  func wholeQuarters(count: Int) throws {
    let picture = try ring(left: count * 90)
    let whole = try ring(left: 360)
    let half = Self.side / 2
    for (index, (x, y)) in [(half, 0), (half, half), (0, half), (0, 0)].enumerated() {
      let quarter = picture.part(x: x, y: y, width: half, height: half)
      let expected =
        index < count
        ? whole.part(x: x, y: y, width: half, height: half)
        : Bitmap(size: PixelSize(half, half), filledWith: 0xFF00_0000)
      #expect(
        // Where an end meets the rim, the pixel's area is summed up another way.
        try quarter.difference(
          from: expected, tolerance: 1, named: "ring-\(count)-quarters-\(index)") == nil)
    }
  }

  @Test("The whole ring has its annulus's area, edges and symmetry")
  func whole() throws {
    let picture = try ring(left: 360, "--radius 150 --thickness 40")
    let quarter = Double.pi * (170 * 170 - 130 * 130) / 4
    for area in quarters(picture) { #expect(abs(area - quarter) < quarter * 0.0005) }
    // Along the middle row, the stroke is from 30 to 70 and from 330 to 370.
    let row = picture.part(x: 0, y: 200, width: 400, height: 1).pixels.map { $0 & 255 }
    let covered = row.indices.filter { row[$0] > 127 }
    #expect(covered == Array(30..<70) + Array(330..<370))
    let turned = Bitmap(size: picture.size, pixels: picture.pixels.reversed())
    // Areas are rounded at a half.
    #expect(try picture.difference(from: turned, tolerance: 1, named: "ring-turned") == nil)
  }

  @Test(
    "The stroke's end is where the time says, to a tenth of a pixel",
    arguments: [
      1, 17, 45, 89, 91, 133, 180, 222, 271, 314, 359,
    ])
  func end(degrees: Int) throws {
    let picture = try ring(left: degrees, "--radius 150 --thickness 40")
    let total = Double.pi * (170 * 170 - 130 * 130)
    let share = quarters(picture).reduce(0, +) / total
    // A tenth of a pixel at the centre line.
    #expect(abs(share * 360 - Double(degrees)) < 0.1 / 150 * 180 / .pi)
    #expect(abs(try edge(of: picture, near: Double(degrees)) - Double(degrees)) < 0.1)
  }

  /// Returns the angle at which the coverage along the centre line changes from white to black.
  private func edge(of picture: Bitmap, near degrees: Double) throws -> Double {
    func isWhite(_ angle: Double) -> Bool {
      let turn = angle * .pi / 180
      let (x, y) = (200 + 150 * sin(turn), 200 - 150 * cos(turn))
      // Between pixels the coverage is a blend of the four around.
      let (column, row) = (Int(floor(x - 0.5)), Int(floor(y - 0.5)))
      let (right, low) = (x - 0.5 - Double(column), y - 0.5 - Double(row))
      func at(_ x: Int, _ y: Int) -> Double { Double(picture[x, y] & 255) / 255 }
      let upper = at(column, row) * (1 - right) + at(column + 1, row) * right
      let lower = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right
      return upper * (1 - low) + lower * low > 0.5
    }
    return try #require((-90...90).map { degrees + Double($0) / 100 }.last { isWhite($0) })
  }

  @Test("It drains or fills, clockwise or not, from any angle")
  func ways() throws {
    let quarter = try ring(left: 90)
    let filling = try ring(left: 270, "--motion fill")
    #expect(filling == quarter)
    let other = try quarters(ring(left: 90, "--direction counterclockwise"))
    #expect(other[3] > 1000 && other[0] == 0 && other[1] == 0 && other[2] == 0)
    let turned = try quarters(ring(left: 90, "--start-angle 90"))
    #expect(turned[1] > 1000 && turned[0] == 0 && turned[2] == 0 && turned[3] == 0)
    let gauge = try quarters(ring(left: 360, "--sweep-angle 180"))
    #expect(gauge[0] > 1000 && abs(gauge[0] - gauge[1]) < 0.1 && gauge[2] == 0 && gauge[3] == 0)
  }

  @Test("Nothing of the track shows in the edge of the progress over it")
  func track() throws {
    let options = "--face ring --no-label --background black --progress white --track"
    let red = try Tminus.snapshot("10s \(options) red", size: "200x200")
    let black = try Tminus.snapshot("10s \(options) black", size: "200x200")
    #expect(try red.difference(from: black, named: "ring-track") == nil)
  }
}

extension Bitmap {
  /// The covered area of white on black, in pixels.
  var coverage: Double { Double(pixels.reduce(0) { $0 + Int($1 & 255) }) / 255 }
}
