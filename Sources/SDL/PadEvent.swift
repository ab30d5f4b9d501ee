/// Something a gamepad did.
public enum PadEvent: Hashable, Sendable {
  /// A pad can be opened, under an index that is valid now only; see `Gamepads.respond`.
  case added(index: Int)
  case removed(PadID)
  /// A joystick that no mapping is known for can be opened, under an index that is valid now only.
  case strangerAdded(index: Int)
  /// A button of such a joystick, by its number.
  case strangerButton(PadID, number: Int, isDown: Bool)
  case button(PadID, PadButton, isDown: Bool)
  /// A stick or trigger moved; -1...1, triggers 0...1.
  case axis(PadID, PadAxis, position: Double)
}
