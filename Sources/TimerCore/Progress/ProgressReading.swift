/// What is true of a progress at one instant.
public struct ProgressReading: Hashable, Sendable {
  /// The value that is gone to, or stood on, 0…1.
  public let value: Double
  /// The share of the stroke that is drawn, 0…1, eased in.
  public let stroke: Double
  /// The whole percent that the label shows, 0…100.
  public let percent: Int
  /// Whether the stroke is on its way.
  public let isMoving: Bool
  /// Whether the way to 1 has ended.
  public let isFinished: Bool

  /// Creates a reading, for tests and pictures.
  public init(value: Double, stroke: Double, percent: Int, isMoving: Bool, isFinished: Bool) {
    self.value = value
    self.stroke = stroke
    self.percent = percent
    self.isMoving = isMoving
    self.isFinished = isFinished
  }
}
