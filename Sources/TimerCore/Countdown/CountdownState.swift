/// Where a countdown stands; each case holds what is true there and nothing else.
public enum CountdownState: Hashable, Sendable {
  /// No run has begun; the setting waits for a start.
  case ready
  /// Time passes. `told` is what was left when events were last told; below zero in overtime.
  case running(Run, Course, told: Duration)
  /// Time stands still with so much left; not above zero only in overtime.
  case paused(Run, remaining: Duration)
  /// Nothing is left since an instant.
  case finished(Run, at: BootInstant)

  /// The state's name without what it holds.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// The cases of `CountdownState`, one each.
    case ready, running, paused, finished
  }

  /// The state's name.
  public var name: Name {
    switch self {
    case .ready: .ready
    case .running: .running
    case .paused: .paused
    case .finished: .finished
    }
  }

  /// The run, nil if none has begun.
  public var run: Run? {
    switch self {
    case .ready: nil
    case .running(let run, _, _), .paused(let run, _), .finished(let run, _): run
    }
  }
}
