import SDL
import TimerCore

/// What a key, a button or the desktop asks for.
enum Request: Equatable {
  case command(Command, source: String)
  /// Another of several timers is what commands are for.
  case chooseNext
  /// The timer of a number from 1.
  case choose(Int)
  /// The window's pixels are lost or another size; show all of them.
  case redraw
  /// The window's pixels have to be made anew.
  case rebuild
  case pad(PadEvent)
}

/// The keys and buttons, and what each asks for.
struct Controls {
  /// Returns what an event asks for; nil is nothing.
  func request(_ event: InputEvent) -> Request? {
    switch event {
    case .quit:
      .command(.quit, source: "desktop")
    case .window(let change):
      request(change)
    case .displaysChanged:
      .redraw
    case .key(let key):
      choice(key) ?? command(key).map { .command($0, source: "keyboard") }
    case .pad(.button(_, let button, isDown: true)):
      command(button).map { .command($0, source: "gamepad") }
    case .pad(let event):
      .pad(event)
    case .text, .mouse, .touch:
      nil
    }
  }

  private func request(_ change: WindowEvent) -> Request? {
    switch change {
    case .exposed, .resized, .displayChanged, .restored: .redraw
    case .contentsLost: .rebuild
    case .closeRequested: .command(.quit, source: "desktop")
    case .focusGained, .focusLost, .minimised, .pointerLeft: nil
    }
  }

  private func command(_ button: PadButton) -> Command? {
    switch button {
    case .a, .start: .toggle
    case .b: .stop
    case .x: .restart
    case .y: .drawer(.toggle)
    default: nil
    }
  }

  private func choice(_ event: KeyEvent) -> Request? {
    guard event.isDown, !event.isRepeat,
      event.modifiers.isDisjoint(with: [.control, .alt, .command])
    else { return nil }
    if event.key == .tab { return .chooseNext }
    return event.symbol?.wholeNumberValue.flatMap { $0 > 0 ? .choose($0) : nil }
  }

  /// A held key asks once, and a key with Ctrl, Alt or the desktop's own key belongs to others.
  private func command(_ event: KeyEvent) -> Command? {
    guard event.isDown, !event.isRepeat, let key = event.key,
      event.modifiers.isDisjoint(with: [.control, .alt, .command])
    else { return nil }
    switch key {
    case .space, .enter, .padEnter: return .toggle
    case .r: return .restart
    case .s, .backspace: return .stop
    case .f, .f11: return .fullscreen
    case .d: return .drawer(.toggle)
    case .q, .escape: return .quit
    default: return nil
    }
  }
}
