public import TimerCore

extension Invocation {
  /// Returns what changes looks in a run of `total`, thresholds and reactions together; nil is nothing.
  ///
  /// Where that would flash too often in a run of this length, the thresholds don't pulse.
  public func reactions(total: Duration) -> ReactionSet? {
    guard !thresholds.isEmpty else { return reactions }
    let others = reactions?.reactions ?? []
    return (try? ReactionSet(thresholds, others, total: total, steady: isSteady))
      ?? (try? ReactionSet(
        thresholds.map(\.withoutPulse), others, total: total, steady: isSteady))
  }

  /// Throws ``UsageError`` for a threshold whose look or sound means nothing, for two with one name, and for what
  /// would flash in the run that is asked for.
  ///
  /// - Parameter place: returns where the threshold of a name was written, or all: `--threshold`, `thresholds[0]`.
  func checkThresholds(_ place: (String?) -> String) throws(UsageError) {
    var names: Set<String> = []
    for threshold in thresholds {
      do {
        guard names.insert(threshold.name).inserted else {
          throw ValueError(
            "there are two thresholds with the name \(quoted(threshold.name))",
            advice: "give each its own")
        }
        try looks.check(threshold)
      } catch { throw UsageError("\(place(threshold.name)): \(error)") }
    }
    guard !thresholds.isEmpty, case .countdown(let length, _)? = entry else { return }
    do {
      _ = try ReactionSet(
        thresholds, reactions?.reactions ?? [], total: length, steady: isSteady)
    } catch { throw UsageError("\(place(thresholds.last?.name)): \(error)") }
  }
}

extension LookSettings {
  /// Throws ``ValueError`` for a threshold that would change nothing, or whose sound can't be read.
  func check(_ threshold: Threshold) throws(ValueError) {
    for change in threshold.looks {
      let reaction = Reaction(.zero, look: change.look, change: change.change)
      if let reaction { try check(reaction) }
    }
    if let sound = threshold.sound { _ = try SoundChoice(text: sound) }
  }
}

extension Threshold {
  fileprivate var withoutPulse: Threshold {
    var threshold = self
    threshold.pulses = false
    return threshold
  }
}
