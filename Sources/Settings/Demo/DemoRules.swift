/// Which options `tminus demo` takes, and which of them go together.
enum DemoRules {
  /// The options that change nothing else.
  private static let own = Set(OptionTable.demo.options.map(\.name))

  /// The options that change something of a demonstration.
  static let accepted = own.union([
    "config", "snapshot", "size", "window", "fullscreen", "display", "rotate", "mode", "scale",
  ])

  /// Throws for the first option that has no effect on a demonstration, and for two that contradict each other.
  static func check(_ said: Statements) throws(UsageError) {
    let options = said.commandLine
    if let idle = options.first(where: { !accepted.contains($0.option.name) }) {
      let names = accepted.sorted().map { "--\($0)" }
      throw UsageError("\(idle.written) has no effect on demo, which takes \(listed(names))")
    }
    if let list = options.first(where: { $0.option.name == "list" }),
      let other = options.first(where: { $0.option.name != "list" })
    {
      throw UsageError(
        "\(list.written) and \(other.written) contradict each other; leave one of them out")
    }
    try OptionRules.checkPairs(said)
  }

  /// Throws for the first option that only a demonstration takes.
  static func refuseElsewhere(_ options: [Argument]) throws(UsageError) {
    guard let idle = options.first(where: { own.contains($0.option.name) }) else { return }
    throw UsageError(
      "\(idle.written) has no effect without demo; write for example tminus demo --scene stars")
  }
}
