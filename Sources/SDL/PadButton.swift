/// A button of a gamepad, named as on an Xbox pad; its raw value is its name in key maps.
public enum PadButton: String, CaseIterable, Hashable, Sendable {
  case a, b, x, y
  case back, guide, start
  case leftStick = "leftstick"
  case rightStick = "rightstick"
  case leftShoulder = "leftshoulder"
  case rightShoulder = "rightshoulder"
  case up, down, left, right
  case misc
  case paddle1, paddle2, paddle3, paddle4
  case touchpad

  /// Creates the button SDL counts as `number`; the cases stand in its order.
  init?(number: UInt8) {
    guard Int(number) < PadButton.allCases.count else { return nil }
    self = PadButton.allCases[Int(number)]
  }
}
