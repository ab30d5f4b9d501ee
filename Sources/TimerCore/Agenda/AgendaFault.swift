/// Why steps make no agenda.
public enum AgendaFault: Error, Hashable, Sendable {
  /// There is no step, here or in a group, that takes any time.
  case empty
  /// A group comes less than once.
  case badCount(Int)
  /// Groups lie in groups deeper than `Agenda.deepest`.
  case tooDeep
  /// With every repeat there are more than `Agenda.mostSteps`.
  case tooManySteps
  /// All together take more than 9999 days, or one takes less than nothing.
  case tooLong
}

extension AgendaFault: CustomStringConvertible {
  /// A sentence that says what was refused and what would be accepted.
  public var description: String {
    switch self {
    case .empty: "An agenda, and each of its groups, needs a step that takes some time."
    case .badCount(let count): "A group can't come \(count) times. Let it come once or more."
    case .tooDeep: "Groups lie more than \(Agenda.deepest) deep in each other. Use fewer levels."
    case .tooManySteps:
      "With all repeats an agenda has at most \(Agenda.mostSteps) steps. Repeat them less often."
    case .tooLong: "An agenda takes between 0 and 9999 days. Make its steps shorter."
    }
  }
}
