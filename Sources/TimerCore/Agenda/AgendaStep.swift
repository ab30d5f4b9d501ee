/// One step of an agenda: a run of a length, and what comes behind it.
public struct AgendaStep: Hashable, Sendable {
  /// What happens when nothing of a step is left.
  public enum End: String, CaseIterable, Hashable, Sendable {
    /// The next step begins at that very instant.
    case next
    /// Time stands still at zero until somebody goes on.
    case wait
    /// It goes on below zero until somebody goes on.
    case overtime
  }

  /// What the step is called; nil is nothing.
  public var title: String?
  /// Its length, 0 to 9999 days; a step of 0 takes no time and tells nothing.
  public var length: Duration
  public var end: End
  /// What is said when it begins; nil is nothing.
  public var message: String?
  public var thresholds: [Threshold]
  /// The number by which whoever made the agenda finds what else belongs to the step.
  public var tag: Int

  /// Creates a step.
  public init(
    _ title: String? = nil, length: Duration, end: End = .next, message: String? = nil,
    thresholds: [Threshold] = [], tag: Int = 0
  ) {
    self.title = title
    self.length = length
    self.end = end
    self.message = message
    self.thresholds = thresholds
    self.tag = tag
  }

  /// What a countdown of the step does when nothing is left.
  var atZero: AtZero { end == .overtime ? .overtime : .stop }
}
