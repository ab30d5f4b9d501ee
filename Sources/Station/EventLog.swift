import Glibc
import Settings
import TimerCore

/// Events as lines of JSON on standard output.
struct EventLog {
  /// Writes an event, and how late it is told at `now`.
  ///
  /// - Parameter timer: the number of its timer from 1, where there are several.
  func tell(_ event: Event, of timer: Int?, at now: BootInstant) {
    var line = JSONLine()
    line.append("event", .text(event.kind.name))
    line.append("at", event.at.map { .number($0.inSeconds) } ?? .null)
    line.append("late", .number(event.late(at: now).inSeconds))
    if let timer { line.append("timer", .number(Double(timer))) }
    event.kind.append(to: &line)
    write(line)
  }

  /// Writes that a command was refused.
  func tell(refused command: Command, by source: String, _ reason: Refusal) {
    var line = JSONLine()
    line.append("event", .text("refused"))
    line.append("at", .null)
    line.append("late", .number(0))
    line.append("name", .text(command.name))
    line.append("source", .text(source))
    line.append("reason", .text(reason.description))
    write(line)
  }

  /// Writes a line, unless its reader has fallen so far behind that writing would wait for it: time goes on, and
  /// what can't be told in time is lost.
  func write(_ line: JSONLine) {
    let text = line.description + "\n"
    var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    // A pipe that is ready takes a text of up to PIPE_BUF bytes as a whole.
    guard text.utf8.count <= 4096, poll(&output, 1, 0) == 1 else { return }
    Output.write(text, to: STDOUT_FILENO)
  }
}

/// Whole texts on standard output and standard error, without a buffer.
enum Output {
  /// Opens the null device for standard descriptors that are closed.
  ///
  /// Otherwise the next socket or file would take the number of one, and get what is written there.
  static func reserveDescriptors() {
    var descriptor: Int32
    repeat { descriptor = open("/dev/null", O_RDWR) } while (0...STDERR_FILENO).contains(descriptor)
    if descriptor > STDERR_FILENO { close(descriptor) }
  }

  /// Writes a text, however long that takes; what a closed output or a full disk does not take is lost.
  static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var done = 0
      while done < bytes.count, let base = bytes.baseAddress {
        let count = Glibc.write(descriptor, base + done, bytes.count - done)
        if count < 0 && errno == EINTR { continue }
        if count <= 0 { return }
        done += count
      }
    }
  }

  /// Writes a sentence for people on standard error.
  static func complain(_ sentence: String) {
    write("tminus: \(sentence)\n", to: STDERR_FILENO)
  }
}

extension Event.Kind {
  fileprivate var name: String {
    switch self {
    case .started: "started"
    case .paused: "paused"
    case .resumed: "resumed"
    case .stopped: "stopped"
    case .tick: "tick"
    case .threshold: "threshold"
    case .fired: "fired"
    case .overtime: "overtime"
    case .advanced: "advanced"
    }
  }

  fileprivate func append(to line: inout JSONLine) {
    switch self {
    case .started(let seconds):
      line.append("seconds", .number(seconds.inSeconds))
    case .paused(let remaining), .resumed(let remaining):
      line.append("remaining", .number(remaining.inSeconds))
    case .tick(let from, let to):
      line.append("from", .number(Double(from)))
      line.append("to", .number(Double(to)))
    case .threshold(let name):
      line.append("name", .text(name))
    case .advanced(let step, let title):
      line.append("step", .number(Double(step)))
      line.append("title", title.map { .text($0) } ?? .null)
    case .stopped, .fired, .overtime:
      break
    }
  }
}
