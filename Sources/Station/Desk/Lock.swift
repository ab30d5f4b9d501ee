import SDL
import Settings
import TimerCore

/// What hands may do on a display that is locked; programs are not held back by it.
struct Lock {
  /// The names of the commands that hands may give.
  let allowed: Set<String>
  /// The keys that lift the lock, and put it on again.
  let escape: Binding
  private(set) var isOn = true

  init(_ options: LockOptions) {
    allowed = options.commands
    // A command line with keys that there aren't was refused.
    escape = (try? Binding(text: options.escape)) ?? .key(.l, [.control, .alt])
  }

  /// Lifts the lock or puts it on again if a key is the one for it.
  mutating func take(_ event: KeyEvent) -> Bool {
    guard event.isDown, !event.isRepeat, let key = event.key,
      escape == .key(key, event.modifiers)
    else { return false }
    isOn.toggle()
    return true
  }

  func allows(_ command: Command) -> Bool { !isOn || allowed.contains(command.name) }
}
