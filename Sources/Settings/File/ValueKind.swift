/// What the value of an option is in a settings file, beside a text that is written like on the command line.
enum ValueKind: Hashable, Sendable {
  /// A text only.
  case text
  /// One of a few words; a number is one where it is written like it.
  case choice([String])
  /// A number within bounds, of which one may be left out.
  case number(ClosedRange<Double>, excluding: Double?, isWhole: Bool)
  /// A number in the unit that is meant without one, or a text with its unit.
  case measure(ClosedRange<Double>)
}
