import Foundation
public import Raster

extension Bitmap {
  /// Returns a part of the picture; what lies outside is clear.
  public func part(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    var part = Bitmap(size: PixelSize(width, height))
    let columns = max(x, 0)..<max(max(x, 0), min(x + width, size.width))
    let rows = max(y, 0)..<max(max(y, 0), min(y + height, size.height))
    for row in rows {
      let (from, to) = (row * size.width, (row - y) * width - x)
      part.pixels.replaceSubrange(
        to + columns.lowerBound..<to + columns.upperBound,
        with: pixels[from + columns.lowerBound..<from + columns.upperBound])
    }
    return part
  }

  /// Whether a picture is a part of this one, somewhere.
  public func contains(_ other: Bitmap) -> Bool {
    let (width, height) = (other.size.width, other.size.height)
    guard width <= size.width, height <= size.height else { return false }
    // The middle row tells most places apart.
    let middle = other.part(x: 0, y: height / 2, width: width, height: 1).pixels
    for y in 0...size.height - height {
      let row = (y + height / 2) * size.width
      for x in 0...size.width - width where pixels[row + x..<row + x + width].elementsEqual(middle)
      {
        if part(x: x, y: y, width: width, height: height) == other { return true }
      }
    }
    return false
  }

  /// Returns how a picture differs from the one that is expected; nil where it does not.
  ///
  /// Where it differs, *expected*, *actual* and *difference* are left as PNG files, of which the text tells.
  ///
  /// - Parameter tolerance: by how much a channel may differ.
  public func difference(
    from expected: Bitmap, tolerance: Int = 0, named name: String
  ) throws -> String? {
    let isClose =
      size == expected.size
      && zip(pixels, expected.pixels).allSatisfy {
        $0 == $1 || Self.distance($0, $1) <= tolerance
      }
    return isClose ? nil : try report(difference: expected, named: name)
  }

  private func report(difference expected: Bitmap, named name: String) throws -> String {
    let folder = Built.package.appendingPathComponent(".build/differences/\(name)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try PictureFile.write(expected, to: folder.appendingPathComponent("expected.png").path)
    try PictureFile.write(self, to: folder.appendingPathComponent("actual.png").path)
    guard size == expected.size else {
      return "\(size) instead of \(expected.size); see \(folder.path)"
    }
    var (count, worst) = (0, 0)
    var difference = self
    for index in pixels.indices {
      let distance = Self.distance(pixels[index], expected.pixels[index])
      count += distance == 0 ? 0 : 1
      worst = max(worst, distance)
      let gray = UInt32(distance == 0 ? 0 : 96 + distance * 159 / 255)
      difference.pixels[index] = 0xFF00_0000 | gray * 0x010101
    }
    try PictureFile.write(difference, to: folder.appendingPathComponent("difference.png").path)
    return "\(count) pixels differ, by \(worst) at most; see \(folder.path)"
  }

  /// The largest difference of two pixels' channels.
  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) }.max() ?? 0
  }
}
