extension FileKeyTable {
  static let hooks = FileKey(
    "on", hooksSchema, help: "Run these commands at these events"
  ) { value, draft, faults in
    for item in value.items { draft.hooks.hooks += hooks(item, &faults) }
  }

  /// Events with their commands as objects, or as texts like those of the option.
  private static let hooksSchema: ValueSchema = .oneOrMore(
    .either([
      .value(ValueSyntax<Hook>.hook),
      .object(
        Hook.Occasion.allCases.map {
          SchemaMember($0.rawValue, commands, help: "What is run then, one or several")
        }),
    ]), most: 1000)

  /// A line for the shell, a program with its arguments, or a list of such.
  private static let commands: ValueSchema = .either([
    .value(ValueSyntax<Hook.Command>.commandLine),
    .list(of: .either([.value(word), .list(of: .value(word), count: 1...1000)]), count: 1...1000),
  ])

  private static let word = ValueSyntax<String>.text("TEXT", example: "aplay")

  /// Returns the hooks of an object, or of a text.
  private static func hooks(_ value: SettingsValue, _ faults: inout SettingsFaults) -> [Hook] {
    guard case .object = value.node.content else { return [value.read(.hook)].compactMap { $0 } }
    return value.members.filter { !$0.value.isNull }.flatMap { name, commands in
      guard let occasion = Hook.Occasion(rawValue: name) else { return [Hook]() }
      return calls(commands).compactMap { call in
        do throws(ValueError) { return Hook(occasion, try call.command) } catch {
          faults.add(call.items.first ?? call, error)
          return nil
        }
      }
    }
  }

  /// Returns the single commands: of a list of texts only one, whose first text is the program.
  private static func calls(_ value: SettingsValue) -> [SettingsValue] {
    guard case .list(let nodes) = value.node.content else { return [value] }
    let areSeveral = nodes.contains { if case .list = $0.content { true } else { false } }
    return areSeveral ? value.items : [value]
  }
}

extension SettingsValue {
  /// The command that a line or a list of words is.
  fileprivate var command: Hook.Command {
    get throws(ValueError) {
      guard case .list = node.content else { return try HookText.command(line: text ?? "") }
      return try HookText.command(words: items.map { $0.text ?? "" })
    }
  }
}

extension ValueSyntax where Value == Hook.Command {
  /// A line for the shell.
  fileprivate static var commandLine: Self {
    Self("COMMAND", example: "aplay bell.wav") { (text) throws(ValueError) in
      try HookText.command(line: text)
    }
  }
}
