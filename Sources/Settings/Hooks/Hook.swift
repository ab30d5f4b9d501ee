/// A command of the operator's that is run when something happens.
public struct Hook: Hashable, Sendable {
  /// What can be waited for.
  public enum Occasion: String, CaseIterable, Hashable, Sendable {
    case started, paused, resumed, stopped, tick, threshold, fired, overtime, advanced
  }

  /// What is run.
  public enum Command: Hashable, Sendable {
    /// A line for the shell, as the operator wrote it.
    case line(String)
    /// A program and its arguments, without a shell; at least one word.
    case words([String])
  }

  public let occasion: Occasion
  public let command: Command

  public init(_ occasion: Occasion, _ command: Command) {
    self.occasion = occasion
    self.command = command
  }
}

/// The commands of a display, and how long each may take.
public struct HookOptions: Hashable, Sendable {
  public var hooks: [Hook] = []
  /// After so long a command is ended together with what it started.
  public var limit = Duration.seconds(10)

  public init() {}
}
