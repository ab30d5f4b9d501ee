/// How a command is written that is run when something happens.
public enum HookText {
  static let example = "fired=\"aplay bell.wav\""

  private static let occasions = Hook.Occasion.allCases.map(\.rawValue)

  /// Returns the hook that a text writes: an event's name, `=`, and a line for the shell.
  ///
  /// Throws ``ValueError`` for an event that doesn't exist and for an empty line.
  public static func hook(of text: String) throws(ValueError) -> Hook {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw ValueError(
        "\(quoted(text)) has no = between event and command", advice: "write one like \(example)")
    }
    return Hook(try occasion(of: String(parts[0])), try command(line: String(parts[1])))
  }

  /// Returns the event with a name.
  public static func occasion(of name: String) throws(ValueError) -> Hook.Occasion {
    if let occasion = Hook.Occasion(rawValue: name) { return occasion }
    let hint = nearest(to: name, among: occasions).map { ", did you mean \($0)?" } ?? ""
    throw ValueError("\(quoted(name)) is not an event\(hint)", advice: "give \(listed(occasions))")
  }

  /// Returns the command that is a line for the shell.
  public static func command(line: String) throws(ValueError) -> Hook.Command {
    guard line.contains(where: { !$0.isWhitespace }), !line.utf8.contains(0) else {
      throw ValueError(
        "\(quoted(line)) is not a command", advice: "write one like \(example)")
    }
    return .line(line)
  }

  /// Returns the command that is a program and its arguments.
  public static func command(words: [String]) throws(ValueError) -> Hook.Command {
    guard let program = words.first, !program.isEmpty,
      !words.contains(where: { $0.utf8.contains(0) })
    else {
      throw ValueError(
        "the list names no program",
        advice: "give a program and its arguments, like [\"aplay\", \"bell.wav\"]")
    }
    return .words(words)
  }
}

extension ValueSyntax where Value == Hook {
  /// An event and what is run then.
  static var hook: Self {
    Self("EVENT=COMMAND", example: HookText.example) { (text) throws(ValueError) in
      try HookText.hook(of: text)
    }
  }
}

extension OptionTable {
  static let hooks = OptionGroup(
    title: "Commands that are run",
    options: [
      CommandOption(
        "on", .hook, standard: "none", isRepeated: true,
        help:
          "Run this line in a shell at this event, which it finds in TMINUS_EVENT and its like; may be given several times"
      ) { $0.hooks.hooks.append($1) },
      CommandOption(
        "on-limit", .hookLimit, standard: "10s",
        help: "End such a command after so long, with all that it started"
      ) { $0.hooks.limit = $1 },
    ])
}

extension ValueSyntax where Value == Duration {
  /// How long a command may take.
  fileprivate static var hookLimit: Self {
    Self("DURATION", example: "30s") { (text) throws(ValueError) in
      let limit = try Duration(text: text)
      guard Duration.milliseconds(100)...Duration.seconds(86_400) ~= limit else {
        throw ValueError(
          "\(quoted(text)) is not from 0.1 s to a day", advice: "give one like 30s")
      }
      return limit
    }
  }
}
