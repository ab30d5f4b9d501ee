/// A button of a mouse; the cases stand in SDL's order, from 1.
public enum MouseButton: Int, CaseIterable, Hashable, Sendable {
  case left = 1
  case middle, right, back, forward
}
