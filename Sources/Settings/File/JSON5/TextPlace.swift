/// A place in a text: line and column, both from 1; a column is a Unicode scalar.
public struct TextPlace: Hashable, Sendable, Comparable, CustomStringConvertible {
  public var line = 1
  public var column = 1

  public init() {}

  public static func < (a: TextPlace, b: TextPlace) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }

  /// The place as compilers write it: `3:14`.
  public var description: String { "\(line):\(column)" }
}
