/// Why a sound file can't be used; each names it.
public enum SoundError: Error, Equatable, CustomStringConvertible {
  case missing(path: String)
  case cannotRead(path: String, reason: String)
  /// The file has no bytes, or the sound no samples.
  case empty(path: String)
  case notASound(path: String, reason: String)
  /// The file ends before its sound does.
  case truncated(path: String)
  case tooLong(path: String)

  public var description: String {
    switch self {
    case .missing(let path):
      "there is no sound at \(path)"
    case .cannotRead(let path, let reason):
      "the sound \(path) can't be read: \(reason)"
    case .empty(let path):
      "the sound \(path) is empty"
    case .notASound(let path, let reason):
      "\(path) is not a sound that can be read (WAV, FLAC, OGG, MP3 …): \(reason)"
    case .truncated(let path):
      "the sound \(path) ends before its header says so; copy or make it anew"
    case .tooLong(let path):
      "the sound \(path) is too long; at most \(SoundClip.longestSeconds / 60) minutes are read"
    }
  }
}
