import Settings
import TimerCore

/// A hook that is to be run, and what it is told.
struct HookCall {
  /// The hook's place among the display's.
  let hook: Int
  let command: Hook.Command
  /// What is added to the environment.
  let variables: [(name: String, value: String)]
  /// What can be read on standard input: the event in JSON.
  let line: String
}

/// What happened, as hooks are told.
struct HookNews {
  let occasion: Hook.Occasion
  let variables: [(name: String, value: String)]
  let line: JSONLine

  /// The most bytes of a variable's value: the environment takes no longer texts than 128 KiB.
  private static let longest = 32 << 10

  /// Creates what hooks are told of an event; nil for one that they aren't.
  ///
  /// - Parameter timer: the number of its timer from 1, where there are several.
  init?(_ event: Event, of run: TimerRun, timer: Int?, at now: BootInstant) {
    guard let occasion = Hook.Occasion(rawValue: event.kind.name) else { return nil }
    self.occasion = occasion
    let reading = run.reading(at: now)
    var line = JSONLine(event, of: timer, at: now)
    line.append("title", run.title.map { .text($0) } ?? .null)
    // What of the two the event itself tells stands there already.
    if !line.has("remaining") { line.append("remaining", .number(reading.remaining.inSeconds)) }
    self.line = line
    var variables = [
      ("EVENT", occasion.rawValue), ("TITLE", run.title ?? ""),
      ("REMAINING", JSONValue.number(reading.remaining.inSeconds).description),
      ("TOTAL", JSONValue.number(reading.total.inSeconds).description),
      ("STATE", reading.state.rawValue), ("PHASE", reading.phase.name),
    ]
    if let timer { variables.append(("TIMER", String(timer))) }
    switch event.kind {
    case .threshold(let name): variables.append(("NAME", name))
    case .advanced(let step, let title):
      variables += [("STEP", String(step)), ("STEP_TITLE", title ?? "")]
    default: break
    }
    self.variables = variables.map { ("TMINUS_\($0)", Self.fitted($1)) }
  }

  /// Returns a text as a variable can hold it: what is too long is cut after a whole character, and a NUL, which would
  /// end it, is U+FFFD.
  static func fitted(_ text: String) -> String {
    var fitted = ""
    var count = 0
    for scalar in text.unicodeScalars {
      let scalar = scalar == "\0" ? "\u{FFFD}" : scalar
      count += UTF8.width(scalar)
      if count > longest { break }
      fitted.unicodeScalars.append(scalar)
    }
    return fitted
  }
}
