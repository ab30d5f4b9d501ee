import Demo

extension Invocation {
  /// Returns what a command line whose first word is `demo` asks for.
  static func demo(
    _ list: ArgumentList, _ files: [SettingsFile]
  ) throws(UsageError) -> Invocation {
    var said = Statements(files, list.options)
    said.keep(DemoRules.accepted)
    let draft = try InvocationDraft(said)
    if list.words.count > 1 {
      let word = list.words[1]
      let scene = nearest(to: word, among: DemoScene.allCases.map(\.rawValue)) ?? "stars"
      throw UsageError("demo takes no word like \(quoted(word)); write --scene \(scene)")
    }
    try DemoRules.check(said)
    return Invocation(draft, action: .demo(try draft.demoOptions))
  }
}

extension InvocationDraft {
  fileprivate var demoOptions: DemoOptions {
    get throws(UsageError) {
      if demo.lists { return .list }
      guard let path = snapshotPath else {
        return .show(
          demo.scene,
          screen)
      }
      guard let scene = demo.scene else {
        throw UsageError(
          "--snapshot needs to know the scene; write for example"
            + " demo --scene stars --at 2.5s --snapshot out.png")
      }
      return .snapshot(scene, at: demo.time, path: path, size: snapshotSize)
    }
  }
}
