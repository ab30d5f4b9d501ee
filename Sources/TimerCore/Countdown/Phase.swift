/// What the remaining time means to who looks at it: a pure function of it, stored nowhere.
public enum Phase: Hashable, Sendable {
  /// No threshold has been reached.
  case normal
  /// The innermost threshold that the remaining time has reached.
  case threshold(String)
  /// Nothing is left, and the run has ended.
  case finished
  /// One whole second or more has passed since zero.
  case overtime

  /// The phase in one word: `normal`, the threshold's name, `finished`, `overtime`.
  public var name: String {
    switch self {
    case .normal: "normal"
    case .threshold(let name): name
    case .finished: "finished"
    case .overtime: "overtime"
    }
  }
}
