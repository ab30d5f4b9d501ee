/// Why a time zone can't be used.
public enum ZoneError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such zone; with the names that come nearest, if any.
  case unknown(name: String, nearest: [String])
  /// The zone's file can't be read.
  case unreadable(path: String)
  /// The zone's file is not what it should be.
  case damaged(path: String, reason: String)

  public var description: String {
    switch self {
    case .unknown(let name, let nearest) where nearest.isEmpty:
      "\(quoted(name)) is not a time zone: give a name like Europe/Berlin or UTC"
    case .unknown(let name, let nearest):
      "\(quoted(name)) is not a time zone: did you mean \(nearest.joined(separator: " or "))?"
    case .unreadable(let path):
      "the time zone file \(quoted(path)) can't be read"
    case .damaged(let path, let reason):
      "the time zone file \(quoted(path)) is damaged: \(reason)"
    }
  }
}
