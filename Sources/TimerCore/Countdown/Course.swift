/// How the remaining time of a run falls: where it stood at one instant, and how fast it passes.
///
/// At normal speed it *is* a deadline. A stretched run (`percent` other than 100) reaches zero
/// earlier or later without a jump; what lies below zero always passes at normal speed.
public struct Course: Hashable, Sendable {
  /// The speeds a run can have, in percent of the normal one.
  public static let percentages = 10...1000

  /// The instant at which `remaining` was left; the deadline itself at normal speed.
  public let anchor: BootInstant
  /// What was left at `anchor`; 0 at normal speed.
  public let remaining: Duration
  /// The speed in percent of the normal one.
  public let percent: Int
  /// The first instant at which nothing is left.
  public let deadline: BootInstant

  /// Creates the course of a run at normal speed.
  public init(deadline: BootInstant) {
    anchor = deadline
    remaining = .zero
    percent = 100
    self.deadline = deadline
  }

  /// Creates the course on which `remaining` is left at an instant.
  ///
  /// A `percent` outside `percentages` becomes the nearest one within; at or below zero it is 100. What
  /// is left is at most 9999 days, either way.
  public init(remaining: Duration, at instant: BootInstant, percent: Int = 100) {
    let percent = min(max(percent, Self.percentages.lowerBound), Self.percentages.upperBound)
    let remaining = min(max(remaining, .zero - .longest), .longest)
    let stretched = percent != 100 && remaining > .zero
    deadline = instant + (stretched ? remaining.scaledUp(by: 100, over: percent) : remaining)
    anchor = stretched ? instant : deadline
    self.remaining = stretched ? remaining : .zero
    self.percent = stretched ? percent : 100
  }

  /// Returns what is left at an instant, negative after the deadline.
  public func remaining(at instant: BootInstant) -> Duration {
    if percent == 100 || instant >= deadline { return deadline - instant }
    return remaining - (instant - anchor).scaledDown(by: percent, over: 100)
  }

  /// Returns the first instant at which no more than `level` is left.
  public func instant(remaining level: Duration) -> BootInstant {
    if percent == 100 || level <= .zero { return deadline - level }
    return anchor + (remaining - level).scaledUp(by: 100, over: percent)
  }
}
