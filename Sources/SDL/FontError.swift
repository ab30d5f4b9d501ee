/// Why a font can't be had.
public enum FontError: Error, Equatable, CustomStringConvertible {
  /// This system has no font at all.
  case noFonts
  case noSuchFamily(name: String)
  case missingFile(path: String)
  case notAFont(path: String, reason: String)

  public var description: String {
    switch self {
    case .noFonts:
      "this system has no font that can be used; install one (fonts-inter, fonts-dejavu-core)"
    case .noSuchFamily(let name):
      "there is no font family \"\(name)\" on this system; fc-list : family lists those there are"
    case .missingFile(let path):
      "there is no font file at \(path)"
    case .notAFont(let path, let reason):
      "\(path) is not a font that can be used: \(reason)"
    }
  }
}
