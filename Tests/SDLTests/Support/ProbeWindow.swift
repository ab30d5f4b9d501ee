import Glibc
import TestSupport

/// A window of the probe that does what a test says.
final class ProbeWindow {
  /// What the probe said when the window was open.
  private(set) var greeting: [String] = []
  private let probe: Child

  init(_ arguments: [String] = [], environment: [String: String]) throws {
    // A probe that ended fails its test, not the test runner.
    signal(SIGPIPE, SIG_IGN)
    probe = try Child(Probe.path, ["window"] + arguments, environment: environment)
    greeting = answer()
  }

  convenience init(_ arguments: [String] = [], on server: XServer) throws {
    try self.init(arguments, environment: ["DISPLAY": server.display])
  }

  /// Gives a command and returns the lines it answers with; "gone" if the probe has ended.
  @discardableResult
  func tell(_ command: String) throws -> [String] {
    try begin(command)
    return answer()
  }

  /// Gives a command without waiting for its answer.
  func begin(_ command: String) throws {
    try probe.tell(command)
  }

  /// Returns the lines up to the one that ends an answer.
  func answer() -> [String] {
    var lines: [String] = []
    while let line = probe.line() {
      if line == "ok" { return lines }
      lines.append(line)
    }
    return lines + ["gone"]
  }
}
