import Views

/// A theme that was chosen: a built-in look, and what a theme's file changes of it.
struct ThemeChoice: Hashable, Sendable {
  /// What is changed: an option and its value as it is written.
  struct Change: Hashable, Sendable {
    let option: String
    let value: String
  }

  /// As it was chosen: a name, or a file.
  let name: String
  /// The file that describes it; nil for a built-in one.
  let file: String?
  let base: Theme
  let changes: [Change]

  /// Creates a built-in theme.
  init(_ theme: Theme) {
    (name, file, base, changes) = (theme.rawValue, nil, theme, [])
  }

  /// Creates the theme that a file describes: keys of looks, and `theme` for the built-in one that it begins with.
  init(_ file: SettingsFile, name: String) {
    (self.name, self.file) = (name, file.path)
    let base = file.entries.last { $0.key.name == OptionTable.theme }?.value.text
    self.base = base.flatMap(Theme.init) ?? .dark
    changes = file.entries.compactMap { entry in
      guard let option = entry.key.option, !entry.value.isNull else { return nil }
      guard entry.value.bool == false else {
        return Change(
          option: option.name, value: entry.value.bool == nil ? entry.value.text ?? "" : "")
      }
      return OptionTable.opposite(of: option).map {
        Change(option: $0.name, value: "")
      }
    }
  }

  /// The keys of a theme's file.
  static let keys: [FileKey] =
    [
      FileKey(
        OptionTable.theme, .value(ValueSyntax<Theme>.choice),
        help: "The built-in theme that this one begins with"
      ) { _, _, _ in }
    ] + FileKeyTable.looks.filter { $0.name != OptionTable.theme }
}

extension InvocationDraft {
  /// Begins with the looks of a theme, whatever was there.
  mutating func begin(with theme: ThemeChoice) {
    (look, frame, backgroundFit, self.theme) = (theme.base.look, nil, nil, theme)
    for change in theme.changes {
      // Its file was checked when it was read.
      try? OptionTable.option(named: change.option)?.apply(&self, change.value)
    }
  }
}
