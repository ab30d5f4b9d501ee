import CSDL2

extension Key {
  /// Creates the key at a place of the keyboard; nil for places without a name here.
  init?(scancode: UInt32) {
    guard let key = Key.byScancode[scancode] else { return nil }
    self = key
  }

  private static let byScancode: [UInt32: Key] = {
    var table = rows.reduce(into: [:]) { $0[$1.0.rawValue] = $1.1 }
    table.merge(run(from: SDL_SCANCODE_A, letters)) { $1 }
    table.merge(run(from: SDL_SCANCODE_1, Array(digits))) { $1 }
    table.merge(run(from: SDL_SCANCODE_F1, functionKeys)) { $1 }
    table.merge(run(from: SDL_SCANCODE_F13, upperFunctionKeys)) { $1 }
    table.merge(run(from: SDL_SCANCODE_KP_1, padDigits)) { $1 }
    return table
  }()

  /// Returns the scancodes that follow one another from `first`, with their keys.
  private static func run(from first: SDL_Scancode, _ keys: [Key]) -> [UInt32: Key] {
    var table: [UInt32: Key] = [:]
    for (offset, key) in keys.enumerated() { table[first.rawValue + UInt32(offset)] = key }
    return table
  }

  private static let letters = allCases.filter { $0.rawValue.count == 1 && $0.rawValue >= "a" }
  private static let digits: [Key] = [
    .digit1, .digit2, .digit3, .digit4, .digit5, .digit6, .digit7, .digit8, .digit9, .digit0,
  ]
  private static let functionKeys: [Key] = [
    .f1, .f2, .f3, .f4, .f5, .f6, .f7, .f8, .f9, .f10, .f11, .f12,
  ]
  private static let upperFunctionKeys: [Key] = [
    .f13, .f14, .f15, .f16, .f17, .f18, .f19, .f20, .f21, .f22, .f23, .f24,
  ]
  private static let padDigits: [Key] = [
    .pad1, .pad2, .pad3, .pad4, .pad5, .pad6, .pad7, .pad8, .pad9, .pad0,
  ]

  private static let rows: [(SDL_Scancode, Key)] = [
    (SDL_SCANCODE_SPACE, .space), (SDL_SCANCODE_RETURN, .enter),
    (SDL_SCANCODE_RETURN2, .enter), (SDL_SCANCODE_ESCAPE, .escape),
    (SDL_SCANCODE_TAB, .tab), (SDL_SCANCODE_BACKSPACE, .backspace),
    (SDL_SCANCODE_DELETE, .delete), (SDL_SCANCODE_INSERT, .insert),
    (SDL_SCANCODE_HOME, .home), (SDL_SCANCODE_END, .end),
    (SDL_SCANCODE_PAGEUP, .pageUp), (SDL_SCANCODE_PAGEDOWN, .pageDown),
    (SDL_SCANCODE_UP, .up), (SDL_SCANCODE_DOWN, .down),
    (SDL_SCANCODE_LEFT, .left), (SDL_SCANCODE_RIGHT, .right),
    (SDL_SCANCODE_MINUS, .minus), (SDL_SCANCODE_EQUALS, .equals),
    (SDL_SCANCODE_COMMA, .comma), (SDL_SCANCODE_PERIOD, .period),
    (SDL_SCANCODE_SLASH, .slash), (SDL_SCANCODE_SEMICOLON, .semicolon),
    (SDL_SCANCODE_APOSTROPHE, .apostrophe), (SDL_SCANCODE_GRAVE, .grave),
    (SDL_SCANCODE_BACKSLASH, .backslash), (SDL_SCANCODE_LEFTBRACKET, .leftBracket),
    (SDL_SCANCODE_RIGHTBRACKET, .rightBracket), (SDL_SCANCODE_PAUSE, .pause),
    (SDL_SCANCODE_PRINTSCREEN, .printScreen), (SDL_SCANCODE_CAPSLOCK, .capsLock),
    (SDL_SCANCODE_APPLICATION, .menu), (SDL_SCANCODE_MENU, .menu),
    (SDL_SCANCODE_KP_ENTER, .padEnter), (SDL_SCANCODE_KP_PLUS, .padPlus),
    (SDL_SCANCODE_KP_MINUS, .padMinus), (SDL_SCANCODE_KP_MULTIPLY, .padMultiply),
    (SDL_SCANCODE_KP_DIVIDE, .padDivide), (SDL_SCANCODE_KP_PERIOD, .padPeriod),
    (SDL_SCANCODE_AUDIOMUTE, .mute), (SDL_SCANCODE_MUTE, .mute),
    (SDL_SCANCODE_VOLUMEUP, .volumeUp), (SDL_SCANCODE_VOLUMEDOWN, .volumeDown),
    (SDL_SCANCODE_AUDIOPLAY, .play), (SDL_SCANCODE_AUDIOSTOP, .stop),
    (SDL_SCANCODE_AUDIONEXT, .next), (SDL_SCANCODE_AUDIOPREV, .previous),
    (SDL_SCANCODE_SELECT, .select), (SDL_SCANCODE_AC_BACK, .back),
    (SDL_SCANCODE_POWER, .power), (SDL_SCANCODE_SLEEP, .sleep),
    (SDL_SCANCODE_LSHIFT, .leftShift), (SDL_SCANCODE_RSHIFT, .rightShift),
    (SDL_SCANCODE_LCTRL, .leftControl), (SDL_SCANCODE_RCTRL, .rightControl),
    (SDL_SCANCODE_LALT, .leftAlt), (SDL_SCANCODE_RALT, .rightAlt),
    (SDL_SCANCODE_LGUI, .leftCommand), (SDL_SCANCODE_RGUI, .rightCommand),
  ]
}
