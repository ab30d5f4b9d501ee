/// A stick's direction or a trigger.
public enum PadAxis: String, CaseIterable, Hashable, Sendable {
  case leftX = "leftx"
  case leftY = "lefty"
  case rightX = "rightx"
  case rightY = "righty"
  case leftTrigger = "lefttrigger"
  case rightTrigger = "righttrigger"

  /// Creates the axis SDL counts as `number`; the cases stand in its order.
  init?(number: UInt8) {
    guard Int(number) < PadAxis.allCases.count else { return nil }
    self = PadAxis.allCases[Int(number)]
  }
}
