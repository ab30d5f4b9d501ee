/// A value of a JSON5 text, and where it begins.
struct JSON5Node: Sendable {
  let content: Content
  let place: TextPlace

  enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Number)
    case text(String)
    case list([JSON5Node])
    /// The members in the order in which they are written; a key may stand twice.
    case object([Member])
  }

  /// A number and how it is written.
  struct Number: Sendable {
    /// Infinite, or not a number, where it says so or is too large.
    let value: Double
    let written: String
  }

  struct Member: Sendable {
    let key: String
    /// Where the key begins.
    let place: TextPlace
    let node: JSON5Node
  }
}
