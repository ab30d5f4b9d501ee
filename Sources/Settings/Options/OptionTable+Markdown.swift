extension OptionTable {
  /// Returns the table of all options for the README: name, value, default, meaning.
  public static func markdown() -> String {
    let head = ["| option | value | default | meaning |", "|---|---|---|---|"]
    let rows = all.map { option in
      let letter = option.letter.map { ", `-\($0)`" } ?? ""
      let value = option.placeholder.map { "`\(escaped($0))`" } ?? ""
      let cells = ["`--\(option.name)`\(letter)", value, option.standard ?? "", option.help]
      return "| \(cells.joined(separator: " | ")) |"
    }
    return (head + rows).map { $0 + "\n" }.joined()
  }

  /// Returns a text in which no bar ends a cell.
  static func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
