/// Why gamepads can't be used.
public enum PadError: Error, Equatable, CustomStringConvertible {
  case unavailable(reason: String)
  case cannotOpen(reason: String)
  case badMappings(path: String, reason: String)

  public var description: String {
    switch self {
    case .unavailable(let reason):
      "gamepads can't be used: \(reason)"
    case .cannotOpen(let reason):
      "a gamepad can't be opened: \(reason)"
    case .badMappings(let path, let reason):
      "the gamepad mappings in \(path) can't be used: \(reason); give a file of lines as in SDL's"
        + " gamecontrollerdb.txt"
    }
  }
}
