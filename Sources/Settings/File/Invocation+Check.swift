/// A file that `check` reads.
public struct CheckedFile: Hashable, Sendable {
  public let path: String
  /// Whether it is a theme, which says looks alone.
  public let isTheme: Bool
}

extension Invocation {
  /// Returns what a command line whose first word is `check` asks for.
  static func check(_ list: ArgumentList) throws(UsageError) -> Invocation {
    let other = list.options.first { $0.option.name != OptionTable.theme }
    if let other {
      throw UsageError(
        "\(other.written) has no effect on check, which takes settings files, and themes behind --theme"
      )
    }
    let themes = list.options.map { CheckedFile(path: $0.value, isTheme: true) }
    let files = list.words.dropFirst().map { CheckedFile(path: $0, isTheme: false) } + themes
    guard !files.isEmpty else {
      throw UsageError("check needs a settings file, like check tminus.json5")
    }
    return Invocation(InvocationDraft(), action: .check(files))
  }
}

extension CheckedFile {
  /// Returns what a display with these settings, or this theme, alone would be asked for.
  ///
  /// - Throws: ``UsageError`` with all that is wrong with the file, a line each.
  public func invocation() throws(UsageError) -> Invocation {
    guard isTheme else { return try Invocation.parse(ArgumentList([]), ([], [path])).invocation }
    _ = try file()
    return try Invocation.parse(["--\(OptionTable.theme)=\(filePath)"])
  }

  /// Returns a line for each thing that the file names and that can't be used, in the order of the file.
  ///
  /// - Parameter faults: what is named, and why it can't be used.
  public func lines(_ faults: [(name: String, reason: String)]) -> [String] {
    let entries = (try? file())?.entries ?? []
    let placed = faults.map { fault in
      let value = entries.lazy.compactMap { $0.value.first(naming: fault.name) }.first
      return SettingsFault(value?.place ?? TextPlace(), path: value?.path ?? "", fault.reason)
    }
    return placed.sorted { $0.place < $1.place }.map { $0.line(in: path) }
  }

  private func file() throws(UsageError) -> SettingsFile {
    try SettingsFile(path: path, keys: isTheme ? ThemeChoice.keys : FileKeyTable.all)
  }

  /// The path as no theme's name is written.
  private var filePath: String { path.contains("/") ? path : "./\(path)" }
}

extension SettingsValue {
  /// Returns the first value within this one whose text names something.
  fileprivate func first(naming name: String) -> SettingsValue? {
    switch node.content {
    case .text(let text): text.contains(name) ? self : nil
    case .list: items.lazy.compactMap { $0.first(naming: name) }.first
    case .object: members.lazy.compactMap { $0.value.first(naming: name) }.first
    case .null, .bool, .number: nil
    }
  }
}
