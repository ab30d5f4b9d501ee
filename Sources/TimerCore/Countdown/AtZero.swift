/// What a run does when nothing is left.
public enum AtZero: String, CaseIterable, Hashable, Sendable {
  /// It is finished.
  case stop
  /// The next run begins at that very instant.
  case loop
  /// It goes on below zero until someone stops it.
  case overtime
}
