/// A remaining time from which on a run looks or sounds different.
public struct Threshold: Hashable, Sendable {
  /// Where a threshold lies.
  public enum Place: Hashable, Sendable {
    /// So much time is left.
    case time(Duration)
    /// So many percent of the run's total are left, 0…100.
    case percent(Double)
  }

  /// The phase it begins, such as `warning`.
  public let name: String
  /// The remaining time at which it lies.
  public let place: Place

  /// Creates a threshold, or nil if its place is negative, not a number or above 100 %.
  public init?(_ name: String, at place: Place) {
    switch place {
    case .time(let time): guard .zero...Duration.longest ~= time else { return nil }
    case .percent(let percent): guard 0...100 ~= percent else { return nil }
    }
    self.name = name
    self.place = place
  }

  /// Returns the remaining time at which a run of `total` reaches the threshold.
  public func remaining(of total: Duration) -> Duration {
    switch place {
    case .time(let time): time
    case .percent(let percent): total.share(percent / 100)
    }
  }
}
