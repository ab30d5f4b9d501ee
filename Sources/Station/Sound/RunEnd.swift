import TimerCore

/// When a run ends or reaches a threshold that is heard, or did, and what it is called.
struct RunEnd: Equatable {
  let title: String?
  let at: BootInstant
  /// The threshold; nil is the run's end.
  var threshold: Threshold?
}

extension TimerRun {
  /// Returns what is heard next of the run under way: its end, or a threshold before it.
  func nextHeard(after now: BootInstant) -> RunEnd? {
    let reading = reading(at: now)
    guard let end = reading.ends, reading.state == .running else { return nil }
    var next = end > now ? RunEnd(title: title, at: end) : nil
    for threshold in countdown.thresholds where threshold.isHeard {
      let level = threshold.remaining(of: reading.total)
      guard let instant = countdown.instant(remaining: level), instant > now,
        next.map({ instant < $0.at }) ?? true
      else { continue }
      next = RunEnd(title: title, at: instant, threshold: threshold)
    }
    return next
  }
}
