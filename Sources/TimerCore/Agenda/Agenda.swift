/// A plan of steps that follow each other, groups of them written out as often as they come.
public struct Agenda: Hashable, Sendable {
  /// A step's place in the plan.
  public struct Row: Hashable, Sendable {
    public let step: AgendaStep
    /// From the beginning of the whole to the planned beginning of the step.
    public let start: Duration
    /// The round of the innermost group that repeats; nil outside of groups.
    public let round: Round?
  }

  /// Which time a group comes.
  public struct Round: Hashable, Sendable {
    /// The group's title; nil has none.
    public let title: String?
    /// From 1.
    public let number: Int
    public let count: Int
  }

  /// As many steps as an agenda has, repeats counted.
  public static let mostSteps = 100_000
  /// As deep as groups lie in groups.
  public static let deepest = 32

  /// What it was written as.
  public let items: [AgendaItem]
  /// The steps in the order in which they come.
  public let rows: [Row]
  /// The length of all steps together.
  public let total: Duration

  /// Creates an agenda; what is refused is refused before it takes any memory.
  public init(_ items: [AgendaItem]) throws(AgendaFault) {
    let measure = try Measure(items, depth: 0)
    guard measure.length > .zero else { throw .empty }
    self.items = items
    var rows: [Row] = []
    rows.reserveCapacity(measure.count)
    var start = Duration.zero
    Self.write(items, in: nil, to: &rows, &start)
    (self.rows, total) = (rows, start)
  }

  /// Returns the agenda whose steps without thresholds of their own have these.
  public func having(thresholds: [Threshold]) -> Agenda {
    guard !thresholds.isEmpty, let agenda = try? Agenda(items.map { $0.having(thresholds) }) else {
      return self
    }
    return agenda
  }

  /// Returns the agenda whose last step does something at its end, where it would else just end.
  public func ending(_ end: AgendaStep.End) -> Agenda {
    guard let agenda = try? Agenda(Self.ending(items, end)) else { return self }
    return agenda
  }

  private static func ending(_ items: [AgendaItem], _ end: AgendaStep.End) -> [AgendaItem] {
    guard let last = items.last else { return items }
    switch last {
    case .step(var step) where step.end == .next:
      step.end = end
      return items.dropLast() + [.step(step)]
    case .step: return items
    case .group(let title, let count, let inner):
      // Only the last of its rounds ends the whole.
      let rounds = AgendaItem.group(title: title, count: count - 1, items: inner)
      let final = AgendaItem.group(title: title, count: 1, items: ending(inner, end))
      return items.dropLast() + (count > 1 ? [rounds, final] : [final])
    }
  }

  /// Returns the first row at or behind a place that takes time; nil is none.
  public func row(from place: Int) -> Int? {
    rows[min(max(place, 0), rows.count)...].firstIndex { $0.step.length > .zero }
  }

  /// Returns the last row before a place that takes time; nil is none.
  public func row(before place: Int) -> Int? {
    rows[..<min(max(place, 0), rows.count)].lastIndex { $0.step.length > .zero }
  }

  /// Returns how long all that comes behind a row takes.
  func rest(behind row: Int) -> Duration {
    row + 1 < rows.count ? total - rows[row + 1].start : .zero
  }

  private static func write(
    _ items: [AgendaItem], in round: Round?, to rows: inout [Row], _ start: inout Duration
  ) {
    for item in items {
      switch item {
      case .step(let step):
        rows.append(Row(step: step, start: start, round: round))
        start += step.length
      case .group(let title, let count, let items):
        for number in 1...count {
          let own = Round(title: title, number: number, count: count)
          write(items, in: count > 1 || title != nil ? own : round, to: &rows, &start)
        }
      }
    }
  }
}

/// How much items are with all their repeats.
private struct Measure {
  var count = 0
  var length = Duration.zero

  init(_ items: [AgendaItem], depth: Int) throws(AgendaFault) {
    guard depth <= Agenda.deepest else { throw .tooDeep }
    guard !items.isEmpty else { throw .empty }
    for item in items {
      switch item {
      case .step(let step):
        guard Duration.zero...Duration.longest ~= step.length else { throw .tooLong }
        count += 1
        length += step.length
      case .group(_, let times, let items):
        let inner = try Measure(items, depth: depth + 1)
        guard times > 0 else { throw .badCount(times) }
        // Here neither product can overflow: there is a step in each round, and no round is longer than all may be.
        guard times <= Agenda.mostSteps else { throw .tooManySteps }
        count += inner.count * times
        length += inner.length * times
      }
      guard count <= Agenda.mostSteps else { throw .tooManySteps }
      guard length <= .longest else { throw .tooLong }
    }
  }
}
