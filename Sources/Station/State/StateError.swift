/// What is wrong with the text of a saved state.
enum StateError: Error, Hashable, CustomStringConvertible {
  /// It ends too early, or its check is another.
  case broken
  /// Another version of the program wrote it.
  case unknownVersion(String)
  /// A line, counted from 1, doesn't say what it has to.
  case badLine(Int, String)

  var description: String {
    switch self {
    case .broken: "it is cut off or was changed"
    case .unknownVersion(let version):
      "it is of version \(version), and this program reads version \(SavedState.version)"
    case .badLine(let number, let reason): "line \(number): \(reason)"
    }
  }
}
