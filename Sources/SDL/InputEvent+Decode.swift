import CSDL2

extension InputEvent {
  /// Creates the event from SDL's; nil for those nobody here needs, such as the mouse a touch imitates.
  init?(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_QUIT, SDL_APP_TERMINATING:
      self = .quit
    case SDL_WINDOWEVENT:
      guard let window = WindowEvent(event.window) else { return nil }
      self = .window(window)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      self = .window(.contentsLost)
    case SDL_DISPLAYEVENT:
      self = .displaysChanged
    case SDL_KEYDOWN, SDL_KEYUP:
      self = .key(KeyEvent(event.key))
    case SDL_TEXTINPUT:
      self = .text(InputEvent.text(of: event.text))
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL:
      guard let mouse = MouseEvent(event) else { return nil }
      self = .mouse(mouse)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      self = .touch(TouchEvent(event.tfinger))
    default:
      guard let pad = PadEvent(event) else { return nil }
      self = .pad(pad)
    }
  }

  private static func text(of event: SDL_TextInputEvent) -> String {
    withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

extension WindowEvent {
  init?(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN:
      self = .exposed
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      self = .resized(width: Int(event.data1), height: Int(event.data2))
    case SDL_WINDOWEVENT_DISPLAY_CHANGED:
      self = .displayChanged(index: Int(event.data1))
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      self = .focusGained
    case SDL_WINDOWEVENT_FOCUS_LOST:
      self = .focusLost
    case SDL_WINDOWEVENT_MINIMIZED:
      self = .minimised
    case SDL_WINDOWEVENT_RESTORED:
      self = .restored
    case SDL_WINDOWEVENT_LEAVE:
      self = .pointerLeft
    case SDL_WINDOWEVENT_CLOSE:
      self = .closeRequested
    default:
      return nil
    }
  }
}

extension KeyEvent {
  init(_ event: SDL_KeyboardEvent) {
    self.init(
      key: Key(scancode: event.keysym.scancode.rawValue), symbol: KeyEvent.symbol(event.keysym.sym),
      modifiers: Modifiers(UInt32(event.keysym.mod)), isDown: event.state == SDL_PRESSED,
      isRepeat: event.repeat != 0)
  }

  /// Returns the character of a key code; codes with bit 30 set stand for keys without one.
  private static func symbol(_ code: SDL_Keycode) -> Character? {
    guard code >= 0x20, code < 1 << 30, code != 0x7F else { return nil }
    return Unicode.Scalar(UInt32(code)).map { Character($0) }
  }
}

extension Modifiers {
  init(_ state: UInt32) {
    self = []
    if state & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
    if state & KMOD_CTRL.rawValue != 0 { insert(.control) }
    if state & KMOD_ALT.rawValue != 0 { insert(.alt) }
    if state & KMOD_GUI.rawValue != 0 { insert(.command) }
  }
}

extension MouseEvent {
  init?(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION where event.motion.which != tm_touch_mouse_id:
      self = .moved(x: Int(event.motion.x), y: Int(event.motion.y))
    case SDL_MOUSEBUTTONDOWN where event.button.which != tm_touch_mouse_id:
      guard let button = MouseButton(rawValue: Int(event.button.button)) else { return nil }
      self = .down(
        button, x: Int(event.button.x), y: Int(event.button.y), clicks: Int(event.button.clicks))
    case SDL_MOUSEBUTTONUP where event.button.which != tm_touch_mouse_id:
      guard let button = MouseButton(rawValue: Int(event.button.button)) else { return nil }
      self = .up(button, x: Int(event.button.x), y: Int(event.button.y))
    case SDL_MOUSEWHEEL where event.wheel.which != tm_touch_mouse_id:
      let sign: Double = event.wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
      self = .wheel(
        dx: sign * Double(event.wheel.preciseX), dy: sign * Double(event.wheel.preciseY))
    default:
      return nil
    }
  }
}

extension TouchEvent {
  init(_ event: SDL_TouchFingerEvent) {
    let phase: Phase =
      switch SDL_EventType(event.type) {
      case SDL_FINGERDOWN: .down
      case SDL_FINGERUP: .up
      default: .moved
      }
    self.init(phase: phase, finger: event.fingerId, x: Double(event.x), y: Double(event.y))
  }
}

extension PadEvent {
  init?(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_CONTROLLERDEVICEADDED:
      self = .added(index: Int(event.cdevice.which))
    case SDL_CONTROLLERDEVICEREMOVED:
      self = .removed(PadID(instance: event.cdevice.which))
    case SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONUP:
      guard let button = PadButton(number: event.cbutton.button) else { return nil }
      let isDown = event.cbutton.state == SDL_PRESSED
      self = .button(PadID(instance: event.cbutton.which), button, isDown: isDown)
    case SDL_CONTROLLERAXISMOTION:
      guard let axis = PadAxis(number: event.caxis.axis) else { return nil }
      let position = max(-1, Double(event.caxis.value) / 32767)
      self = .axis(PadID(instance: event.caxis.which), axis, position: position)
    case SDL_JOYDEVICEADDED where SDL_IsGameController(event.jdevice.which) == SDL_FALSE:
      self = .strangerAdded(index: Int(event.jdevice.which))
    case SDL_JOYDEVICEREMOVED where SDL_GameControllerFromInstanceID(event.jdevice.which) == nil:
      self = .removed(PadID(instance: event.jdevice.which))
    case SDL_JOYBUTTONDOWN, SDL_JOYBUTTONUP:
      guard SDL_GameControllerFromInstanceID(event.jbutton.which) == nil else { return nil }
      self = .strangerButton(
        PadID(instance: event.jbutton.which), number: Int(event.jbutton.button),
        isDown: event.jbutton.state == SDL_PRESSED)
    default:
      return nil
    }
  }
}
