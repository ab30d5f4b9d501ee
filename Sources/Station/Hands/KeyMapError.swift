import Glibc
import Settings

/// Why a file of keys can't be used.
enum KeyMapError: Error, CustomStringConvertible {
  case unreadable(path: String, reason: String)
  case wrong(path: String, ValueError)

  var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "the file of keys \(quoted(path)) \(reason); give one of lines like ctrl+space = restart"
    case .wrong(let path, let error):
      "the keys in \(quoted(path)) can't be used, \(error)"
    }
  }
}

extension KeyMap {
  /// No key map is larger.
  private static let longest = 1 << 20

  /// Binds what a file says, or throws why it can't be used.
  ///
  /// - Parameter looks: what commands of it that change looks are tried on.
  mutating func bind(file path: String, changing looks: LookSettings) throws(KeyMapError) {
    guard let bytes = readFile(path, atMost: Self.longest) else {
      throw .unreadable(path: path, reason: whyUnreadable(path, atMost: Self.longest))
    }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    do { try bind(lines: lines, changing: looks) } catch { throw .wrong(path: path, error) }
  }
}
