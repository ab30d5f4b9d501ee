public import TimerCore
import Views

extension JSONLine {
  /// Creates the line of a dry run: what a plan would show, and in which words.
  ///
  /// `title`, `ends`, and without a limit `seconds` and `remaining` may be null; `ends` is in UTC, as ISO 8601 writes it; `seconds` is the run's total.
  public init(_ plan: Plan, for invocation: Invocation, in language: Language = .english) {
    let reading = plan.reading
    let label = invocation.look.label.format.label(for: reading, in: language)
    self.init()
    append("title", invocation.title.map { .text($0) } ?? .null)
    // A stopwatch without a limit has no whole, and no end.
    let hasEnd = reading.counting != .up
    append("seconds", hasEnd ? .number(reading.total.inSeconds) : .null)
    append("remaining", hasEnd ? .number(reading.remaining.inSeconds) : .null)
    append("label", .text(label.description))
    append("fraction", .number(reading.fraction))
    append("phase", .text(reading.phase.name))
    append("state", .text(reading.state.rawValue))
    append("ends", plan.ends.flatMap { hasEnd ? .text($0.iso8601) : nil } ?? .null)
    if reading.counting != .down { append("elapsed", .number(reading.passed.inSeconds)) }
  }
}

extension JSONLine {
  /// Returns the steps of a plan's agenda as a list of JSON objects, one a line.
  ///
  /// Each has `title`, which may be null, `start` and `ends` in UTC as ISO 8601 writes them, null while the agenda is
  /// ready, and its length in `seconds`. They are those of the plan: as if no step waited, nor was changed.
  public static func steps(of plan: Plan) -> String {
    guard let agenda = plan.agenda else { return "[]" }
    let begin = agenda.plannedStart.map { plan.utc + ($0 - plan.now) }
    let lines = agenda.agenda.rows.map { row in
      var line = JSONLine()
      func moment(_ offset: Duration) -> JSONValue {
        begin.map { .text(($0 + offset).iso8601) } ?? .null
      }
      line.append("title", row.step.title.map { .text($0) } ?? .null)
      line.append("start", moment(row.start))
      line.append("seconds", .number(row.step.length.inSeconds))
      line.append("ends", moment(row.start + row.step.length))
      return line.description
    }
    return "[" + lines.joined(separator: ",\n") + "]"
  }
}
