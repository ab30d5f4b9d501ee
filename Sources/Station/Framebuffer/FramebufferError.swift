import Glibc

/// Why a framebuffer can't be drawn on.
enum FramebufferError: Error, Equatable, CustomStringConvertible {
  /// It isn't there; others are.
  case missing(path: String, others: [String])
  case cannotOpen(path: String, number: Int32)
  /// It is neither a framebuffer nor a file.
  case isOther(path: String)
  case unusable(path: String, reason: String)
  case cannotWrite(path: String, number: Int32)

  /// What a framebuffer has to be like.
  static let accepted =
    "tminus draws on framebuffers of 16, 24 or 32 bits a pixel with red, green and blue"

  var description: String {
    switch self {
    case .missing(let path, let others):
      "there is no \(path); "
        + (others.isEmpty
          ? "this machine has no framebuffer" : "there is \(others.joined(separator: ", "))")
    case .cannotOpen(let path, EACCES), .cannotOpen(let path, EPERM):
      "this user may not open \(path) (the group video may)"
    case .cannotOpen(let path, let number):
      "\(path) can't be opened: \(String(cString: strerror(number)))"
    case .isOther(let path):
      "\(path) is no framebuffer; give one like fbdev:/dev/fb0"
    case .unusable(let path, let reason):
      "\(path) \(reason); \(Self.accepted)"
    case .cannotWrite(let path, let number):
      "\(path) takes no picture: \(String(cString: strerror(number)))"
    }
  }
}
