extension OptionTable {
  static let reactions = OptionGroup(
    title: "Reactions",
    options: [
      CommandOption(
        "react", .reaction, standard: "none", isRepeated: true,
        help:
          "Change a look at moments of the run, for a time or for good; may be given several times"
      ) { $0.reactions.append($1) },
      CommandOption(
        "threshold", .threshold, standard: "none", isRepeated: true,
        help:
          "Change looks, show a message or play a sound from where so much is left; may be given several times"
      ) { $0.thresholds.append($1) },
      CommandOption(
        "steady",
        help:
          "Let what comes each second stay in force throughout, and nothing pulse, for who must not see it flash"
      ) { $0.isSteady = true },
    ])
}
