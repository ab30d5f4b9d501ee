import CLinux
import Glibc
import Settings

/// Finds the file of a picture by the name that a user gave.
///
/// A name is looked up as it is given, then with a scale and an extension added. A bare name that is none of the
/// current folder's is then looked for among the pictures that are shipped.
///
/// | name | the first of these that is a file |
/// |---|---|
/// | `img/wood.png` | `img/wood.png`, `img/wood@3x.png`, `img/wood@2x.png` |
/// | `img/wood` | `img/wood`, then `wood@3x.png`, `wood@2x.png`, `wood.png`, and so on with `.webp`, `.jpg`, `.jpeg` |
/// | `wood` | the same in the current folder, then in `patterns` and `backgrounds` of each folder of `assets` |
struct PictureFinder {
  /// Folders that hold what is shipped, in the order in which they are looked through.
  let assets: [String]

  private static let suffixes = ["@3x", "@2x", ""]
  private static let extensions = ["png", "webp", "jpg", "jpeg"]

  /// Returns the path of the file that a name means; the name as it is where there is none.
  func path(of name: String) -> String {
    let isBare = !name.isEmpty && !name.contains("/")
    let shelves = assets.flatMap { ["\($0)/patterns/", "\($0)/backgrounds/"] }
    for folder in [""] + (isBare ? shelves : []) {
      for candidate in Self.variants(of: name) where Self.isFile(folder + candidate) {
        return folder + candidate
      }
    }
    return name
  }

  /// Returns a name and what it may be short for.
  private static func variants(of name: String) -> [String] {
    if let dot = name.lastIndex(of: "."),
      extensions.contains(name[name.index(after: dot)...].lowercased())
    {
      return [name] + suffixes.dropLast().map { "\(name[..<dot])\($0)\(name[dot...])" }
    }
    return [name] + extensions.flatMap { end in suffixes.map { "\(name)\($0).\(end)" } }
  }

  /// Wraps `stat`.
  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}

extension PictureFinder {
  /// The finder for this program: beside it, in its checkout, and where the system keeps such files.
  static let standard = PictureFinder(assets: AssetFolders.standard)
}
