extension OptionTable {
  static let time = OptionGroup(
    title: "Time",
    options: [
      CommandOption(
        "title", letter: "t", .text("TEXT", example: "Break"),
        help: "Show a title above the time; words behind the duration are one, too"
      ) { $0.title = $1.isEmpty ? nil : $1 },
      CommandOption(
        "agenda", .agenda,
        help: "Go through steps one after the other: debate, intervals, pomodoro, talk, or a file"
      ) { ($0.agenda, $0.namesAgenda) = ($1, true) },
      CommandOption(
        "up",
        help: "Count up, to the duration if there is one"
      ) { $0.countsUp = true },
      CommandOption(
        "paused",
        help: "Wait for Space before time passes; with --elapsed, paused after so much of it"
      ) { $0.isPaused = true },
      CommandOption(
        "started", .timeOrMoment, standard: "now",
        help: "Count from an earlier moment: the latest such time of day, or a date and a time"
      ) { $0.started = $1 },
      CommandOption(
        "at-zero", .choice, standard: "stop",
        help: "At zero stop, begin anew, or go on below zero"
      ) { $0.atZero = $1 },
      CommandOption(
        "restore",
        help: "Go on with what ran when the program ended; a duration counts only if nothing did"
      ) { $0.restores = true },
      CommandOption(
        "zone", .zone,
        standard: "the machine's",
        help: "Read times of day in this time zone"
      ) { $0.zone = $1 },
      CommandOption(
        "language", .language, standard: "the environment's",
        help: "The language of all that the display says; en-US has times with twelve hours"
      ) { $0.language = $1 },
    ])
}

extension ValueSyntax where Value == String {
  /// The name of a time zone that the machine knows.
  fileprivate static var zone: Self {
    Self("NAME", example: "Europe/Berlin", completion: .zone) { (text) throws(ValueError) in
      try ValueError.check(zone: text)
      return text
    }
  }
}

extension ValueError {
  /// Throws what is wrong with the name of a time zone.
  static func check(zone name: String) throws(ValueError) {
    do { _ = try SystemZone(named: name) } catch {
      throw ValueError(error.reason, advice: error.advice)
    }
  }
}
