/// What is shown of an agenda beside the step under way.
public struct AgendaContent: Hashable, Sendable {
  /// What comes next, or what is waited for.
  public var next: String
  /// How late or early it is.
  public var delay: String
  /// The steps' shares of the whole, in their order.
  public var shares: [Double]

  public init(next: String, delay: String, shares: [Double]) {
    (self.next, self.delay, self.shares) = (next, delay, shares)
  }
}
