/// The modifier keys held, left or right.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let shift = Modifiers(rawValue: 1)
  public static let control = Modifiers(rawValue: 2)
  public static let alt = Modifiers(rawValue: 4)
  /// The key with the window or apple.
  public static let command = Modifiers(rawValue: 8)
}
