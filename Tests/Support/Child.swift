public import Foundation

/// A process beside the tests that ends, at the latest, together with this value.
///
/// It starts with no signal blocked or ignored, with a screen only where its environment names one, without settings
/// files, and plays its sounds to nobody and keeps its state in a folder of its own unless its environment says otherwise.
public final class Child {
  /// Where its standard output goes.
  public enum Sink: Sendable {
    /// To this value, line by line.
    case lines
    /// Into a pipe that nobody reads.
    case nobody
    /// Nowhere: the descriptor is closed.
    case closed
  }

  /// What became of it.
  public enum Ending: Hashable, Sendable {
    case left(code: Int32)
    case killed(signal: Int32)
    case stillRuns
  }

  public let id: pid_t
  private let output: PipeReader
  private let errors: PipeReader
  private let input: FileHandle
  private var ending: Ending?
  private let stateHome: TemporaryFolder?
  private static let starting = NSLock()

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - environment: what differs from the tests' own environment.
  ///   - sink: where its standard output goes.
  public init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:],
    sink: Sink = .lines
  ) throws {
    // One at a time, so that no child gets the ends of another's pipes before they are marked.
    Child.starting.lock()
    defer { Child.starting.unlock() }
    let (input, output, errors) = (try PipePair(), try PipePair(), try PipePair())
    var files = SpawnFiles()
    files.redirect(STDIN_FILENO, to: input.reading)
    files.redirect(STDERR_FILENO, to: errors.writing)
    if sink == .closed {
      files.close(STDOUT_FILENO)
    } else {
      files.redirect(STDOUT_FILENO, to: output.writing)
    }
    if sink == .nobody { close(output.reading) }
    stateHome = environment["XDG_STATE_HOME"] == nil ? try TemporaryFolder() : nil
    let own = stateHome.map { ["XDG_STATE_HOME": $0.root] } ?? [:]
    id = try files.spawn(
      path, arguments, Child.environment(with: own.merging(environment) { $1 }))
    for end in [input.reading, output.writing, errors.writing] { close(end) }
    self.output = PipeReader(sink == .nobody ? -1 : output.reading)
    self.errors = PipeReader(errors.reading)
    self.input = FileHandle(fileDescriptor: input.writing, closeOnDealloc: true)
  }

  deinit {
    if end(within: 0) == .stillRuns {
      kill(id, SIGKILL)
      _ = end(within: 10)
    }
  }

  /// The next line of its standard output; nil when it closes it, or when none comes in time.
  public func line(within seconds: Double = 10) -> String? {
    output.line(before: Deadline(in: seconds))
  }

  /// The rest of its standard output.
  public func rest(within seconds: Double = 20) -> [UInt8] {
    output.rest(before: Deadline(in: seconds))
  }

  /// The next line of its standard error; nil when none comes in time.
  public func complaintLine(within seconds: Double = 10) -> String? {
    errors.line(before: Deadline(in: seconds))
  }

  /// What it says on standard error until it ends.
  public func complaint(within seconds: Double = 10) -> String {
    String(decoding: errors.rest(before: Deadline(in: seconds)), as: UTF8.self)
  }

  /// Writes to its standard input.
  public func write(_ bytes: [UInt8]) throws {
    try input.write(contentsOf: Data(bytes))
  }

  /// Writes a line to its standard input.
  public func tell(_ line: String) throws {
    try write(Array("\(line)\n".utf8))
  }

  public func closeInput() throws {
    try input.close()
  }

  public func send(signal: Int32) {
    if ending == nil { kill(id, signal) }
  }

  /// Waits for its end.
  public func end(within seconds: Double = 10) -> Ending {
    let deadline = Deadline(in: seconds)
    while ending == nil {
      var status: Int32 = 0
      if waitpid(id, &status, WNOHANG) == id {
        let signal = status & 0x7F
        ending = signal == 0 ? .left(code: status >> 8 & 0xFF) : .killed(signal: signal)
      } else if deadline.hasPassed {
        return .stillRuns
      } else {
        usleep(2000)
      }
    }
    return ending ?? .stillRuns
  }

  private static func environment(with changes: [String: String]) -> [String: String] {
    var variables = ProcessInfo.processInfo.environment
    let screens = ["DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER"]
    let services = ["STATE_DIRECTORY", "NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"]
    for name in screens + services { variables[name] = nil }
    // Nobody's own settings change what is tested.
    variables["TMINUS_CONFIG"] = "none"
    // Sounds go nowhere, and nobody is told that this machine has no device for them.
    variables["SDL_AUDIODRIVER"] = "dummy"
    return variables.merging(changes) { $1 }
  }
}
