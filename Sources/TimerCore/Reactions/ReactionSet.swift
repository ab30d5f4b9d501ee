/// The reactions of a view, and which of them are in force: a pure function of the time left.
public struct ReactionSet: Hashable, Sendable {
  /// Why reactions were refused.
  public enum Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// More than three would begin within a second, from where so much is left on.
    case flashing(remaining: Duration)

    /// A sentence that says what was refused and what would be accepted.
    public var description: String {
      switch self {
      case .flashing(let remaining):
        "With \(remaining.entryText) left the reactions would flash more than three times a second. "
          + "Let at most three begin within a second."
      }
    }
  }

  /// A reaction in force.
  public struct Active: Hashable, Sendable {
    /// The name of the look that changes.
    public let look: String
    /// What becomes of the look.
    public let change: Reaction.Change
    /// What was left when it came into force.
    public let since: Duration

    /// Returns the random value 0..<1 with a number, the same one through the reaction's second.
    ///
    /// It is 0 unless the change is random.
    public func random(_ index: Int) -> Double {
      guard case .random(let seed) = change else { return 0 }
      return RandomValue(seed: seed, second: since.wholeSecondsUp, index: index).value
    }
  }

  /// The reactions, later ones before earlier ones where they change one look.
  public let reactions: [Reaction]
  /// Whether what comes each second is in force throughout instead, for who must not see it flash.
  public let isSteady: Bool

  private let guardian: FlashGuard

  /// Creates a set; of two reactions that change one look, the later one in the list counts.
  ///
  /// Throws `Refusal.flashing` where more than three that pass would begin within one second.
  public init(_ reactions: [Reaction], steady: Bool = false) throws(Refusal) {
    self.reactions = reactions
    isSteady = steady
    guardian = FlashGuard(reactions, steady: steady)
    if let remaining = guardian.violation { throw .flashing(remaining: remaining) }
  }

  /// Returns the reactions in force where so much is left of a run of `total`, in the list's order.
  ///
  /// After zero, `remaining` is what has passed since, as a negative length, whether or not the run
  /// goes on into overtime. Where the run's speed in percent would make the set flash more than three
  /// times a second, what comes each second is steady, and what passes is left out.
  public func active(
    at remaining: Duration, total: Duration, percent: Int = 100
  ) -> [Active] {
    let isCalm = !guardian.allows(percent: percent)
    return reactions.compactMap { reaction in
      let steady = isSteady || isCalm
      if isCalm, reaction.isPassing, !reaction.isEverySecond { return nil }
      guard let span = reaction.span(at: remaining, total: total, steady: steady),
        span.contains(remaining)
      else { return nil }
      return Active(look: reaction.look, change: reaction.change, since: span.begin)
    }
  }

  /// Returns the reactions in force for a reading taken at `now`.
  public func active(for reading: Reading, at now: BootInstant) -> [Active] {
    active(
      at: ReactionSet.remaining(of: reading, at: now), total: reading.total,
      percent: reading.percent)
  }

  /// Returns the remaining time below the given one at which something changes next, nil if never.
  public func nextLevel(below remaining: Duration, total: Duration) -> Duration? {
    reactions.compactMap { $0.nextLevel(below: remaining, total: total, steady: isSteady) }.max()
  }

  /// Returns when something changes next after `now` in a countdown that has been advanced to it, nil if never.
  public func nextChange(after now: BootInstant, in countdown: Countdown) -> BootInstant? {
    let reading = countdown.reading(at: now)
    let remaining = ReactionSet.remaining(of: reading, at: now)
    guard let level = nextLevel(below: remaining, total: reading.total),
      let instant = countdown.instant(remaining: level)
    else { return nil }
    return BootInstant(sinceBoot: .nanoseconds(instant.sinceBoot.nanosecondsUp))
  }

  /// Returns what is left, or once a run has finished what has passed since, as a negative length.
  public static func remaining(of reading: Reading, at now: BootInstant) -> Duration {
    guard reading.state == .finished, let ends = reading.ends else { return reading.remaining }
    return min(ends - now, .zero)
  }
}
