import Foundation
import Raster
import TestSupport
import Testing

/// Pictures that are kept beside the tests.
enum Golden {
  /// Expects a picture to be the one that is kept under a name.
  ///
  /// With `TMINUS_RECORD` set it is kept anew, and the test fails, so that nobody runs it so by default.
  static func expect(
    _ picture: Bitmap, _ name: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let file = Built.package.appendingPathComponent("Tests/DemoTests/Pictures/\(name).png")
    if ProcessInfo.processInfo.environment["TMINUS_RECORD"] != nil {
      try PictureFile.write(picture, to: file.path)
      Issue.record(
        "\(name) was recorded; run the tests without TMINUS_RECORD", sourceLocation: location)
      return
    }
    let difference = try picture.difference(
      from: PictureFile.read(file.path), named: "demo-\(name)")
    #expect(difference == nil, sourceLocation: location)
  }
}
