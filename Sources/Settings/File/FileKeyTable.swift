/// Every key of settings files.
enum FileKeyTable {
  /// Keys that the command line has no option for, or that say more than their option; a part of the program adds its
  /// own here.
  static let structured = [timer, timers, agenda, thresholds, hooks]

  static let all = structured + options.map { FileKey($0) }

  /// The keys of looks, of which themes consist.
  static let looks = OptionTable.lookNames.filter { !commandLineOnly.contains($0) }
    .compactMap { OptionTable.look(named: $0) }.map { FileKey($0) }

  /// Options that say what the program is to do at all, or where settings are, and `--no-label`, which is `label: false`.
  static let commandLineOnly: Set = [
    "help", "version", "manual", "completion", "config", "agenda", "list", "scene", "at",
    "no-label",
  ]

  private static let options = OptionTable.all.filter { option in
    !commandLineOnly.contains(option.name) && !structured.contains { $0.name == option.name }
  }

  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Returns the option that a key stands for.
  static func option(key: String) -> CommandOption? { byName[key]?.option }
}
