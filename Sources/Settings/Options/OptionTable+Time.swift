extension OptionTable {
  static let time = OptionGroup(
    title: "Time",
    options: [
      CommandOption(
        "title", letter: "t", .text("TEXT", example: "Break"),
        help: "Show a title above the time; words behind the duration are one, too"
      ) { $0.title = $1.isEmpty ? nil : $1 },
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
        "zone", .name("NAME", example: "Europe/Berlin", completion: .zone),
        standard: "the machine's",
        help: "Read times of day in this time zone"
      ) { $0.zone = $1 },
      CommandOption(
        "language", .language, standard: "the environment's",
        help: "The language of all that the display says; en-US has times with twelve hours"
      ) { $0.language = $1 },
    ])
}
