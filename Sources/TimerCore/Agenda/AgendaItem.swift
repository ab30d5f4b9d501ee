/// What an agenda is written as: steps, and groups of them that repeat.
public enum AgendaItem: Hashable, Sendable {
  case step(AgendaStep)
  /// Items that come `count` times, one round after the other, under a title of their own.
  case group(title: String?, count: Int, items: [AgendaItem])
}
