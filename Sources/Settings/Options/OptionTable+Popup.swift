import Raster
import Views

extension OptionTable {
  static let popup = OptionGroup(
    title: "Pop-ups, which tell the end, a pause and messages",
    options: [
      popupOption("popup-panel", .paint, standard: "the theme's", help: "Paint the panel") {
        $0.panel = $1
      },
      popupOption("popup-radius", .length, standard: "10", help: "Round the panel's corners") {
        $0.radius = $1
      },
      popupOption(
        "popup-padding", .length, standard: "10",
        help: "The space between the panel's sides and its contents"
      ) { $0.padding = $1 },
      popupOption(
        "popup-spacing", .length, standard: "10", help: "The space between the contents' parts"
      ) { $0.spacing = $1 },
      popupOption(
        "popup-width", .positiveLength, standard: "400", help: "How wide the panel may become"
      ) { $0.widest = $1 },
      popupOption(
        "popup-border", .paint, standard: "none", help: "Paint a line along the panel's edge"
      ) { popup, fill in
        popup.border = BorderLook(width: popup.border?.width ?? BorderLook().width, fill: fill)
      },
      popupOption(
        "popup-border-width", .length, standard: "5", help: "The width of that line"
      ) { popup, width in
        popup.border = BorderLook(width: width, fill: popup.border?.fill ?? BorderLook().fill)
      },
    ] + popupText("title", size: "20", weight: "bold") { change, popup in change(&popup.title) }
      + popupText("body", size: "15", weight: "regular") { change, popup in change(&popup.body) })

  /// Returns the options of a pop-up's title or body.
  ///
  /// - Parameter part: lends the part's style to a change.
  private static func popupText(
    _ name: String, size: String, weight: String,
    _ part: @escaping @Sendable ((inout TextStyle) -> Void, inout PopupLook) -> Void
  ) -> [CommandOption] {
    [
      popupOption(
        "popup-\(name)-color", .color, standard: "the theme's", help: "The \(name)'s colour"
      ) { popup, color in part({ $0.color = color }, &popup) },
      popupOption(
        "popup-\(name)-size", .positiveLength, standard: size,
        help: "The height of the \(name)'s letters"
      ) { popup, size in part({ $0.size = size }, &popup) },
      popupOption(
        "popup-\(name)-weight", .weight, standard: weight, help: "How heavy its letters are"
      ) { popup, weight in part({ $0.weight = weight }, &popup) },
      popupOption(
        "popup-\(name)-font",
        .name("FAMILY|FILE", example: "\"DejaVu Serif\"", completion: .file),
        standard: "that of --font", help: "Set the \(name) in this family, or in this font file"
      ) { popup, font in part({ $0.font = font }, &popup) },
    ]
  }

  static func popupOption<Value>(
    _ name: String, _ syntax: ValueSyntax<Value>, standard: String, help: String,
    set: @escaping @Sendable (inout PopupLook, Value) -> Void
  ) -> CommandOption {
    CommandOption(name, syntax, standard: standard, help: help) { draft, value in
      set(&draft.look.popup, value)
    }
  }
}
