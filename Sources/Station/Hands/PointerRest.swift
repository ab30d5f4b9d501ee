import SDL
import TimerCore

/// Whether the pointer is to be seen: it hides where it has rested for a while.
struct PointerRest {
  private(set) var isShown: Bool
  private var hides: BootInstant?

  /// How long it rests before it hides.
  static let patience = Duration.seconds(2)

  init(isShown: Bool) {
    self.isShown = isShown
  }

  private var mustTell = false
  private var place: (x: Int, y: Int)?

  /// Shows it when a mouse moves or is used; a window that appears below it is told where it is, no more.
  mutating func note(_ event: InputEvent, at now: BootInstant) {
    guard case .mouse(let mouse) = event else { return }
    if case .moved(let x, let y) = mouse {
      defer { place = (x, y) }
      guard let place, place != (x, y) else { return }
    }
    mustTell = mustTell || !isShown
    (isShown, hides) = (true, now + Self.patience)
  }

  /// Shows or hides it as suits a window that has just changed.
  mutating func rest(isShown: Bool, at now: BootInstant) {
    (self.isShown, hides) = (isShown, isShown ? now + Self.patience : nil)
  }

  /// Returns whether it has come to be shown or hidden until `now`.
  mutating func turn(at now: BootInstant) -> Bool {
    if let due = hides, due <= now {
      (isShown, hides) = (false, nil)
      mustTell = true
    }
    defer { mustTell = false }
    return mustTell
  }

  /// When it hides.
  var nextChange: BootInstant? { hides }
}
