import SDL

/// What keys, buttons and gestures are called on the screen.
enum KeyNames {
  /// Returns the name of what is bound: `Ctrl+F1`, `Space`, `Cross`.
  static func name(_ binding: Binding, on family: PadFamily = .xbox) -> String {
    switch binding {
    case .key(let key, let modifiers): modifiers.names + name(of: key)
    case .button(let button): name(of: button, on: family)
    case .axis(let axis, let isPositive): name(of: axis, isPositive)
    case .mouse(let action): gestures[action] ?? action.rawValue
    }
  }

  private static func name(of key: Key) -> String {
    keys[key] ?? (key.rawValue.prefix(1).uppercased() + key.rawValue.dropFirst())
  }

  private static let keys: [Key: String] = [
    .up: "↑", .down: "↓", .left: "←", .right: "→", .escape: "Esc", .pageUp: "Page up",
    .pageDown: "Page down", .minus: "−", .equals: "=", .comma: ",", .period: ".", .slash: "/",
    .semicolon: ";", .apostrophe: "'", .grave: "`", .backslash: "\\", .leftBracket: "[",
    .rightBracket: "]", .padEnter: "Enter on the keypad", .padPlus: "+ on the keypad",
    .padMinus: "− on the keypad", .padMultiply: "× on the keypad", .padDivide: "÷ on the keypad",
    .padPeriod: ". on the keypad", .volumeUp: "Volume up", .volumeDown: "Volume down",
  ]

  private static func name(of button: PadButton, on family: PadFamily) -> String {
    buttons[family]?[button] ?? common[button] ?? button.rawValue
  }

  /// The four buttons of the right thumb stand at the same places on every pad; SDL calls them as Xbox does.
  private static let buttons: [PadFamily: [PadButton: String]] = [
    .playStation: [
      .a: "Cross", .b: "Circle", .x: "Square", .y: "Triangle", .leftShoulder: "L1",
      .rightShoulder: "R1", .start: "Options", .back: "Share",
    ],
    .nintendo: [
      .a: "B", .b: "A", .x: "Y", .y: "X", .leftShoulder: "L", .rightShoulder: "R", .start: "+",
      .back: "−",
    ],
    .other: [
      .a: "lower button", .b: "right button", .x: "left button", .y: "upper button",
    ],
  ]

  private static let common: [PadButton: String] = [
    .a: "A", .b: "B", .x: "X", .y: "Y", .back: "Back", .guide: "Guide", .start: "Start",
    .leftStick: "left stick pressed", .rightStick: "right stick pressed", .leftShoulder: "LB",
    .rightShoulder: "RB", .up: "Pad ↑", .down: "Pad ↓", .left: "Pad ←", .right: "Pad →",
  ]

  private static func name(of axis: PadAxis, _ isPositive: Bool) -> String {
    switch axis {
    case .leftX: "left stick \(isPositive ? "→" : "←")"
    case .leftY: "left stick \(isPositive ? "↓" : "↑")"
    case .rightX: "right stick \(isPositive ? "→" : "←")"
    case .rightY: "right stick \(isPositive ? "↓" : "↑")"
    case .leftTrigger: "left trigger"
    case .rightTrigger: "right trigger"
    }
  }

  private static let gestures: [MouseAction: String] = [
    .tap: "tap", .hold: "hold", .middleClick: "middle button", .rightClick: "right button",
    .backClick: "back button", .forwardClick: "forward button", .wheelUp: "wheel ↑",
    .wheelDown: "wheel ↓", .wheelLeft: "wheel ←", .wheelRight: "wheel →",
  ]
}

extension Modifiers {
  /// What stands before a key's name: `Ctrl+Shift+`.
  fileprivate var names: String {
    let all: [(Modifiers, String)] = [
      (.control, "Ctrl+"), (.alt, "Alt+"), (.shift, "Shift+"), (.command, "Super+"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined()
  }
}
