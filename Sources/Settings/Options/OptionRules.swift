import Views

/// Which options can't stand together, and which need another beside them.
enum OptionRules {
  /// Pairs that contradict each other.
  static let contradictions: [(String, String)] =
    [
      ("snapshot", "dry-run"), ("window", "fullscreen"), ("window", "mode"),
      ("overscan", "safe-area"),
      ("label", "no-label"),
      ("started", "elapsed"), ("started", "paused"), ("no-label", "label-format"),
      ("no-label", "tenths"), ("no-label", "label-color"), ("no-label", "label-size"),
      ("no-label", "label-weight"),
    ]
    + pairs(
      ["snapshot", "dry-run"],
      [
        "window", "fullscreen", "display", "events", "exit", "restore", "keys", "pads", "lock",
        "lock-escape", "commands", "stats", "output", "rotate", "burn-in-shift", "mode", "dim",
        "blank", "sound", "volume", "repeat", "mute", "speak", "on", "on-limit",
      ])

  /// Options that mean nothing unless one of others is given, and an example of both.
  static let needs: [(option: String, others: [String], example: String)] = [
    ("size", ["snapshot"], "--size 1920x1080 --snapshot out.png"),
    ("from", ["snapshot", "dry-run"], "--from 2026-03-28T20:00 --dry-run"),
    ("elapsed", ["snapshot", "dry-run", "paused"], "--elapsed 3m42s --dry-run"),
    ("value", ["snapshot"], "--value 40% --snapshot out.png"),
    ("star-border-width", ["star-border"], "--star-border-width 8 --star-border red"),
    ("popup-border-width", ["popup-border"], "--popup-border-width 2 --popup-border white"),
    ("at", ["snapshot"], "demo --scene stars --at 2.5s --snapshot out.png"),
    ("panel-radius", ["panel"], "--panel-radius 20 --panel black"),
    ("on-limit", ["on"], "--on-limit 30s --on \(HookText.example)"),
    ("lock-escape", ["lock"], "--lock-escape ctrl+f12 --lock toggle"),
    (
      "steady", ["react", "threshold", "thresholds"], "--steady --react \"\(ReactionText.example)\""
    ),
    ("background-fit", ["background"], "--background-fit cover --background image:sea.jpg"),
  ]

  /// Throws for the first two options that contradict each other, or the first without effect.
  ///
  /// What settings files say counts as said, but is never refused here.
  static func check(_ said: Statements, _ draft: InvocationDraft) throws(UsageError) {
    let options = said.commandLine
    try ProgressRules.refuseElsewhere(options)
    try DemoRules.refuseElsewhere(options)
    try checkPairs(said)
    let isGiven = said.options.contains { $0.option.name == "face" }
    try checkFace(options, draft.look.face, isGiven: isGiven)
    try checkBackground(draft)
    try checkSound(options, draft.screen.sound)
  }

  static func checkPairs(_ said: Statements) throws(UsageError) {
    let written = Dictionary(
      said.commandLine.map { ($0.option.name, $0.written) }, uniquingKeysWith: { $1 })
    let all = said.names
    for (first, second) in contradictions {
      guard let first = written[first], let second = written[second] else { continue }
      throw UsageError("\(first) and \(second) contradict each other; leave one of them out")
    }
    for (option, others, example) in needs {
      guard let option = written[option], all.isDisjoint(with: others)
      else { continue }
      let names = listed(others.filter { OptionTable.option(named: $0) != nil }.map { "--\($0)" })
      throw UsageError("\(option) has no effect without \(names); write for example \(example)")
    }
  }

  private static func checkFace(
    _ options: [Argument], _ face: Face, isGiven: Bool
  ) throws(UsageError) {
    guard let idle = options.first(where: { !$0.option.faces.contains(face) }) else { return }
    let fit = Face.allCases.filter(idle.option.faces.contains).map { "--face \($0.rawValue)" }
    throw UsageError(
      "\(idle.written) has no effect with --face \(face.rawValue)"
        + "\(isGiven ? "" : ", which is the default"); use \(listed(fit))")
  }

  static func checkBackground(_ draft: InvocationDraft) throws(UsageError) {
    guard draft.backgroundFit != nil else { return }
    if case .image = draft.look.background { return }
    throw UsageError(
      "--background-fit has no effect on a --background without a picture;"
        + " write for example --background-fit cover --background image:sea.jpg")
  }

  private static func pairs(_ a: [String], _ b: [String]) -> [(String, String)] {
    a.flatMap { first in b.map { (first, $0) } }
  }
}
