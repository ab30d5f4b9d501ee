/// Options that are listed together.
struct OptionGroup: Sendable {
  let title: String
  let options: [CommandOption]
}
