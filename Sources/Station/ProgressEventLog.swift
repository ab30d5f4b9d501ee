import Settings
import TimerCore

extension JSONLine {
  /// Creates the line of an event of a progress.
  ///
  /// - Parameters:
  ///   - start: when the first animation began; nil before.
  ///   - now: the instant at which it is told.
  init(_ event: ProgressEvent, since start: BootInstant?, at now: BootInstant) {
    self.init()
    append("event", .text(event.kind.name))
    append("at", start.map { .number((event.due - $0).inSeconds) } ?? .null)
    append("late", .number(max(.zero, now - event.due).inSeconds))
    switch event.kind {
    case .progress(let value), .ignored(let value): append("value", .number(value))
    case .finished: break
    }
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
