import Settings
import TimerCore

/// When a run ends or reaches a threshold that is heard, or did, and what it is called.
struct RunEnd: Equatable {
  let title: String?
  let at: BootInstant
  /// The threshold; nil is the run's end.
  var threshold: Threshold?
  /// What is heard of an agenda's step that has its own sound; nil is what is heard of every end.
  var sound: SoundChoice?
}

extension TimerRun {
  /// Returns the end of the run, or of the agenda's step, at an instant.
  func end(at instant: BootInstant) -> RunEnd {
    agenda.map { end(at: instant, of: $0.step) } ?? RunEnd(title: title, at: instant)
  }

  /// Returns the end of a step.
  func end(at instant: BootInstant, of step: AgendaStep) -> RunEnd {
    let sound = invocation.value.agenda?.sounds[step.tag]
    return RunEnd(title: step.title ?? ownTitle, at: instant, sound: sound)
  }

  /// Returns what is heard next of the run under way: its end, or a threshold before it.
  func nextHeard(after now: BootInstant) -> RunEnd? {
    let reading = reading(at: now)
    guard let end = reading.ends, reading.state == .running else { return nil }
    var next = end > now && !(agenda?.awaitsStart ?? false) ? self.end(at: end) : nil
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
