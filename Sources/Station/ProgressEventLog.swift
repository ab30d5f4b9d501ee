import Settings
import TimerCore

extension EventLog {
  /// Writes an event of a progress.
  ///
  /// - Parameters:
  ///   - start: when the first animation began; nil before.
  ///   - now: the instant at which it is told.
  func tell(_ event: ProgressEvent, since start: BootInstant?, at now: BootInstant) {
    var line = JSONLine()
    line.append("event", .text(event.kind.name))
    line.append("at", start.map { .number((event.due - $0).inSeconds) } ?? .null)
    line.append("late", .number(max(.zero, now - event.due).inSeconds))
    switch event.kind {
    case .progress(let value), .ignored(let value): line.append("value", .number(value))
    case .finished: break
    }
    write(line)
  }

  /// Writes that a progress did not carry out what it was asked.
  ///
  /// - Parameters:
  ///   - name: the command's.
  ///   - source: who asked.
  ///   - time: since the first animation began; nil before.
  func tell(refused name: String, by source: String, _ reason: String, at time: Duration?) {
    var line = JSONLine()
    line.append("event", .text("refused"))
    line.append("at", time.map { .number($0.inSeconds) } ?? .null)
    line.append("late", .number(0))
    line.append("name", .text(name))
    line.append("source", .text(source))
    line.append("reason", .text(reason))
    write(line)
  }
}

extension ProgressEvent.Kind {
  fileprivate var name: String {
    switch self {
    case .progress: "progress"
    case .ignored: "ignored"
    case .finished: "finished"
    }
  }
}
