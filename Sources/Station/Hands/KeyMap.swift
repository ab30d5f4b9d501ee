import SDL
import Settings
import TimerCore

/// Which command each key, button and mouse action stands for.
struct KeyMap {
  private(set) var commands: [Binding: Command]

  /// What holds where no file says anything else.
  static let standard = KeyMap(standardLines)

  private init(_ lines: [(String, String)]) {
    commands = [:]
    for (binding, command) in lines {
      // The tests read every line.
      guard let binding = try? Binding(text: binding),
        let command = try? CommandTable.command(of: command)
      else { continue }
      commands[binding] = command
    }
  }

  /// Binds what a text writes, a line each: `ctrl+space = restart`, or `space = none`.
  ///
  /// Lines that are empty or begin with # say nothing. Throws ``ValueError`` that names the line, for a name that
  /// there isn't and for two lines that bind the same.
  ///
  /// - Parameter looks: what commands that change looks are tried on.
  mutating func bind(
    lines: some Sequence<Substring>, changing looks: LookSettings = LookSettings()
  ) throws(ValueError) {
    var places: [Binding: Int] = [:]
    var number = 0
    for line in lines {
      number += 1
      guard let first = line.first(where: { $0 != " " && $0 != "\t" }), first != "#" else {
        continue
      }
      do throws(ValueError) {
        let (binding, command) = try Self.parts(line)
        if let other = places.updateValue(number, forKey: binding) {
          throw ValueError(
            "\(binding.text) is bound in line \(other), too", advice: "leave one of them out")
        }
        if let command { try Self.check(command, on: looks) }
        commands[binding] = command
      } catch {
        throw ValueError("line \(number): \(error.reason)", advice: error.advice)
      }
    }
  }

  /// Throws for a look that there isn't, and for a value that it doesn't take.
  private static func check(
    _ command: Command, on looks: LookSettings
  ) throws(ValueError) {
    var trial = looks
    switch command {
    case .look(let name, let value): try trial.set(name, to: value)
    case .mode(let mode): try trial.set(OptionTable.barMode, to: mode)
    default: break
    }
  }

  /// Returns what a line binds, nil for `none`.
  private static func parts(_ line: Substring) throws(ValueError) -> (Binding, Command?) {
    guard let sign = line.firstIndex(of: "=") else {
      throw ValueError(
        "\(quoted(String(line))) has no =", advice: "write a line like ctrl+space = restart")
    }
    let binding = try Binding(text: String(line[..<sign]))
    let words = try CommandWords.words(of: String(line[line.index(after: sign)...]))
    return (binding, words == ["none"] ? nil : try CommandTable.command(words: words))
  }

  /// Returns what a key stands for; with Shift alone, what it stands for without where nothing else is bound.
  ///
  /// A key that is held counts once, but for commands that add.
  func command(_ event: KeyEvent) -> Command? {
    guard event.isDown, let key = event.key else { return nil }
    // A modifier key is held itself when it goes down.
    let held = event.modifiers.subtracting(key.modifier)
    var command = commands[.key(key, held)]
    if command == nil, held == .shift { command = commands[.key(key, [])] }
    guard let command, !event.isRepeat || command.isRepeated else { return nil }
    return command
  }

  subscript(binding: Binding) -> Command? { commands[binding] }

  /// Returns what stands for a command: first what the standard map has, in its order, then the rest by name.
  func bindings(of command: Command) -> [Binding] {
    let bound = commands.filter { $0.value == command }.keys
    func rank(_ binding: Binding) -> (Int, String) {
      (Self.standardOrder[binding] ?? Int.max, binding.text)
    }
    return bound.sorted { rank($0) < rank($1) }
  }

  private static let standardOrder: [Binding: Int] = {
    var order: [Binding: Int] = [:]
    for (index, line) in standardLines.enumerated() {
      if let binding = try? Binding(text: line.binding) { order[binding] = index }
    }
    return order
  }()
}

extension Command {
  /// Whether a key that is held asks for it again and again.
  var isRepeated: Bool {
    switch self {
    case .add, .volume(.by): true
    default: false
    }
  }
}

extension Key {
  /// The modifier that the key itself is; none for other keys.
  fileprivate var modifier: Modifiers {
    switch self {
    case .leftShift, .rightShift: .shift
    case .leftControl, .rightControl: .control
    case .leftAlt, .rightAlt: .alt
    case .leftCommand, .rightCommand: .command
    default: []
    }
  }
}
