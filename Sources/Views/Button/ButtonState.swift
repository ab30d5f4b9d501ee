public import TimerCore

/// What a start button offers.
public enum ButtonState: String, Hashable, Sendable, CaseIterable {
  /// Nothing runs.
  case start
  /// Time passes.
  case pause
  /// Time stands still in a run.
  case again

  /// Creates the state that suits a countdown; finished, it is back to start.
  public init(for state: CountdownState.Name) {
    switch state {
    case .ready, .finished: self = .start
    case .running: self = .pause
    case .paused: self = .again
    }
  }

  /// What a press asks for; *start again* restarts.
  public var command: Command {
    switch self {
    case .start: .start
    case .pause: .pause
    case .again: .restart
    }
  }
}
