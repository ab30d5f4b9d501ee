/// Why a command line can't be used.
public struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  public let exitCode: ExitCode
  /// One sentence that names the offending word and gives an example of what is accepted.
  public let description: String

  public init(_ description: String, exitCode: ExitCode = .usage) {
    self.description = description
    self.exitCode = exitCode
  }
}
