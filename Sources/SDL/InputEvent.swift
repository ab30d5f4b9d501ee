/// Something a person or the desktop did.
public enum InputEvent: Hashable, Sendable {
  /// The session ends or the program was asked to.
  case quit
  case window(WindowEvent)
  /// A display was attached, taken away or turned.
  case displaysChanged
  case key(KeyEvent)
  /// Characters typed, after the keyboard's layout and input method.
  case text(String)
  case pad(PadEvent)
  case mouse(MouseEvent)
  case touch(TouchEvent)

  /// Whether a hand did it, and on something else than a gamepad.
  public var isByHand: Bool {
    switch self {
    case .key, .text, .mouse, .touch: true
    case .quit, .window, .displaysChanged, .pad: false
    }
  }
}
