/// Every option of the command line.
///
/// Reading a command line, `--help`, the manual page, the table in the README and completion are all made from this table.
public enum OptionTable {
  /// The options in the order in which they are listed.
  static let groups = [
    time, screen, input, sound, hooks, picture, look, strokes, bar, ring, star, text, reactions,
    popup,
    spinner, drawer, picker, progress, demo, program,
  ]

  static let all = groups.flatMap(\.options)

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  private static let byLetter = Dictionary(
    uniqueKeysWithValues: all.compactMap { option in option.letter.map { ($0, option) } })

  /// Returns the option with exactly this name, given without its dashes; beginnings of names count for nothing.
  static func option(named name: String) -> CommandOption? { byName[name] }

  /// Returns the option that says the opposite: `--no-label` of `--label` and back; nil where there is none.
  static func opposite(of option: CommandOption) -> CommandOption? {
    let prefix = "no-"
    guard option.name.hasPrefix(prefix) else { return self.option(named: prefix + option.name) }
    return self.option(named: String(option.name.dropFirst(prefix.count)))
  }

  /// Returns the option with a short name.
  static func option(letter: Character) -> CommandOption? { byLetter[letter] }
}
