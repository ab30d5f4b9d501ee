extension ValueSyntax where Value == Duration {
  /// A duration, 0 included.
  static var duration: Self {
    Self(
      "DURATION", example: "3m42s",
      kind: .number(NumberBounds(range: 0...863_913_600, hasUnits: true))
    ) {
      (text) throws(ValueError) in
      try Duration(text: text)
    }
  }
}

extension ValueSyntax where Value == Moment {
  /// A date and a time.
  static var moment: Self {
    Self("MOMENT", example: "2026-03-28T20:00") { (text) throws(ValueError) in
      try Moment(text: text)
    }
  }

  /// A time of day, or a date and a time.
  static var timeOrMoment: Self {
    Self("MOMENT", example: "10:15") { (text) throws(ValueError) in
      try Moment(text: text, needsDate: false)
    }
  }
}
