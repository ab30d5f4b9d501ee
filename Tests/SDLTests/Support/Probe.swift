import Foundation

/// The program that does with SDL what a test asks for, in a process of its own.
enum Probe {
  /// Where it was built: beside the tests.
  static let path: String = {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = tests.deletingLastPathComponent().appendingPathComponent("sdlprobe").path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    // Swift Testing may run the bundle from the compiler's folder; its path is an argument then.
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? ""
    return URL(fileURLWithPath: bundle).deletingLastPathComponent()
      .appendingPathComponent("sdlprobe").path
  }()

  /// Runs the probe without a screen to its end, and returns what it printed.
  static func output(
    _ arguments: [String], environment: [String: String] = ["SDL_VIDEODRIVER": "dummy"]
  ) throws -> [String] {
    let process = Probe.process(arguments, environment: environment)
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    let end = process.terminationReason == .exit ? [] : ["crashed"]
    return text.split(separator: "\n").map { String($0) } + end
  }

  /// Returns the probe, ready to run, with a screen only if the environment names one.
  static func process(_ arguments: [String], environment: [String: String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] {
      variables[name] = nil
    }
    process.environment = variables.merging(environment) { $1 }
    process.standardError = FileHandle.nullDevice
    return process
  }
}
