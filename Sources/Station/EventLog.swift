import Glibc
import Settings
import TimerCore

/// Events as lines of JSON on standard output.
enum EventLog {
  /// Writes a line, unless its reader has fallen so far behind that writing would wait for it: time goes on, and
  /// what can't be told in time is lost.
  static func write(_ line: JSONLine) {
    let text = line.description + "\n"
    var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    // A pipe that is ready takes a text of up to PIPE_BUF bytes as a whole.
    guard text.utf8.count <= 4096, poll(&output, 1, 0) == 1 else { return }
    Output.write(text, to: STDOUT_FILENO)
  }
}

extension JSONLine {
  /// Creates the line of an event, which is told at `now`.
  ///
  /// - Parameter timer: the number of its timer from 1, where there are several.
  init(_ event: Event, of timer: Int?, at now: BootInstant) {
    self.init()
    append("event", .text(event.kind.name))
    append("at", event.at.map { .number($0.inSeconds) } ?? .null)
    append("late", .number(event.late(at: now).inSeconds))
    if let timer { append("timer", .number(Double(timer))) }
    event.kind.append(to: &self)
  }

  /// Creates the line of a command that was carried out.
  ///
  /// - Parameters:
  ///   - source: who asked.
  ///   - time: since the run's first start; nil before.
  init(_ command: Command, by source: String, at time: Duration?) {
    self.init(event: "command", name: command.name, by: source, at: time)
    command.append(to: &self)
  }

  /// Creates the line of a command that was not carried out, and why.
  init(refused name: String, by source: String, _ reason: String, at time: Duration?) {
    self.init(event: "refused", name: name, by: source, at: time)
    append("reason", .text(reason))
  }

  private init(event: String, name: String, by source: String, at time: Duration?) {
    self.init()
    append("event", .text(event))
    append("at", time.map { .number($0.inSeconds) } ?? .null)
    append("late", .number(0))
    append("name", .text(name))
    append("source", .text(source))
  }
}

extension Command {
  /// Adds what the command is given.
  fileprivate func append(to line: inout JSONLine) {
    switch self {
    case .add(let time), .set(let time): line.append("seconds", .number(time.inSeconds))
    case .seek(let share): line.append("fraction", .number(share))
    case .speed(let percent): line.append("percent", .number(Double(percent)))
    case .volume(.to(let percent)): line.append("percent", .number(Double(percent)))
    case .volume(.by(let percent)): line.append("change", .number(Double(percent)))
    case .go(let step): line.append("step", .number(Double(step + 1)))
    case .message(let text): line.append("text", .text(text))
    case .drawer(let way): line.append("way", .text(way.rawValue))
    case .look(let look, let value):
      line.append("look", .text(look))
      line.append("value", .text(value))
    case .mode(let mode): line.append("mode", .text(mode))
    case .progress(let value): line.append("value", .number(value))
    case .timer(let choice): choice.append(to: &line)
    case .popup(let popup):
      line.append("title", popup.title.map { .text($0) } ?? .null)
      line.append("body", popup.body.map { .text($0) } ?? .null)
      line.append("spinner", .bool(popup.spinner))
      line.append("seconds", popup.time.map { .number($0.inSeconds) } ?? .null)
    case .start, .pause, .resume, .toggle, .restart, .stop, .finish, .next, .back, .mute,
      .blackout, .fullscreen, .help, .hide, .show, .quit, .leave:
      break
    }
  }
}

extension Command.TimerChoice {
  fileprivate func append(to line: inout JSONLine) {
    switch self {
    case .next: line.append("timer", .text("next"))
    case .previous: line.append("timer", .text("previous"))
    case .all: line.append("timer", .text("all"))
    case .number(let number): line.append("timer", .number(Double(number)))
    }
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
  /// The event in one word.
  var name: String {
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
