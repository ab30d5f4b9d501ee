extension OptionTable {
  static let input = OptionGroup(
    title: "Hands and programs",
    options: [
      CommandOption(
        "keys", .name("FILE", example: "keys.txt", completion: .file), standard: "none",
        help: "Bind keys, buttons and gestures as this file says, one a line: ctrl+space = restart"
      ) { $0.keysPath = $1 },
      CommandOption(
        "pads", .name("FILE", example: "gamecontrollerdb.txt", completion: .file),
        standard: "none", help: "Know the gamepads that this file describes, as SDL writes them"
      ) { $0.padsPath = $1 },
      CommandOption(
        "lock", .commandNames, standard: "everything",
        help: "Let hands give these commands only; what comes on standard input is free"
      ) { $0.lockedCommands = $1 },
      CommandOption(
        "lock-escape", .name("KEYS", example: "ctrl+alt+l"), standard: "ctrl+alt+l",
        help: "The keys that lift the lock, and put it on again"
      ) { $0.lockEscape = $1 },
      CommandOption(
        "commands", help: "Take commands from standard input, one a line: add 1m"
      ) { $0.readsCommands = true },
    ])
}

extension ValueSyntax where Value == Set<String> {
  /// Names of commands, or none.
  static var commandNames: Self {
    Self("COMMAND,…|none", example: "toggle,add") { (text) throws(ValueError) in
      if text == "none" { return [] }
      var names: Set<String> = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let name = String(part)
        guard CommandTable.names.contains(name) else {
          let hint = nearest(to: name, among: CommandTable.names).map { ", did you mean \($0)?" }
          throw ValueError(
            "\(quoted(name)) is not a command\(hint ?? "")",
            advice: "give names like toggle,add, or none")
        }
        names.insert(name)
      }
      return names
    }
  }
}
