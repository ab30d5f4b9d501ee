/// Everything that was said about a display: by settings files, later ones after earlier ones, then by the command line.
struct Statements: Sendable {
  /// What is said in one place.
  enum Statement: Sendable {
    case option(Argument)
    case key(FileKey, SettingsValue, file: String)
  }

  private(set) var list: [Statement]

  /// The options that count, the command line's last.
  var options: [Argument] {
    list.compactMap { if case .option(let argument) = $0 { argument } else { nil } }
  }

  /// The names of the options and keys of which anything is said.
  var names: Set<String> { Set(list.map(\.name)) }

  /// The options of the command line.
  var commandLine: [Argument] { options.filter { $0.origin == .commandLine } }

  /// Returns where the option of a name is said last, as a refusal names it.
  func place(of name: String) -> String {
    options.last { $0.option.name == name }?.place ?? "--\(name)"
  }

  /// Returns the file that says a key last, and where, as a refusal names it; nil where none does.
  func file(of key: String) -> String? {
    for case .key(let said, let value, let file) in list.reversed() where said.name == key {
      return "\(printable(file.unicodeScalars)):\(value.place)"
    }
    return nil
  }

  /// Creates what counts of files and a command line.
  ///
  /// Of what a file says, that is left out which later files or the command line contradict, and what has no effect
  /// without something that nobody said: a file is for many command lines.
  init(_ files: [SettingsFile], _ commandLine: [Argument]) {
    list = []
    for file in files {
      for entry in file.entries { add(entry, of: file.path) }
    }
    for argument in commandLine {
      guard !argument.isOff else {
        list.removeAll { $0.isOfFile && $0.name == argument.option.name }
        continue
      }
      dropContradictions(of: argument.option.name)
      list.append(.option(argument))
    }
    dropIdle()
  }

  private mutating func add(_ entry: SettingsFile.Entry, of file: String) {
    let value = entry.value
    guard let option = entry.key.option else {
      list.removeAll { $0.name == entry.key.name }
      if !value.isNull { list.append(.key(entry.key, value, file: file)) }
      return
    }
    let origin = Argument.Origin.file(file, value.place)
    func argument(_ option: CommandOption, _ text: String) -> Argument {
      Argument(option: option, written: entry.key.name, value: text, origin: origin)
    }
    if value.isNull || value.bool == false {
      list.removeAll { $0.name == option.name }
      guard value.bool == false, let off = OptionTable.opposite(of: option) else { return }
      dropContradictions(of: off.name)
      list.append(.option(argument(off, "")))
      return
    }
    dropContradictions(of: option.name)
    if option.placeholder == nil {
      list.append(.option(argument(option, "")))
    } else {
      for item in option.isRepeated ? value.items : [value] {
        list.append(.option(argument(option, item.text ?? "")))
      }
    }
  }

  /// Takes out what files say that the option of a name contradicts.
  private mutating func dropContradictions(of name: String) {
    let others = Set(
      OptionRules.contradictions.compactMap { first, second in
        first == name ? second : second == name ? first : nil
      })
    list.removeAll { $0.isOfFile && others.contains($0.name) }
  }

  /// Takes out what files say that has no effect.
  private mutating func dropIdle() {
    for (option, others, _) in OptionRules.needs {
      let names = names
      guard names.contains(option), names.isDisjoint(with: others) else { continue }
      list.removeAll { $0.isOfFile && $0.name == option }
    }
  }

  /// Leaves out what files say of an option where its value is unfit.
  mutating func drop(_ name: String, where isUnfit: (String) -> Bool) {
    list.removeAll { statement in
      guard case .option(let argument) = statement, statement.isOfFile else { return false }
      return argument.option.name == name && isUnfit(argument.value)
    }
  }

  /// Leaves out what files say of other options than these.
  mutating func keep(_ names: Set<String>) {
    list.removeAll { $0.isOfFile && !names.contains($0.name) }
  }
}

extension Statements.Statement {
  /// The name of the option, or the key.
  fileprivate var name: String {
    switch self {
    case .option(let argument): argument.option.name
    case .key(let key, _, _): key.name
    }
  }

  /// Whether it names a theme, which all others change.
  var isTheme: Bool { name == OptionTable.theme }

  fileprivate var isOfFile: Bool {
    if case .option(let argument) = self { argument.origin != .commandLine } else { true }
  }
}
