/// The text of `tminus config`: every key, what holds for it, and who says so.
enum SettingsListing {
  /// Returns settings as a settings file that says the same; what holds by default stands in comments.
  static func text(_ settings: EffectiveSettings) -> String {
    var text =
      "// What holds, and who says so; a line without // would say the same in a settings file.\n"
    for file in settings.files { text += "// looked for: \(printable(file.unicodeScalars))\n" }
    text += "{\n"
    for case .key(let key, let value, let file) in settings.said.list
    where OptionTable.option(named: key.name) == nil {
      text +=
        "  \(key.name): \(value.node.text), // \(printable(file.unicodeScalars)):\(value.place)\n"
    }
    for group in OptionTable.groups { text += lines(of: group, settings.said) }
    return text + "}\n"
  }

  private static func lines(of group: OptionGroup, _ said: Statements) -> String {
    let options = group.options.filter { !FileKeyTable.commandLineOnly.contains($0.name) }
    guard !options.isEmpty else { return "" }
    return "  // \(group.title)\n" + options.map { line(of: $0, said) }.joined()
  }

  private static func line(of option: CommandOption, _ said: Statements) -> String {
    let key = FileKey.name(of: option.name)
    let given = said.list.flatMap { statements(of: key, $0) }
    guard let last = given.last else {
      return "  // \(key): \(option.standard ?? "none") (default)\n"
    }
    let counted = option.isRepeated ? given : [last]
    let values = counted.map(\.value)
    let value = values.count == 1 ? values[0] : "[\(values.joined(separator: ", "))]"
    return "  \(key): \(value), // \(counted.map(\.origin).joined(separator: ", "))\n"
  }

  /// Returns what a statement says of a key, and who says so.
  private static func statements(
    of key: String, _ statement: Statements.Statement
  ) -> [(value: String, origin: String)] {
    switch statement {
    case .option(let argument):
      return Self.key(of: argument) == key ? [(value(of: argument), origin(of: argument))] : []
    case .key(let own, let value, let file):
      guard own.name == key else { return [] }
      return value.items.map { ($0.node.text, "\(printable(file.unicodeScalars)):\($0.place)") }
    }
  }

  /// Returns the key that an option stands for, `label` for `--no-label`.
  static func key(of argument: Argument) -> String {
    let name = argument.option.name
    return FileKey.name(of: name.hasPrefix("no-") ? String(name.dropFirst(3)) : name)
  }

  /// Returns an option's value as JSON.
  static func value(of argument: Argument) -> String {
    guard let rule = argument.option.rule else {
      return argument.option.name.hasPrefix("no-") ? "false" : "true"
    }
    if rule.takesNumbers, let number = decimal(argument.value) {
      return JSONValue.number(number).description
    }
    return JSONValue.text(argument.value).description
  }

  private static func origin(of argument: Argument) -> String {
    switch argument.origin {
    case .commandLine: printable(argument.written.unicodeScalars)
    case .file(let file, let place): "\(printable(file.unicodeScalars)):\(place)"
    }
  }
}

extension JSON5Node {
  /// The value as JSON5 on one line.
  var text: String {
    switch content {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): number.written
    case .text(let text): JSONValue.text(text).description
    case .list(let nodes): "[\(nodes.map(\.text).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(JSONValue.text($0.key)): \($0.node.text)" }.joined(separator: ", "))}"
    }
  }
}
