import TimerCore

/// Why the display did not carry out a command; nothing has changed then.
struct Declined: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// A command that needs something which isn't there.
  static func missing(_ command: Command, _ what: String) -> Declined {
    Declined("“\(command.name)” means nothing here: \(what).")
  }
}
