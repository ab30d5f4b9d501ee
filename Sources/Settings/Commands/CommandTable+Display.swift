import TimerCore

extension CommandTable {
  static let display = [
    CommandSyntax(
      "look", words: "NAME VALUE", example: "progress orange",
      help: "Give a look another value: an option's, on or off, or default"
    ) { (words) throws(ValueError) in
      guard words.count >= 2 else {
        throw ValueError(
          "look needs a name and a value", advice: "write for example look progress orange")
      }
      return .look(name: words[0], value: words.dropFirst().joined(separator: " "))
    },
    CommandSyntax(
      "mode", "straight|backwards|reflection", example: "backwards",
      help: "Change which end of the bar moves; not while time is counted"
    ) { (text) throws(ValueError) in .mode(text) },
    CommandSyntax(
      "message", words: "[TEXT]", example: "Two minutes left",
      help: "Show a line of text until the next one; without a text take it away"
    ) { (words) throws(ValueError) in .message(words.joined(separator: " ")) },
    CommandSyntax(
      "popup", words: "[TITLE [BODY]] [--spinner] [--for DURATION]",
      example: "Break \"Back at ten\" --for 5s",
      help: "Show a pop-up for a time or until the next one; with nothing take it away"
    ) { (words) throws(ValueError) in .popup(try popup(words)) },
    CommandSyntax(.hide, help: "Hide bar, ring, label and title"),
    CommandSyntax(.show, help: "Show them again"),
    CommandSyntax(.blackout, help: "Darken the whole screen, or light it again"),
    CommandSyntax(.mute, help: "Silence every sound, or let it be heard again"),
    CommandSyntax(
      "volume", "PERCENT|±PERCENT", example: "-5%",
      help: "Make sounds so loud, or louder or softer by so much"
    ) { (text) throws(ValueError) in .volume(try VolumeText.change(text)) },
    CommandSyntax(
      "drawer", "open|close|toggle", example: "open", help: "Pull the drawer open, or push it shut"
    ) { (text) throws(ValueError) in
      .drawer(try ValueSyntax<Command.DrawerMotion>.choice.read(text))
    },
    CommandSyntax(.help, help: "Show which key does what, or hide it again"),
    CommandSyntax(.fullscreen, help: "Fill the screen, or go back into a window"),
  ]

  static let leave = [
    CommandSyntax(.leave, help: "Leave a window; on a whole screen ask first"),
    CommandSyntax(.quit, help: "Leave"),
  ]

  private static func popup(_ words: [String]) throws(ValueError) -> Command.Popup {
    var texts: [String] = []
    var (spinner, time) = (false, Duration?.none)
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--spinner": spinner = true
      case "--for":
        guard let value = rest.popFirst() else {
          throw ValueError("--for needs a duration", advice: "write for example --for 5s")
        }
        time = try Duration(text: value)
      case "--":
        texts += rest
        rest = []
      case let option where option.hasPrefix("--"):
        throw ValueError(
          "popup has no option \(quoted(option))",
          advice: "give --spinner or --for 5s; behind -- all is text")
      default: texts.append(word)
      }
    }
    guard texts.count <= 2 else {
      throw ValueError(
        "\(quoted(texts[2])) is a third text", advice: "write a title and a body in quotes")
    }
    return Command.Popup(
      title: texts.first, body: texts.dropFirst().first, spinner: spinner, for: time)
  }
}
