import Views

extension Invocation {
  /// Returns what a command line whose first word is `progress` asks for.
  static func progress(
    _ list: ArgumentList, _ files: [SettingsFile]
  ) throws(UsageError) -> Invocation {
    var said = Statements(files, list.options)
    said.keep(ProgressRules.accepted)
    said.drop("face") { ProgressLook.Face(rawValue: $0) == nil }
    let draft = try InvocationDraft(said)
    if list.words.count > 1 {
      throw UsageError(
        "progress takes no word like \(quoted(list.words[1])); its values come on standard input,"
          + " and a title is --title TEXT")
    }
    try ProgressRules.check(said, draft)
    let written = Set(said.options.map(\.option.name))
    let options = ProgressOptions(
      look: ProgressLook(draft, written: written), output: draft.progressOutput)
    return Invocation(
      draft, looks: LookSettings(said.options, draft), action: .progress(options))
  }
}

extension InvocationDraft {
  fileprivate var progressOutput: ProgressOptions.Output {
    if let path = snapshotPath {
      return .snapshot(path: path, size: snapshotSize, value: progressValue ?? 0)
    }
    return .screen(
      screen)
  }
}
