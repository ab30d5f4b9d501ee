import Views

/// Which options `tminus progress` takes, and which of them go together.
enum ProgressRules {
  /// The options that change something of a progress.
  static let accepted = own.union([
    "title", "window", "fullscreen", "display", "rotate", "overscan", "safe-area", "burn-in-shift",
    "mode", "config", "scale", "events", "exit", "snapshot",
    "size",
    "face", "theme", "background", "background-fit", "opacity", "thickness", "track-thickness",
    "cap", "cap-fit", "track", "progress", "direction", "start-angle", "sweep-angle", "radius",
    "label", "no-label", "label-color", "label-size", "title-color", "title-size", "font",
    "label-weight", "title-weight", "language",
  ])

  /// The options that change nothing else.
  static let own = Set(OptionTable.progress.options.map(\.name))

  /// Throws for the first option that has no effect on a progress, and for two that contradict each other.
  static func check(_ said: Statements, _ draft: InvocationDraft) throws(UsageError) {
    let options = said.commandLine
    if let idle = options.first(where: { !accepted.contains($0.option.name) }) {
      throw UsageError("\(idle.written) has no effect on progress; leave it out")
    }
    let names = Set(said.options.map(\.option.name))
    let face = names.contains("face") ? draft.look.face : .ring
    guard let shown = ProgressLook.Face(rawValue: face.rawValue) else {
      let faces = ProgressLook.Face.allCases.map { "--face \($0.rawValue)" }
      throw UsageError(
        "--face \(face.rawValue) has no meaning for progress; use \(listed(faces))")
    }
    if let idle = options.first(where: { !$0.option.faces.contains(face) }) {
      let other = shown == .ring ? "bar" : "ring"
      let note = names.contains("face") ? "" : ", which is the default of progress"
      throw UsageError(
        "\(idle.written) has no effect with --face \(face.rawValue)\(note); use --face \(other)")
    }
    try OptionRules.checkPairs(said)
    try OptionRules.checkBackground(draft)
    let hasThickness = options.contains { $0.option.name == "track-thickness" }
    if hasThickness, !names.contains("track") {
      throw UsageError(
        "--track-thickness has no effect without --track;"
          + " write for example --track-thickness 5 --track gray")
    }
  }

  /// Throws for the first option that has an effect on a progress only.
  static func refuseElsewhere(_ options: [Argument]) throws(UsageError) {
    guard let idle = options.first(where: { own.contains($0.option.name) }) else { return }
    let needed = idle.option.name == "value" ? " --snapshot out.png" : ""
    throw UsageError(
      "\(idle.written) has no effect without progress; write for example"
        + " tminus progress \(idle.written) \(idle.option.example)\(needed)")
  }
}
