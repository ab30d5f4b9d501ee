import Raster
import Views

extension OptionTable {
  static let spinner = OptionGroup(
    title: "Spinners of pop-ups",
    options: [
      spinnerOption(
        "spinner", .choice, standard: "square",
        help: "Turn a square, whose corners become round and sharp, or a star"
      ) { $0.shape = $1 },
      spinnerOption("spinner-size", .positiveLength, standard: "20", help: "How large it is") {
        $0.size = $1
      },
      spinnerOption(
        "spinner-colors", .colors, standard: "powderblue",
        help: "Its colour, or several that it goes through in a turn"
      ) { $0.fills = $1 },
      spinnerOption(
        "spinner-border", .paint, standard: "#f7f5ef", help: "Paint the line around it"
      ) { $0.border.fill = $1 },
      spinnerOption(
        "spinner-border-width", .length, standard: "5", help: "The width of that line"
      ) { $0.border.width = $1 },
      spinnerOption(
        "spinner-turn", .duration, standard: "2s", help: "The time of a turn; at 0 it stands still"
      ) { $0.turn = $1 },
      spinnerOption(
        "spinner-points", .starPoints, standard: "5", help: "How many tips a star has"
      ) { $0.points = $1 },
      spinnerOption(
        "spinner-ratio", .share(example: "0.3"), standard: "0.45",
        help: "The radius of a star's notches as a share of that of its tips, from 0 to 1"
      ) { $0.ratio = $1 },
    ])

  private static func spinnerOption<Value>(
    _ name: String, _ syntax: ValueSyntax<Value>, standard: String, help: String,
    set: @escaping @Sendable (inout SpinnerLook, Value) -> Void
  ) -> CommandOption {
    popupOption(name, syntax, standard: standard, help: help) { popup, value in
      set(&popup.spinner, value)
    }
  }
}
