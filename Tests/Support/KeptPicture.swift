import Foundation
public import Raster

/// A picture that is kept beside the tests.
public struct KeptPicture: Sendable {
  private let folder: String

  /// - Parameter folder: within the checkout: `Tests/DemoTests/Pictures`.
  public init(in folder: String) { self.folder = folder }

  /// Returns what tells a picture from the one that is kept under a name; nil is nothing.
  ///
  /// With `TMINUS_RECORD` set it is kept anew, and that is told, so that nobody runs tests so by default.
  public func difference(of picture: Bitmap, _ name: String) throws -> String? {
    let file = Built.package.appendingPathComponent("\(folder)/\(name).png").path
    if ProcessInfo.processInfo.environment["TMINUS_RECORD"] != nil {
      try PictureFile.write(picture, to: file)
      return "\(name) was recorded; run the tests without TMINUS_RECORD"
    }
    let kept = try PictureFile.read(file)
    return try picture.difference(from: kept, named: "\(folder)-\(name)".replacing("/", with: "-"))
  }
}
