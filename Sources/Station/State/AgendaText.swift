import TimerCore

/// An agenda under way as lines of the state file:
///
/// ```
/// counts agenda 3 1 next - 1795959595.5…
/// step 1200.0… next 0 =Talk
/// group 2 -
/// step 600.0… wait 1 =Questions
/// end
/// ```
///
/// The first line says how many follow, which row is under way and what comes at its end, the wall clock at its
/// scheduled start and the boot clock at its planned end. Messages and thresholds are the settings'.
enum AgendaText {
  /// What lines hold; the countdown is yet to be read.
  struct Read {
    let agenda: Agenda
    var standing: AgendaRun.Standing
    let start: UTCInstant?
  }

  /// What the first line begins with.
  static let head = "counts agenda "

  static func lines(
    _ agenda: Agenda, _ standing: AgendaRun.Standing, start: UTCInstant?
  ) -> [String] {
    let items = lines(agenda.items)
    let words = [
      "\(items.count)", "\(standing.place)", standing.end.rawValue,
      start.map { ExactDuration.text(of: $0.sinceEpoch) } ?? "-",
      standing.plannedEnd.map { ExactDuration.text(of: $0.sinceBoot) } ?? "-",
    ]
    return [head + words.joined(separator: " ")] + items
  }

  private static func lines(_ items: [AgendaItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .step(let step):
        let length = ExactDuration.text(of: step.length)
        return ["step \(length) \(step.end.rawValue) \(step.tag) \(text(step.title))"]
      case .group(let title, let count, let items):
        return ["group \(count) \(text(title))"] + lines(items) + ["end"]
      }
    }
  }

  private static func text(_ title: String?) -> String {
    title.map { "=\(EscapedText.escaped($0))" } ?? "-"
  }

  /// Returns how many lines follow a first one; nil where it doesn't say.
  static func count(_ first: Substring) -> Int? {
    first.dropFirst(head.count).split(separator: " ").first.flatMap { Int($0) }
      .flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Returns the agenda of a first line and those behind it; nil where they make none.
  static func read(_ first: Substring, _ lines: ArraySlice<Substring>) -> Read? {
    let words = first.dropFirst(head.count).split(separator: " ")
    guard words.count == 5, let place = Int(words[1]),
      let end = AgendaStep.End(rawValue: String(words[2])),
      let start = instant(words[3]), let plannedEnd = instant(words[4])
    else { return nil }
    var rest = lines
    guard let items = items(&rest, depth: 0), rest.isEmpty, let agenda = try? Agenda(items),
      let idle = try? Countdown(setting: .seconds(1))
    else { return nil }
    return Read(
      agenda: agenda,
      standing: AgendaRun.Standing(
        place: place, end: end, countdown: idle, awaitsStart: start != nil,
        plannedEnd: plannedEnd.map { BootInstant(sinceBoot: $0) }),
      start: start.map { UTCInstant(sinceEpoch: $0) })
  }

  /// Returns the length that a word writes, or nothing for a dash; nil for any other word.
  private static func instant(_ word: Substring) -> Duration?? {
    if word == "-" { return .some(nil) }
    return ExactDuration.read(word).map { .some($0) }
  }

  /// Reads items up to the end of their group, which is taken, too.
  private static func items(_ lines: inout ArraySlice<Substring>, depth: Int) -> [AgendaItem]? {
    guard depth <= Agenda.deepest else { return nil }
    var items: [AgendaItem] = []
    while let line = lines.popFirst() {
      let words = line.split(separator: " ", maxSplits: 1)
      switch words.first {
      case "end" where depth > 0 && words.count == 1: return items
      case "step":
        guard let step = words.last.flatMap(step) else { return nil }
        items.append(.step(step))
      case "group":
        let parts = words.last?.split(separator: " ", maxSplits: 1) ?? []
        guard parts.count == 2, let count = Int(parts[0]), let title = title(parts[1]),
          let inner = self.items(&lines, depth: depth + 1)
        else { return nil }
        items.append(.group(title: title, count: count, items: inner))
      default: return nil
      }
    }
    return depth == 0 ? items : nil
  }

  private static func step(_ text: Substring) -> AgendaStep? {
    let words = text.split(separator: " ", maxSplits: 3)
    guard words.count == 4, let length = ExactDuration.read(words[0]),
      let end = AgendaStep.End(rawValue: String(words[1])), let tag = Int(words[2]),
      let title = title(words[3])
    else { return nil }
    return AgendaStep(title, length: length, end: end, tag: tag)
  }

  private static func title(_ text: Substring) -> String?? {
    if text == "-" { return .some(nil) }
    guard text.hasPrefix("=") else { return nil }
    return EscapedText.read(text.dropFirst()).map { .some($0) }
  }
}
