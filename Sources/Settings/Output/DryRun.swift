import TimerCore
import Views

extension JSONLine {
  /// Creates the line of a dry run: what a plan would show, and in which words.
  ///
  /// `title` and `ends` may be null; `ends` is in UTC, as ISO 8601 writes it; `seconds` is the run's total.
  public init(_ plan: Plan, for invocation: Invocation) {
    let reading = plan.reading
    let label = invocation.look.label.format.label(for: reading)
    self.init()
    append("title", invocation.title.map { .text($0) } ?? .null)
    append("seconds", .number(reading.total.inSeconds))
    append("remaining", .number(reading.remaining.inSeconds))
    append("label", .text(label.description))
    append("fraction", .number(reading.fraction))
    append("phase", .text(reading.phase.name))
    append("state", .text(reading.state.rawValue))
    append("ends", plan.ends.map { .text($0.iso8601) } ?? .null)
  }
}
