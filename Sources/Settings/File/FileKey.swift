/// A key of settings files: what it is called, what may stand behind it, and what that changes.
///
/// Decoding, `tminus config` and the JSON Schema are made from these.
struct FileKey: Sendable {
  let name: String
  /// What it means, as one sentence without its full stop.
  let help: String
  let schema: ValueSchema
  /// The option that it stands for; nil is a key that the command line has no option for.
  let option: CommandOption?
  /// Takes over a value that the schema accepts, and adds what is wrong with it all the same.
  let read: @Sendable (SettingsValue, inout InvocationDraft, inout SettingsFaults) -> Void

  /// Creates a key that the command line has no option for.
  init(
    _ name: String, _ schema: ValueSchema, help: String,
    read:
      @escaping @Sendable (SettingsValue, inout InvocationDraft, inout SettingsFaults) -> Void
  ) {
    (self.name, self.schema, self.help, self.read) = (name, schema, help, read)
    option = nil
  }

  /// Creates the key of an option.
  init(_ option: CommandOption) {
    name = Self.name(of: option.name)
    (self.option, help) = (option, option.help)
    if let rule = option.rule {
      let single = ValueSchema.value(rule)
      schema = option.isRepeated ? .oneOrMore(single, most: 1000) : single
    } else {
      schema = .flag
    }
    read = { _, _, _ in }
  }

  /// Returns the key of an option's name: `labelFormat` of `label-format`.
  static func name(of option: String) -> String {
    let words = option.split(separator: "-")
    return words.dropFirst().reduce(words.first.map(String.init) ?? "") { name, word in
      name + word.prefix(1).uppercased() + word.dropFirst()
    }
  }
}
