import TimerCore
import Views

extension OptionTable {
  static let text = OptionGroup(
    title: "Label and title",
    options: [
      CommandOption("label", standard: "on", help: "Show the time in digits") {
        $0.look.label.shown = true
      },
      CommandOption("no-label", help: "Hide the time in digits") { $0.look.label.shown = false },
      CommandOption(
        "label-format", .choice, standard: "auto",
        help: "Which parts of the time to show; auto has hours for a run of an hour or more"
      ) { draft, style in
        draft.look.label.format = LabelFormat(
          style, tenthsWithin: draft.look.label.format.tenthsWithin)
      },
      CommandOption(
        "tenths", .whole("SECONDS", in: 1...3600, example: "10"), standard: "none",
        help: "Show tenths in so many last seconds"
      ) { draft, seconds in
        draft.look.label.format = LabelFormat(
          draft.look.label.format.style, tenthsWithin: seconds)
      },
      CommandOption("label-color", .color, standard: "the theme's", help: "The label's colour") {
        ($0.look.label.color, $0.look.label.overtimeColor) = ($1, nil)
      },
      CommandOption(
        "overtime-color", .color, standard: "the theme's, or the label's",
        help: "The label's colour once time is past zero"
      ) { $0.overtimeColor = $1 },
      CommandOption(
        "end-time", help: "Show below the label when the run ends, by the display's clock"
      ) { $0.look.label.showsEnd = true },
      CommandOption(
        "label-size", .positiveLength, standard: "as large as fits",
        help: "The height of the label's letters"
      ) { $0.look.label.size = $1 },
      CommandOption(
        "label-weight", .weight, standard: "light", help: "How heavy the label's letters are"
      ) { $0.look.label.weight = $1 },
      CommandOption("title-color", .color, standard: "the theme's", help: "The title's colour") {
        $0.look.title.color = $1
      },
      CommandOption(
        "title-size", .positiveLength, standard: "as large as fits",
        help: "The height of the title's letters"
      ) { $0.look.title.size = $1 },
      CommandOption(
        "title-weight", .weight, standard: "regular", help: "How heavy the title's letters are"
      ) { $0.look.title.weight = $1 },
      CommandOption(
        "font", .name("FAMILY|FILE", example: "\"DejaVu Sans\"", completion: .file),
        standard: "the system's",
        help: "Set label and title in this family, or in this font file"
      ) { $0.look.label.font = $1 },
    ])

  static let program = OptionGroup(
    title: "About the program",
    options: [
      CommandOption("help", letter: "h", standard: nil, help: "List all options") { _ in },
      CommandOption(
        "config", .name("FILE", example: "tminus.json5", completion: .file),
        standard: "none beside the system's and the user's", isRepeated: true,
        help: "Read this settings file after the others; none reads no others"
      ) { _, _ in },
      CommandOption("version", letter: "V", standard: nil, help: "Print the version") { _ in },
      CommandOption(
        "manual", standard: nil, help: "Print the manual page, as troff that man -l reads"
      ) { _ in },
      CommandOption(
        "completion", .choice, help: "Print a script that completes the command line in this shell"
      ) { $0.completion = $1 },
    ])
}
