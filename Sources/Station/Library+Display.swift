import SDL
import Settings

extension Library {
  /// Returns the index of the one display that is meant; nil leaves the choice to the desktop.
  func display(_ choice: DisplayChoice?) throws -> Int? {
    switch choice {
    case nil: return nil
    case .named(let name): return try display(named: name)
    case .all: throw UsageError("--display all is for timers; name one display here")
    }
  }
}
