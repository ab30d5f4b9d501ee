import CSDL2
import Foundation

/// A pad that exists in this process only, and does what the lines on standard input say.
///
/// SDL's functions for virtual pads may be called beside the thread that runs the station.
enum PadThread {
  static func start() {
    Thread.detachNewThread {
      // Signals are the station's.
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_BLOCK, &all, nil)
      // The station looks for pads after its first picture.
      while SDL_WasInit(UInt32(SDL_INIT_GAMECONTROLLER)) == 0 { usleep(1000) }
      var pad = VirtualPad()
      while let line = InputLine.next() { pad.obey(line) }
    }
  }
}

/// Virtual game controllers and joysticks; what is said is for the last one plugged in.
private struct VirtualPad {
  private var pads: [(index: Int32, joystick: OpaquePointer?)] = []

  private static let buttons: [String: SDL_GameControllerButton] = [
    "a": SDL_CONTROLLER_BUTTON_A, "b": SDL_CONTROLLER_BUTTON_B, "x": SDL_CONTROLLER_BUTTON_X,
    "y": SDL_CONTROLLER_BUTTON_Y, "start": SDL_CONTROLLER_BUTTON_START,
    "up": SDL_CONTROLLER_BUTTON_DPAD_UP,
  ]

  mutating func obey(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    switch (words.first, words.last) {
    case ("plug", "in"): plugIn(SDL_JOYSTICK_TYPE_GAMECONTROLLER)
    case ("plug", "stranger"): plugIn(SDL_JOYSTICK_TYPE_UNKNOWN)
    case ("unplug", _): unplug()
    case ("button", _): press(number: Int32(words[1]) ?? 0, words.last == "down")
    case ("stick", _): push(Int16(words[1]) ?? 0)
    case ("touch", _): FingerEvents.push(words)
    case (let name?, let state):
      guard let button = Self.buttons[name] else { return print("unknown:", line) }
      press(number: button.rawValue, state == "down")
    default: print("unknown:", line)
    }
  }

  private mutating func plugIn(_ type: SDL_JoystickType) {
    let index = SDL_JoystickAttachVirtual(type, 6, 15, 0)
    let joystick = SDL_JoystickOpen(index)
    pads.append((index, joystick))
    // What is pressed before the station has opened the pad is lost.
    let id = SDL_JoystickInstanceID(joystick)
    guard type == SDL_JOYSTICK_TYPE_GAMECONTROLLER else {
      _ = usleep(300_000)
      return
    }
    while SDL_GameControllerFromInstanceID(id) == nil { usleep(1000) }
  }

  private mutating func unplug() {
    guard let pad = pads.popLast() else { return }
    SDL_JoystickDetachVirtual(pad.index)
    SDL_JoystickClose(pad.joystick)
  }

  private func press(number: Int32, _ isDown: Bool) {
    let (joystick, state): (OpaquePointer?, UInt8) = (pads.last?.joystick, isDown ? 1 : 0)
    SDL_JoystickSetVirtualButton(joystick, number, state)
    // What is undone before the station has asked for the pad's state is lost, too.
    while SDL_JoystickGetButton(joystick, number) != state { usleep(1000) }
  }

  /// Pushes the left stick up or down.
  private func push(_ position: Int16) {
    let joystick = pads.last?.joystick
    let axis = Int32(SDL_CONTROLLER_AXIS_LEFTY.rawValue)
    SDL_JoystickSetVirtualAxis(joystick, axis, position)
    while SDL_JoystickGetAxis(joystick, axis) != position { usleep(1000) }
  }
}

/// Fingers, as SDL tells of those on a touch screen.
enum FingerEvents {
  /// Puts `touch down|moved|up FINGER X Y` into SDL's queue; places are shares of the window.
  static func push(_ words: [String]) {
    guard words.count == 5, let finger = Int64(words[2]), let x = Float(words[3]),
      let y = Float(words[4])
    else { return print("unknown:", words) }
    let types: [String: SDL_EventType] = [
      "down": SDL_FINGERDOWN, "moved": SDL_FINGERMOTION, "up": SDL_FINGERUP,
    ]
    var event = SDL_Event()
    event.tfinger = SDL_TouchFingerEvent()
    event.tfinger.type = types[words[1]]?.rawValue ?? 0
    event.tfinger.touchId = 1
    event.tfinger.fingerId = finger
    (event.tfinger.x, event.tfinger.y) = (x, y)
    SDL_PushEvent(&event)
  }
}
