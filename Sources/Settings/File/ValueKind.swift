/// What the value of an option is in a settings file, beside a text that is written like on the command line.
enum ValueKind: Hashable, Sendable {
  /// A text only.
  case text
  /// One of a few words; a number is one where it is written like it.
  case choice([String])
  /// A number in the unit that is meant without one, or a text.
  case number(NumberBounds)
}

/// Which numbers a value may be.
struct NumberBounds: Hashable, Sendable {
  var range: ClosedRange<Double>
  /// The bound that it may not be itself.
  var excluding: Double?
  var isWhole = false
  /// Whether its texts may have a unit, or another form than a number's.
  var hasUnits = false
}
