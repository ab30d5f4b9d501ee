import TestSupport

/// The program that does with SDL what a test asks for, in a process of its own.
enum Probe {
  static let path = Built.path("sdlprobe")

  /// Runs the probe without a screen to its end, and returns what it printed.
  static func output(
    _ arguments: [String], environment: [String: String] = ["SDL_VIDEODRIVER": "dummy"]
  ) throws -> [String] {
    let probe = try Child.run(path, arguments, environment: environment)
    if case .left = probe.ending { return probe.lines }
    return probe.lines + ["crashed"]
  }
}
