/// What stays the same while a run passes, waits or has ended.
public struct Run: Hashable, Sendable {
  /// The length that counts as the whole; it grows where more than that would be left.
  public internal(set) var total: Duration
  /// The instant of the first start, from which events reckon; the next round of a loop keeps it.
  public let begun: BootInstant
  /// The speed in percent of the normal one, within `Course.percentages`.
  public internal(set) var percent: Int

  /// Creates a run.
  public init(total: Duration, begun: BootInstant, percent: Int = 100) {
    self.total = total
    self.begun = begun
    self.percent = percent
  }
}

extension Run {
  /// Returns the run with its start moved by `shift`.
  func shifted(by shift: Duration) -> Run {
    Run(total: total, begun: begun + shift, percent: percent)
  }
}
