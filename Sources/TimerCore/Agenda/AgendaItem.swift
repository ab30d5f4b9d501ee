/// What an agenda is written as: steps, and groups of them that repeat.
public enum AgendaItem: Hashable, Sendable {
  case step(AgendaStep)
  /// Items that come `count` times, one round after the other, under a title of their own.
  case group(title: String?, count: Int, items: [AgendaItem])

  /// Returns the item whose steps without thresholds have these.
  func having(_ thresholds: [Threshold]) -> AgendaItem {
    switch self {
    case .step(var step):
      if step.thresholds.isEmpty { step.thresholds = thresholds }
      return .step(step)
    case .group(let title, let count, let items):
      return .group(title: title, count: count, items: items.map { $0.having(thresholds) })
    }
  }
}
