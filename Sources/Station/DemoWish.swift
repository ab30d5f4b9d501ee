import SDL

/// What a key asks of the demonstration.
enum DemoWish: Hashable {
  case next, back, restart, fullscreen, leave

  /// Creates what a key asks for; nil is nothing.
  ///
  /// | key | asks for |
  /// |---|---|
  /// | Right, Space, Page down | the next scene |
  /// | Left, Page up | the scene before |
  /// | R | the scene from its beginning |
  /// | F, F11 | the whole screen, or a window again |
  /// | Q, Esc | the end |
  init?(_ event: KeyEvent) {
    // A held key asks once, and a key with Ctrl, Alt or the desktop's own key belongs to others.
    guard event.isDown, !event.isRepeat, let key = event.key,
      event.modifiers.isDisjoint(with: [.control, .alt, .command])
    else { return nil }
    switch key {
    case .right, .space, .pageDown: self = .next
    case .left, .pageUp: self = .back
    case .r: self = .restart
    case .f, .f11: self = .fullscreen
    case .q, .escape: self = .leave
    default: return nil
    }
  }
}
