import Views

extension OptionTable {
  static let progress = OptionGroup(
    title: "Progress, with tminus progress",
    options: [
      CommandOption(
        "value", .progress, standard: "0", help: "The progress that a snapshot shows"
      ) { $0.progressValue = $1 },
      CommandOption(
        "veil", .paint, standard: "#00000099",
        help: "Paint what lies between the background and the progress"
      ) { $0.progressVeil = $1 },
      CommandOption(
        "bar-length", .positiveLength, standard: "240", faces: [.bar],
        help: "The length of a progress with --face bar"
      ) { $0.progressBarLength = $1 },
    ])
}
