public import TimerCore

extension CommandTable {
  /// Returns the line that writes a command, and reads back as the same.
  public static func line(_ command: Command) -> String {
    ([command.name] + arguments(command)).joined(separator: " ")
  }

  private static func arguments(_ command: Command) -> [String] {
    switch command {
    case .add(let change): [change.entryText]
    case .set(let length): [length.entryText]
    case .seek(let share): ["\(share)"]
    case .speed(let percent): ["\(percent)%"]
    case .go(let step): ["\(step + 1)"]
    case .message(let text): text.isEmpty ? [] : [word(text)]
    case .drawer(let way): [way.rawValue]
    case .look(let name, let value): [word(name), word(value)]
    case .mode(let mode): [word(mode)]
    case .progress(let value): ["\(value)"]
    case .volume(let change): [VolumeText.text(change)]
    case .timer(let choice): [text(choice)]
    case .popup(let popup): words(popup)
    case .start, .pause, .resume, .toggle, .restart, .stop, .finish, .next, .back, .mute,
      .blackout, .fullscreen, .help, .hide, .show, .quit, .leave:
      []
    }
  }

  private static func text(_ choice: Command.TimerChoice) -> String {
    switch choice {
    case .next: "next"
    case .previous: "previous"
    case .all: "all"
    case .number(let number): "\(number)"
    }
  }

  private static func words(_ popup: Command.Popup) -> [String] {
    let texts = [popup.title, popup.title == nil ? nil : popup.body].compactMap { $0 }
    let options =
      (popup.spinner ? ["--spinner"] : []) + (popup.time.map { ["--for", $0.entryText] } ?? [])
    let needsSign = texts.contains { $0.hasPrefix("--") }
    return options + (needsSign ? ["--"] : []) + texts.map(word)
  }

  /// Returns a text as one word, in quotes where it would be taken for several or for something else.
  private static func word(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && !text.hasPrefix("--") && !text.contains { " \t\"\\".contains($0) }
    if isPlain { return text }
    return "\"" + text.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
