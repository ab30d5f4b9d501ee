/// Why a command was not carried out; nothing has changed then.
public enum Refusal: Error, Hashable, Sendable {
  /// The command has no meaning in the state.
  case meaningless(command: String, in: CountdownState.Name)
  /// The command has no meaning below zero.
  case belowZero(command: String)
  /// The command would leave everything as it is.
  case unchanged(command: String)
  /// A setting has to be above zero.
  case zeroSetting
  /// More than 9999 days would be left, or have passed since zero.
  case tooLong
  /// The value lies outside what the command takes.
  case outOfRange(command: String, accepted: String)
  /// The command needs an end, and a stopwatch without a limit has none.
  case noLimit(command: String)
  /// The command is not about a single run.
  case notAboutRun(command: String)
  /// The agenda has no step there: it stands at its last one, or at its first.
  case noStep(command: String, isLast: Bool)
  /// The agenda waits for its scheduled start.
  case beforeStart(command: String)
  /// The saved state contradicts itself.
  case damagedState(String)
}

extension Refusal: CustomStringConvertible {
  /// A sentence that says what was refused and what would be accepted.
  public var description: String {
    switch self {
    case .meaningless(let command, let state):
      "“\(command)” means nothing here: the timer \(Refusal.hint(command: command, state: state))."
    case .belowZero(let command):
      "“\(command)” means nothing here: the timer has passed zero. Stop it or add time first."
    case .unchanged(let command):
      "“\(command)” would change nothing: it is so already."
    case .zeroSetting: "A timer can't be set to zero or less. Set it to more, for example 5m."
    case .tooLong: "A timer can't be longer than 9999 days, nor run over by more. Use less."
    case .outOfRange(let command, let accepted): "“\(command)” takes \(accepted)."
    case .noLimit(let command):
      "“\(command)” means nothing here: a stopwatch without a limit has no end."
    case .notAboutRun(let command):
      "“\(command)” is not about a single run. The display as a whole carries it out."
    case .noStep(let command, let isLast):
      "“\(command)” means nothing here: this is the agenda's \(isLast ? "last" : "first") step."
    case .beforeStart(let command):
      "“\(command)” means nothing before the agenda has begun. Start it now, or wait."
    case .damagedState(let what): "The saved state can't be used: \(what)."
    }
  }

  private static func hint(command: String, state: CountdownState.Name) -> String {
    switch state {
    case .ready: "is ready and has not been started; start it first"
    case .running: "is running; pause or stop it first"
    case .paused: "is paused already; resume or stop it"
    case .finished: "has finished; start it anew or add time first"
    }
  }
}
