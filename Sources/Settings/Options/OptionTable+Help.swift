extension OptionTable {
  /// The text of `--help`: how the command is used, and every option in its group.
  public static var help: String {
    ([usage] + groups.map(section) + [values]).joined(separator: "\n")
  }

  static let usage = """
    tminus: a countdown as a bar and a ring

    Usage:
      tminus [OPTION…] [DURATION [TITLE]]      tminus 25m
      tminus [OPTION…] until MOMENT [TITLE]    tminus until 18:30 home
      tminus [OPTION…] TIMER + TIMER…          tminus 5m tea + 12m eggs
      tminus [OPTION…] pick                    pick the duration on the screen
      JOB | tminus progress [OPTION…]          make-backup | tminus progress --exit
      tminus demo [OPTION…]                    tminus demo --fullscreen
      tminus check FILE…                       tminus check tminus.json5
      tminus config [OPTION…]                  tminus config --theme light

    A duration is written like 90 (seconds), 5:00, 1:30:00, 1h30m, 2 days or PT1H30M. A moment is a
    time of day, a date or both: 18:30, tomorrow 8:00, 2027-01-01, 2027-01-01T00:00Z. With neither,
    what ran when the program ended goes on; if nothing did, 5 minutes wait for Space. Behind --
    everything is duration and title.

    Options can stand in settings files, too: /etc/tminus/tminus.json5, then
    ~/.config/tminus/tminus.json5, then those that --config names; --label-format is labelFormat
    there. Later ones win, and the command line wins over all. check tells all that is wrong with
    files, config what holds and who says so. --events=off takes back what files say of an option
    without a value. Saved changes are taken up while time passes.

    progress shows how far a job is, by one value a line on its standard input: 0.4 or 40%.

    Of an option given twice the last counts, but for --react. Options that contradict each other,
    or that have no effect with the others, are refused.

    """

  static let values = """
    LENGTH is points, like 10 or 10pt, or a share of the view's height, like 8%. COLOR is #rgb,
    #rrggbb, #rrggbbaa or a CSS name. PAINT is a COLOR, image:FILE (repeated in its own pixels),
    gradient:#a,#b,… (along the bar, around the ring) or ramp:#a,#b,… (by the time that is left).

    A REACTION says when, which look and its value, and for how long: "at 1m: title-color orange",
    "below 10s: progress red", "each second below 3s: thickness +2 for 0.5s", "at zero: track red",
    "each second: progress random". A look is an option from face to drawer by its name.

    Exit codes: 0 well, 64 a command line that can't be used, 66 a file that can't be read, 69 no
    screen, 73 a file that can't be written, 78 a settings file that can't be used.

    """

  private static func section(_ group: OptionGroup) -> String {
    "\(group.title)\n" + group.options.map(entry).joined()
  }

  /// Returns an option's lines: what is written on the left, what it means on the right.
  private static func entry(_ option: CommandOption) -> String {
    let (column, width) = (29, 70)
    let letter = option.letter.map { "-\($0), " } ?? "    "
    let left = "  \(letter)\(option.usage)"
    let standard = option.placeholder == nil ? nil : option.standard
    let note = standard.map { " (default: \($0))" } ?? ""
    let lines = wrapped(option.help + note, width: width)
    let indent = String(repeating: " ", count: column)
    let isLong = left.count > column - 2
    let first = isLong ? left : left + indent.dropFirst(left.count) + (lines.first ?? "")
    let rest = lines.dropFirst(isLong ? 0 : 1).map { indent + $0 }
    return ([first] + rest).map { $0 + "\n" }.joined()
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
