/// A program that was run to its end.
public struct Finished: Sendable {
  public let ending: Child.Ending
  /// Its standard output.
  public let output: [UInt8]
  /// Its standard error.
  public let errors: String

  public var text: String { String(decoding: output, as: UTF8.self) }

  public var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}

extension Child {
  /// Runs a program to its end.
  public static func run(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:],
    input: [UInt8] = [], within seconds: Double = 20
  ) throws -> Finished {
    let child = try Child(path, arguments, environment: environment)
    try child.write(input)
    try child.closeInput()
    let output = child.rest(within: seconds)
    let errors = child.complaint(within: seconds)
    return Finished(ending: child.end(within: seconds), output: output, errors: errors)
  }
}
