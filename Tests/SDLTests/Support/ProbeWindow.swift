import Foundation

/// A window of the probe that does what a test says.
final class ProbeWindow {
  /// What the probe said when the window was open.
  private(set) var greeting: [String] = []
  private let process: Process
  private let input = Pipe()
  private let reader: LineReader

  init(_ arguments: [String] = [], environment: [String: String]) throws {
    process = Probe.process(["window"] + arguments, environment: environment)
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    reader = LineReader(output.fileHandleForReading)
    try process.run()
    greeting = answer()
  }

  convenience init(_ arguments: [String] = [], on server: XServer) throws {
    try self.init(arguments, environment: ["DISPLAY": server.display])
  }

  deinit {
    input.fileHandleForWriting.closeFile()
    process.waitUntilExit()
  }

  /// Gives a command and returns the lines it answers with; "gone" if the probe has ended.
  @discardableResult
  func tell(_ command: String) -> [String] {
    begin(command)
    return answer()
  }

  /// Gives a command without waiting for its answer.
  func begin(_ command: String) {
    input.fileHandleForWriting.write(Data("\(command)\n".utf8))
  }

  /// Returns the lines up to the one that ends an answer.
  func answer() -> [String] {
    var lines: [String] = []
    while let line = reader.next() {
      if line == "ok" { return lines }
      lines.append(line)
    }
    return lines + ["gone"]
  }
}
