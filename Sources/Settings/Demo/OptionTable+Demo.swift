import Demo

extension OptionTable {
  static let demo = OptionGroup(
    title: "Demonstration, with tminus demo",
    options: [
      CommandOption("list", help: "Print the names of the scenes, one a line") {
        $0.demo.lists = true
      },
      CommandOption(
        "scene", ValueSyntax<DemoScene>.choice(named: "NAME"), standard: "all, one after the other",
        help: "Play this scene only"
      ) { $0.demo.scene = $1 },
      CommandOption(
        "at", .duration, standard: "0", help: "The moment of the scene that a snapshot shows"
      ) { $0.demo.time = $1 },
    ])
}
