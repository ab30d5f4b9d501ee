/// How the time label is written. (Replaced when the core lands.)
public enum LabelFormat: String, Hashable, Sendable, CaseIterable {
  case auto
  case minutesSeconds = "mm:ss"
  case hoursMinutesSeconds = "hh:mm:ss"
}
