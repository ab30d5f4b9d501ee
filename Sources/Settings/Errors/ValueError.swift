/// Why a text can't be used as a value, wherever it was written.
public struct ValueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, naming the text: `"8x" is not a length`.
  public let reason: String
  /// What would do, with an example: `give points like 10, or a share like 8%`.
  public let advice: String

  public init(_ reason: String, advice: String) {
    self.reason = reason
    self.advice = advice
  }

  public var description: String { "\(reason); \(advice)" }
}
