/// A remaining time from which on a run looks or sounds different.
public struct Threshold: Hashable, Sendable {
  /// Where a threshold lies.
  public enum Place: Hashable, Sendable {
    /// So much time is left.
    case time(Duration)
    /// So many percent of the run's total are left, 0…100.
    case percent(Double)
  }

  /// A look that changes from the threshold on.
  public struct LookChange: Hashable, Sendable {
    /// The look's name, as a reaction gives it.
    public let look: String
    /// What becomes of the look.
    public let change: Reaction.Change

    /// Creates a change of the look with a name.
    public init(_ look: String, _ change: Reaction.Change) {
      self.look = look
      self.change = change
    }
  }

  /// The phase it begins, such as `warning`.
  public let name: String
  /// The remaining time at which it lies.
  public let place: Place
  /// What changes from there on until the run ends and after it, later ones over earlier ones.
  public var looks: [LookChange] = []
  /// What is shown for a while when it is reached; nil is nothing.
  public var message: String?
  /// What is heard when it is reached, written as the setting of the sound is; nil is nothing.
  public var sound: String?
  /// What is said when it is reached, behind its sound; nil is nothing.
  public var speech: String?
  /// Whether the views dim three times when it is reached.
  public var pulses = false

  /// Creates a threshold, or nil if its place is negative, not a number or above 100 %.
  public init?(_ name: String, at place: Place) {
    switch place {
    case .time(let time): guard .zero...Duration.longest ~= time else { return nil }
    case .percent(let percent): guard 0...100 ~= percent else { return nil }
    }
    self.name = name
    self.place = place
  }

  /// Whether anything is heard when it is reached.
  public var isHeard: Bool { sound != nil || speech != nil }

  /// Returns the remaining time at which a run of `total` reaches the threshold.
  public func remaining(of total: Duration) -> Duration {
    switch place {
    case .time(let time): time
    case .percent(let percent): total.share(percent / 100)
    }
  }
}
