/// Why a picture can't be read or written; each names its file.
public enum PictureError: Error, Equatable, CustomStringConvertible {
  case missing(path: String)
  case cannotRead(path: String, reason: String)
  /// The file has no bytes, or the picture no pixels.
  case empty(path: String)
  case notAnImage(path: String, reason: String)
  case tooLarge(path: String, width: Int, height: Int)
  case cannotWrite(path: String, reason: String)

  public var description: String {
    switch self {
    case .missing(let path):
      "there is no picture at \(path)"
    case .cannotRead(let path, let reason):
      "the picture \(path) can't be read: \(reason)"
    case .empty(let path):
      "the picture \(path) is empty"
    case .notAnImage(let path, let reason):
      "\(path) is not a picture that can be read (PNG, JPEG, WebP, GIF, BMP, SVG …): \(reason)"
    case .tooLarge(let path, let width, let height):
      "the picture \(path) is \(width) × \(height) pixels; "
        + (max(width, height) > Pictures.largestSide
          ? "at most \(Pictures.largestSide) a side are read"
          : "at most \(Pictures.largestArea) in all are read")
    case .cannotWrite(let path, let reason):
      "the picture can't be written to \(path): \(reason)"
    }
  }
}
