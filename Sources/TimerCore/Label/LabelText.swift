/// The text of a label, its sign apart, since the sign stands outside the cells of the digits.
public struct LabelText: Hashable, Sendable {
  /// Whether a minus sign stands before the digits; never before zero.
  public let sign: Bool
  /// The digits with their separators: `05:00`, `9.9`, `2d 00:00:00`.
  public let digits: String

  /// Creates a text of digits, with or without a sign before them.
  public init(sign: Bool, digits: String) {
    self.sign = sign
    self.digits = digits
  }
}

extension LabelText: CustomStringConvertible {
  /// The whole text, with U+2212 for the sign: `−00:01`.
  public var description: String { sign ? "\u{2212}\(digits)" : digits }
}
