import Foundation
import Raster
import TestSupport
import Views

/// The pictures of `Assets`, read as they are; backgrounds with every fourth pixel only, which is soon scaled.
final class ShippedPictures: PictureSource {
  func picture(at path: String) -> (picture: Picture, scale: Double)? {
    Self.backgrounds[path].map { ($0, 0.25) } ?? Self.patterns[path]
  }

  private static let backgrounds = read("backgrounds") { picture, _ in
    Picture(picture.everyFourth)
  }

  private static let patterns = read("patterns") { picture, file in
    (picture: Picture(picture), scale: file.contains("@3x") ? 3.0 : 2.0)
  }

  /// Reads the pictures of a folder, by their names without scale and extension.
  private static func read<Value>(
    _ folder: String, _ make: (Bitmap, String) -> Value
  ) -> [String: Value] {
    var values: [String: Value] = [:]
    for file in files(folder) {
      let name = String(file.prefix { $0 != "@" && $0 != "." })
      values[name] = (try? PictureFile.read(path(folder, file))).map { make($0, file) }
    }
    return values
  }

  static func files(_ folder: String) -> [String] {
    let path = Built.package.appendingPathComponent("Assets/\(folder)").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  static func path(_ folder: String, _ file: String) -> String {
    Built.package.appendingPathComponent("Assets/\(folder)/\(file)").path
  }
}

extension Bitmap {
  fileprivate var everyFourth: Bitmap {
    var small = Bitmap(size: PixelSize(size.width / 4, size.height / 4))
    for y in 0..<small.size.height {
      for x in 0..<small.size.width { small[x, y] = self[4 * x + 2, 4 * y + 2] }
    }
    return small
  }
}

extension Resources {
  /// Glyphs of strokes and the shipped pictures: the same on every machine.
  static var shipped: Resources {
    Resources(typesetter: StrokeTypesetter(), pictures: ShippedPictures())
  }

  /// Glyphs of strokes and no pictures.
  static var plain: Resources { Resources(typesetter: StrokeTypesetter()) }
}
