import Raster
import Views

extension OptionTable {
  static let star = OptionGroup(
    title: "Star",
    options: [
      starOption("star-points", .starPoints, standard: "5", help: "How many tips it has") {
        $0.points = $1
      },
      starOption(
        "star-ratio", .share(example: "0.3"), standard: "0.45",
        help: "The radius of its notches as a share of that of its tips, from 0 to 1"
      ) { $0.ratio = $1 },
      starOption(
        "star-size", .share(example: "0.8"), standard: "1",
        help: "Its size as a share of the largest that fits, from 0 to 1"
      ) { $0.size = $1 },
      starOption(
        "star-rotation", .number("DEGREES", in: -36_000...36_000, example: "36"), standard: "0",
        help: "How far it is turned clockwise; at 0 a tip is at 12 o'clock"
      ) { $0.rotation = $1 },
      starOption("star-join", .join, standard: "miter", help: "How its outline turns at a tip") {
        $0.join = $1
      },
      CommandOption(
        "star-fill", .paint, standard: "none", faces: [.star],
        help: "Paint what is within its outline"
      ) { draft, fill in
        draft.look.star.fill = fill
        draft.look.fillsStar = true
      },
      starOption(
        "star-border", .paint, standard: "none", help: "Paint a round border, which it lies within"
      ) { star, fill in
        star.border = BorderLook(width: star.border?.width ?? BorderLook().width, fill: fill)
      },
      starOption(
        "star-border-width", .length, standard: "5", help: "The width of that border"
      ) { star, width in
        star.border = BorderLook(width: width, fill: star.border?.fill ?? BorderLook().fill)
      },
    ])

  private static func starOption<Value>(
    _ name: String, _ syntax: ValueSyntax<Value>, standard: String, help: String,
    set: @escaping @Sendable (inout StarLook, Value) -> Void
  ) -> CommandOption {
    CommandOption(name, syntax, standard: standard, faces: [.star], help: help) { draft, value in
      set(&draft.look.star, value)
    }
  }
}
