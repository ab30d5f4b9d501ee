/// A key by its place on a keyboard with the US layout; its raw value is its name in key maps.
public enum Key: String, CaseIterable, Hashable, Sendable {
  case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z
  case digit0 = "0"
  case digit1 = "1"
  case digit2 = "2"
  case digit3 = "3"
  case digit4 = "4"
  case digit5 = "5"
  case digit6 = "6"
  case digit7 = "7"
  case digit8 = "8"
  case digit9 = "9"
  case space, enter, escape, tab, backspace, delete, insert
  case home, end
  case pageUp = "pageup"
  case pageDown = "pagedown"
  case up, down, left, right
  case minus, equals, comma, period, slash, semicolon, apostrophe, grave, backslash
  case leftBracket = "leftbracket"
  case rightBracket = "rightbracket"
  case f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12
  case f13, f14, f15, f16, f17, f18, f19, f20, f21, f22, f23, f24
  case pause
  case printScreen = "printscreen"
  case capsLock = "capslock"
  case menu
  case pad0 = "keypad0"
  case pad1 = "keypad1"
  case pad2 = "keypad2"
  case pad3 = "keypad3"
  case pad4 = "keypad4"
  case pad5 = "keypad5"
  case pad6 = "keypad6"
  case pad7 = "keypad7"
  case pad8 = "keypad8"
  case pad9 = "keypad9"
  case padEnter = "keypadenter"
  case padPlus = "keypadplus"
  case padMinus = "keypadminus"
  case padMultiply = "keypadmultiply"
  case padDivide = "keypaddivide"
  case padPeriod = "keypadperiod"
  case mute
  case volumeUp = "volumeup"
  case volumeDown = "volumedown"
  case play, stop, next, previous
  case select, back, power, sleep
  case leftShift = "leftshift"
  case rightShift = "rightshift"
  case leftControl = "leftcontrol"
  case rightControl = "rightcontrol"
  case leftAlt = "leftalt"
  case rightAlt = "rightalt"
  case leftCommand = "leftcommand"
  case rightCommand = "rightcommand"
}
