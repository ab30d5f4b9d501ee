import Raster
import SDL
import Settings
import Views

/// Pictures read from files, each once.
final class PictureShelf: PictureSource {
  private struct Found {
    let picture: Picture
    let scale: Double
  }

  private let finder: PictureFinder
  private var found: [String: Found] = [:]
  private var unusable: Set<String> = []

  init(finder: PictureFinder = .standard) {
    self.finder = finder
  }

  func picture(at path: String) -> (picture: Picture, scale: Double)? {
    if unusable.contains(path) { return nil }
    do {
      try require(path)
    } catch {
      Output.complain(error.description)
      giveUp(path)
    }
    return found[path].map { ($0.picture, $0.scale) }
  }

  /// Does without a picture from now on.
  func giveUp(_ path: String) { unusable.insert(path) }

  func isUnusable(_ path: String) -> Bool { unusable.contains(path) }

  /// Reads a picture unless it is there, or throws why it can't be used.
  func require(_ path: String) throws(PictureError) {
    guard found[path] == nil else { return }
    let file = finder.path(of: path)
    found[path] = Found(
      picture: Picture(try Pictures.load(file)), scale: Self.scale(ofFile: file))
  }

  /// Returns a file's pixels a point: 2 for `name@2x.png`, 3 for `name@3x.png`, else 1.
  private static func scale(ofFile path: String) -> Double {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
  }
}
