/// A finger on a touch screen.
public struct TouchEvent: Hashable, Sendable {
  public enum Phase: Hashable, Sendable {
    case down, moved, up
  }

  public let phase: Phase
  /// The same from down to up, and for that finger only.
  public let finger: Int64
  /// The place as a share of the window, 0...1.
  public let x: Double
  public let y: Double

  public init(phase: Phase, finger: Int64, x: Double, y: Double) {
    self.phase = phase
    self.finger = finger
    self.x = x
    self.y = y
  }
}
