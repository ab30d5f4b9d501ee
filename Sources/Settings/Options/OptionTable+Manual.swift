extension OptionTable {
  /// The manual page as troff, made from the same table as `--help`.
  public static var manual: String {
    """
    .TH TMINUS 1 "" "tminus \(Invocation.version)" "User Commands"
    .SH NAME
    tminus \\- a countdown as a bar and a ring
    .SH SYNOPSIS
    .nf
    \(usageLines(column: 0))
    .fi
    .SH DESCRIPTION
    \(paragraphs(of: usage, from: 2))
    .SH OPTIONS
    \(groups.map(manualSection).joined())\
    .SH VALUES AND EXIT STATUS
    \(paragraphs(of: values, from: 0))
    .SH EXAMPLES
    .nf
    \(usageLines(column: 1))
    .fi
    .SH FILES
    .TP
    .B $XDG_STATE_HOME/tminus/state, ~/.local/state/tminus/state
    What runs, written at each change of it; a service's is $STATE_DIRECTORY/state.
    .TP
    .B /etc/default/tminus
    The options of the service tminus.service.
    .TP
    .B /etc/tminus/tminus.json5, $XDG_CONFIG_HOME/tminus/tminus.json5, ~/.config/tminus/tminus.json5
    Settings of the machine and of the user; $TMINUS_CONFIG names one more, or is none.
    .TP
    .B ~/.config/tminus/themes
    The user's own themes, which --theme NAME finds.
    .TP
    .B /usr/share/tminus
    Patterns and backgrounds that image:NAME finds, themes, and the settings' JSON Schemas.

    """
  }

  private static func manualSection(_ group: OptionGroup) -> String {
    ".SS \(troff(group.title))\n" + group.options.map(manualEntry).joined()
  }

  private static func manualEntry(_ option: CommandOption) -> String {
    let letter = option.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
    let value = option.placeholder.map { " \\fI\(troff($0))\\fR" } ?? ""
    let standard = option.placeholder == nil ? nil : option.standard
    let note = standard.map { " (default: \($0))" } ?? ""
    return ".TP\n\(letter)\\fB\(troff("--\(option.name)"))\\fR\(value)\n"
      + "\(troff(option.help + note)).\n"
  }

  /// Returns what the lines of the help that show how the command is used say in a column.
  private static func usageLines(column: Int) -> String {
    let lines = usage.split(separator: "\n").filter { $0.hasPrefix("  ") }
    let cells = lines.map { line in
      let line = line.dropFirst(2)
      let end = line.firstRange(of: "  ")?.lowerBound ?? line.endIndex
      return column == 0 ? line[..<end] : line[end...].drop { $0 == " " }
    }
    return cells.map { troff(String($0)) }.joined(separator: "\n")
  }

  /// Returns the paragraphs of a text, but for the first few.
  private static func paragraphs(of text: String, from first: Int) -> String {
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
      .split(separator: "", omittingEmptySubsequences: true).dropFirst(first)
    return parts.map { $0.map { troff(String($0)) }.joined(separator: "\n") }
      .joined(separator: "\n.PP\n")
  }

  /// Returns a text that troff prints as it is, whatever it begins with.
  private static func troff(_ text: String) -> String {
    let body = text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "…": "..."
      default: String(character)
      }
    }.joined()
    return body.hasPrefix(".") || body.hasPrefix("'") ? "\\&\(body)" : body
  }
}
