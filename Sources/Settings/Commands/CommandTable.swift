public import TimerCore

/// Every command as it is written on a line, in a key map, or by a program.
///
/// Reading a command, and the table in the README, are made from this table.
public enum CommandTable {
  static let all = run + change + display + leave

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The names of all commands.
  public static let names = all.map(\.name)

  /// Returns the command that a line writes.
  ///
  /// Throws ``ValueError`` that names the word that can't be used.
  public static func command(of line: String) throws(ValueError) -> Command {
    try command(words: CommandWords.words(of: line))
  }

  /// Returns the command that words write, its name first.
  ///
  /// Throws ``ValueError`` that names the word that can't be used.
  public static func command(words: [String]) throws(ValueError) -> Command {
    guard let name = words.first else {
      throw ValueError("an empty line is no command", advice: "write one like toggle or add 1m")
    }
    guard let syntax = byName[name] else {
      let hint = nearest(to: name, among: names).map { ", did you mean \($0)?" } ?? ""
      throw ValueError(
        "\(quoted(name)) is not a command\(hint)", advice: "write one like toggle or add 1m")
    }
    return try syntax.read(Array(words.dropFirst()))
  }

  /// Returns the table of all commands for the README.
  public static func markdown() -> String {
    let head = ["| command | does |", "|---|---|"]
    let rows = all.map { "| `\(OptionTable.escaped($0.usage))` | \($0.help) |" }
    return (head + rows).map { $0 + "\n" }.joined()
  }
}
