/// A change of a look at given moments of a run, as data: what is in force follows from the time left.
public struct Reaction: Hashable, Sendable {
  /// The moments, by what is left; below zero it is what has passed since.
  public enum Moment: Hashable, Sendable {
    /// Where so much is left; half a second after zero is −0.5 s.
    case at(Duration)
    /// From where so much is left until zero.
    case below(Duration)
    /// At each whole second after the start down to zero, from where so much is left; nil is always.
    case everySecond(within: Duration?)
    /// Where nothing is left.
    case zero
  }

  /// What becomes of the look.
  public enum Change: Hashable, Sendable {
    /// It takes a value, written as the look's setting is.
    case absolute(String)
    /// A number is added to it.
    case relative(Double)
    /// It takes random values that follow from the seed and the second.
    case random(seed: UInt64)
  }

  /// When it is in force.
  public let moment: Moment
  /// How long it stays; nil for good, at each second until the next, and below until zero.
  public let time: Duration?
  /// The name of the look that changes.
  public let look: String
  /// What becomes of the look.
  public let change: Change

  /// Creates a reaction, or nil if its time is not above 0 or a moment is beyond 9999 days.
  public init?(_ moment: Moment, for time: Duration? = nil, look: String, change: Change) {
    guard time.map({ $0 > .zero && $0 <= .longest }) ?? true else { return nil }
    switch moment {
    case .at(let level), .below(let level), .everySecond(within: .some(let level)):
      guard .zero - .longest <= level, level <= .longest else { return nil }
    case .everySecond(within: .none), .zero: break
    }
    self.moment = moment
    self.time = time
    self.look = look
    self.change = change
  }
}
