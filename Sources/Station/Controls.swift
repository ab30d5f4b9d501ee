import SDL
import TimerCore

/// What a key, a button or the desktop asks for.
enum Request: Equatable {
  /// Leave a window; on a whole screen, ask first.
  case leave
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

extension Request {
  /// Whether it is about the window, or about leaving, and not about time.
  var isForWindow: Bool {
    switch self {
    case .leave, .redraw, .rebuild, .pad, .command(.quit, _), .command(.fullscreen, _): true
    case .command, .chooseNext, .choose: false
    }
  }
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
      key.key == .escape && key.isPlain && !key.isRepeat
        ? .leave : choice(key) ?? command(key).map { .command($0, source: "keyboard") }
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

  /// Returns the key that a pad's button stands for where wheels are turned; nil for buttons without one.
  static func wheelKey(_ event: InputEvent) -> KeyEvent? {
    guard case .pad(.button(_, let button, isDown: true)) = event else { return nil }
    let key: Key? =
      switch button {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .a, .start: .enter
      case .b: .escape
      default: nil
      }
    return key.map { KeyEvent(key: $0, symbol: nil) }
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
    guard event.isPlain, !event.isRepeat else { return nil }
    if event.key == .tab { return .chooseNext }
    return event.symbol?.wholeNumberValue.flatMap { $0 > 0 ? .choose($0) : nil }
  }

  /// A held key asks once, and a key with Ctrl, Alt or the desktop's own key belongs to others.
  private func command(_ event: KeyEvent) -> Command? {
    guard event.isPlain, !event.isRepeat, let key = event.key else { return nil }
    switch key {
    case .space, .enter, .padEnter: return .toggle
    case .r: return .restart
    case .s, .backspace: return .stop
    case .f, .f11: return .fullscreen
    case .d: return .drawer(.toggle)
    case .q: return .quit
    default: return nil
    }
  }
}
