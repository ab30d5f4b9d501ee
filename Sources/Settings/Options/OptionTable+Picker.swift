import Raster
import Views

extension OptionTable {
  static let picker = OptionGroup(
    title: "Wheels, on which a duration is picked",
    options: [
      pickerOption(
        "picker-rows", .whole("N", in: 1...15, example: "3"), standard: "5",
        help: "How many values of a wheel are in sight, made odd"
      ) { $0.rows = $1 },
      pickerOption(
        "picker-size", .positiveLength, standard: "as suits the place",
        help: "The height of their digits"
      ) { $0.size = $1 },
      pickerOption(
        "picker-weight", .weight, standard: "light", help: "How heavy their digits are"
      ) { $0.weight = $1 },
      pickerOption(
        "picker-font", .name("FAMILY|FILE", example: "\"DejaVu Serif\"", completion: .file),
        standard: "that of --font", help: "Set them in this family, or in this font file"
      ) { $0.font = $1 },
      pickerOption("picker-color", .color, standard: "the theme's", help: "The digits' colour") {
        $0.color = $1
      },
      pickerOption(
        "picker-chosen-color", .color, standard: "the theme's",
        help: "The colour of the value on the wheel that keys turn"
      ) { $0.chosen = $1 },
      pickerOption(
        "picker-unit-color", .color, standard: "the theme's", help: "The colour of h, min and s"
      ) { $0.unitColor = $1 },
      pickerOption(
        "picker-band", .paint, standard: "the theme's", help: "Paint the band behind the values"
      ) { $0.band = $1 },
      pickerOption("picker-radius", .length, standard: "10", help: "Round the band's corners") {
        $0.radius = $1
      },
    ])

  private static func pickerOption<Value>(
    _ name: String, _ syntax: ValueSyntax<Value>, standard: String, help: String,
    set: @escaping @Sendable (inout PickerLook, Value) -> Void
  ) -> CommandOption {
    CommandOption(name, syntax, standard: standard, help: help) { draft, value in
      set(&draft.look.picker, value)
    }
  }
}
