/// What became of a gamepad.
public enum PadChange: Hashable, Sendable {
  case opened(PadID, name: String)
  case closed(PadID, name: String)
}
