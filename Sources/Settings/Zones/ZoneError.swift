/// Why a time zone can't be used.
public enum ZoneError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such zone; with the names that come nearest, if any.
  case unknown(name: String, nearest: [String])
  /// The zone's file can't be read.
  case unreadable(path: String)
  /// The zone's file is not what it should be.
  case damaged(path: String, reason: String)

  public var description: String { "\(reason): \(advice)" }

  /// What is wrong, as a part of a sentence.
  var reason: String {
    switch self {
    case .unknown(let name, _): "\(quoted(name)) is not a time zone"
    case .unreadable(let path): "the time zone file \(quoted(path)) can't be read"
    case .damaged(let path, let reason): "the time zone file \(quoted(path)) is damaged (\(reason))"
    }
  }

  /// What would do, as a part of a sentence.
  var advice: String {
    switch self {
    case .unknown(_, let nearest) where nearest.isEmpty: "give a name like Europe/Berlin or UTC"
    case .unknown(_, let nearest): "did you mean \(nearest.joined(separator: " or "))?"
    case .unreadable, .damaged: "installing tzdata anew may mend it"
    }
  }
}
