import Glibc

/// Why the station can't go on.
enum StationError: Error, Equatable, CustomStringConvertible {
  /// A call to the system failed with an error number.
  case system(String, Int32)

  var description: String {
    switch self {
    case .system(let call, let number):
      "the system refuses \(call): \(String(cString: strerror(number)))"
    }
  }
}
