extension Threshold {
  /// How often the views dim in a pulse, once a second for half of it.
  private static let pulseCount = 3

  /// Returns the changes of looks that the threshold is in a run of `total`, where it pulses or not.
  func reactions(total: Duration, pulsing: Bool) -> [Reaction] {
    let level = remaining(of: total)
    var reactions = looks.compactMap { Reaction(.at(level), look: $0.look, change: $0.change) }
    guard pulses, pulsing else { return reactions }
    for second in 0..<Self.pulseCount {
      let dimmed = Reaction(
        .at(level - .seconds(second)), for: .milliseconds(500), look: "opacity",
        change: .absolute("0.35"))
      if let dimmed { reactions.append(dimmed) }
    }
    return reactions
  }
}

extension ReactionSet {
  /// Creates the set of a run of `total`: what its thresholds change, the one reached last over the others, and
  /// over them reactions.
  ///
  /// Steady, no threshold pulses. Throws `Refusal.flashing` where more than three changes that pass would begin
  /// within one second.
  public init(
    _ thresholds: [Threshold], _ reactions: [Reaction], total: Duration, steady: Bool
  ) throws(Refusal) {
    let places = thresholds.enumerated().map {
      (level: $1.remaining(of: total), index: $0, threshold: $1)
    }
    let inOrder = places.sorted {
      $0.level != $1.level ? $0.level > $1.level : $0.index < $1.index
    }
    let changes = inOrder.flatMap { $0.threshold.reactions(total: total, pulsing: !steady) }
    try self.init(changes + reactions, steady: steady)
  }
}
