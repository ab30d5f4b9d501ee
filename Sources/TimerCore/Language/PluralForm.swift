/// The form that a word takes behind a number.
public enum PluralForm: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other
}
