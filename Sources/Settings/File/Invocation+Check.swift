extension Invocation {
  /// Returns what a command line whose first word is `check` asks for.
  static func check(_ list: ArgumentList) throws(UsageError) -> Invocation {
    let words = Array(list.words.dropFirst())
    if let option = list.options.first {
      throw UsageError("\(option.written) has no effect on check, which takes settings files")
    }
    guard !words.isEmpty else {
      throw UsageError("check needs a settings file, like check tminus.json5")
    }
    return Invocation(InvocationDraft(), action: .check(words))
  }
}

extension SettingsFile {
  /// Throws ``UsageError`` with all that is wrong with files, a line each.
  public static func check(_ paths: [String]) throws(UsageError) {
    if let fault = readAll((standard: [], named: paths)).fault { throw fault }
  }
}
