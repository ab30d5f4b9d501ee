/// What is true of an agenda at one instant.
public struct AgendaReading: Hashable, Sendable {
  /// How the plan stands where nothing is under way.
  public enum Waiting: Hashable, Sendable {
    /// For the scheduled start.
    case start
    /// For somebody to go on to the next step.
    case next
  }

  /// The place of the step under way, from 0.
  public let place: Int
  /// How many steps there are.
  public let count: Int
  /// The step under way.
  public let step: AgendaStep
  public let round: Agenda.Round?
  /// The step that comes next; nil for the last.
  public let next: AgendaStep?
  /// The place of the next step, from 0.
  public let nextPlace: Int?
  public let waiting: Waiting?
  /// How much later than planned the whole will end, to the second; negative is earlier.
  public let delay: Duration
  /// Whether the delay grows while time stands still for the step.
  public let isSlipping: Bool
  /// The share of the whole plan that has passed, 0…1.
  public let progress: Double
}
