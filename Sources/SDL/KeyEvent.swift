/// A key that went down or up.
public struct KeyEvent: Hashable, Sendable {
  /// The key by its place on the keyboard; nil for keys without a name here.
  public let key: Key?
  /// The character the key gives in the user's layout, without modifiers; nil for keys that give none.
  public let symbol: Character?
  public let modifiers: Modifiers
  public let isDown: Bool
  /// Whether it is the keyboard's repetition of a key held down.
  public let isRepeat: Bool

  public init(
    key: Key?, symbol: Character?, modifiers: Modifiers = [], isDown: Bool = true,
    isRepeat: Bool = false
  ) {
    self.key = key
    self.symbol = symbol
    self.modifiers = modifiers
    self.isDown = isDown
    self.isRepeat = isRepeat
  }
}
