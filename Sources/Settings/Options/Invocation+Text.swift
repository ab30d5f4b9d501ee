extension Invocation {
  /// The program's version.
  public static let version = "0.1.0"

  /// What is to be printed, with its line end, where that is all that is asked for; else nil.
  public var text: String? {
    switch action {
    case .help: OptionTable.help
    case .version: "tminus \(Self.version)\n"
    case .manual: OptionTable.manual
    case .completion(let shell): OptionTable.completion(for: shell)
    case .check, .listSettings, .show, .snapshot, .dryRun, .progress, .demo: nil
    }
  }
}
