extension LabelFormat {
  /// The fields that whole seconds are split into.
  enum Scale {
    case minutesSeconds
    case hoursMinutesSeconds
    case daysHoursMinutesSeconds

    /// Creates the fields of a style in a run of `totalSeconds` seconds, rounded up.
    init(style: Style, totalSeconds: Int) {
      switch style {
      case .minutesSeconds: self = .minutesSeconds
      case .hoursMinutesSeconds: self = .hoursMinutesSeconds
      case .days where totalSeconds >= 86_400: self = .daysHoursMinutesSeconds
      case .auto, .days, .minutes, .percent, .words:
        self = totalSeconds >= 3600 ? .hoursMinutesSeconds : .minutesSeconds
      }
    }

    /// Returns the fields of a number of seconds that is not negative.
    func text(of seconds: Int, in language: Language = .english) -> String {
      switch self {
      case .minutesSeconds:
        return "\(pair(seconds / 60)):\(pair(seconds % 60))"
      case .hoursMinutesSeconds:
        return "\(pair(seconds / 3600)):\(pair(seconds / 60 % 60)):\(pair(seconds % 60))"
      case .daysHoursMinutesSeconds:
        let rest = Scale.hoursMinutesSeconds.text(of: seconds % 86_400)
        return language[.shortDays, ["n": String(seconds / 86_400), "time": rest]]
      }
    }

    private func pair(_ number: Int) -> String {
      number < 10 ? "0\(number)" : String(number)
    }
  }
}
