extension OptionTable {
  /// Returns the script that completes the command line in a shell.
  public static func completion(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletion
    case .zsh: zshCompletion
    case .fish: fishCompletion
    }
  }

  /// Returns a command that lists the zones of a time zone database.
  private static func zoneLister(folder: String) -> String {
    #"awk '$1 == "Z" { print $2 } $1 == "L" { print $3 }' \#(folder)/tzdata.zi 2>/dev/null"#
  }

  /// The words that may stand first and are no duration.
  private static let commands = ["until", "pick", "progress", "demo", "check", "config"]

  private static var bashCompletion: String {
    let names = all.map { "--\($0.name)" }.joined(separator: " ")
    let zones = zoneLister(folder: "${TZDIR:-/usr/share/zoneinfo}")
    let cases = all.filter { $0.placeholder != nil }.map { option in
      let pattern = "--\(option.name)" + (option.letter.map { "|-\($0)" } ?? "")
      let reply =
        switch option.completion {
        case .none: ""
        case .words(let words):
          #"COMPREPLY=($(compgen -W '\#(words.joined(separator: " "))' -- "$current")); "#
        case .zone: #"COMPREPLY=($(compgen -W "$(\#(zones))" -- "$current")); "#
        case .file: "compopt -o default; "
        }
      return "    \(pattern)) \(reply)return ;;\n"
    }
    return #"""
      # bash completion for tminus
      _tminus() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        COMPREPLY=()
        # Bash takes the "=" of --name=value for a word of its own.
        if [[ $current == = ]]; then
          current=
        elif [[ $previous == = ]]; then
          previous=${COMP_WORDS[COMP_CWORD-2]}
        fi
        case $previous in
      \#(cases.joined())  esac
        if [[ $current == -* ]]; then
          COMPREPLY=($(compgen -W '\#(names)' -- "$current"))
        elif ((COMP_CWORD == 1)); then
          COMPREPLY=($(compgen -W '\#(commands.joined(separator: " "))' -- "$current"))
        fi
      }
      complete -F _tminus tminus

      """#
  }

  private static var zshCompletion: String {
    let lines = all.map { option in
      let help = option.help.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
      let action =
        switch option.completion {
        case .none: " "
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .file: "_files"
        case .zone: "_time_zone"
        }
      let value = option.placeholder.map { ":\($0.filter { $0 != ":" }):\(action)" } ?? ""
      let long = shellQuoted("--\(option.name)\(value.isEmpty ? "" : "=")[\(help)]\(value)")
      let short = option.letter.map { " " + shellQuoted("-\($0)[\(help)]\(value)") } ?? ""
      return "  \(long)\(short) \\\n"
    }
    return "#compdef tminus\n_arguments \\\n\(lines.joined())"
      + "  '1:duration or command:(\(commands.joined(separator: " ")))' '*:duration and title: '\n"
  }

  private static var fishCompletion: String {
    let zones = zoneLister(folder: "/usr/share/zoneinfo")
    let lines = all.map { option in
      let letter = option.letter.map { " -s \($0)" } ?? ""
      let value =
        switch option.completion {
        case .none: option.placeholder == nil ? "" : " -x"
        case .words(let words): " -x -a '\(words.joined(separator: " "))'"
        case .file: " -r -F"
        case .zone: " -x -a \(fishQuoted("(\(zones))"))"
        }
      return "complete -c tminus\(letter) -l \(option.name)\(value) -d \(fishQuoted(option.help))\n"
    }
    let words = "-n __fish_is_first_token -a '\(commands.joined(separator: " "))'"
    return "# fish completion for tminus\ncomplete -c tminus -f\ncomplete -c tminus \(words)\n"
      + lines.joined()
  }

  private static func shellQuoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
