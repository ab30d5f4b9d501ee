import TimerCore

/// How a command is written, and read.
struct CommandSyntax: Sendable {
  let name: String
  /// What stands behind the name: `±DURATION`; empty for a command that takes nothing.
  let arguments: String
  /// A line that is accepted.
  let example: String
  /// What the command does, as one sentence without its full stop.
  let help: String
  /// Returns the command that the words behind the name make, or throws what is wrong with them.
  let read: @Sendable ([String]) throws(ValueError) -> Command

  /// Creates a command that takes nothing.
  init(_ command: Command, help: String) {
    name = command.name
    (arguments, example, self.help) = ("", command.name, help)
    read = { (words) throws(ValueError) in
      guard words.isEmpty else {
        throw ValueError(
          "\(command.name) takes nothing like \(quoted(words[0]))", advice: "write it alone")
      }
      return command
    }
  }

  /// Creates a command with a value; its words are one text.
  init(
    _ name: String, _ arguments: String, example: String, help: String,
    read: @escaping @Sendable (String) throws(ValueError) -> Command
  ) {
    self.init(name, words: arguments, example: example, help: help) {
      (words) throws(ValueError) in
      guard !words.isEmpty else {
        throw ValueError("\(name) needs a value", advice: "write for example \(name) \(example)")
      }
      return try read(words.joined(separator: " "))
    }
  }

  /// Creates a command from words.
  init(
    _ name: String, words arguments: String, example: String, help: String,
    read: @escaping @Sendable ([String]) throws(ValueError) -> Command
  ) {
    (self.name, self.arguments, self.help) = (name, arguments, help)
    self.example = "\(name) \(example)"
    self.read = read
  }

  /// The command as it is written: `add ±DURATION`.
  var usage: String { arguments.isEmpty ? name : "\(name) \(arguments)" }
}
