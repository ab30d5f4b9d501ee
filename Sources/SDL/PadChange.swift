/// What became of a gamepad.
public enum PadChange: Hashable, Sendable {
  case opened(PadID, name: String)
  case closed(PadID, name: String)
  /// It has no mapping; its buttons come by their numbers until `Gamepads.teach` gives it one.
  case unknown(PadID, name: String)
}
