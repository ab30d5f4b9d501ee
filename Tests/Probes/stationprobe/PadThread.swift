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

/// A virtual game controller.
private struct VirtualPad {
  private var index: Int32 = -1
  private var joystick: OpaquePointer?

  mutating func obey(_ line: String) {
    switch line {
    case "plug in":
      index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, 6, 15, 0)
      joystick = SDL_JoystickOpen(index)
      // What is pressed before the station has opened the pad is lost.
      let id = SDL_JoystickInstanceID(joystick)
      while SDL_GameControllerFromInstanceID(id) == nil { usleep(1000) }
    case "unplug":
      SDL_JoystickDetachVirtual(index)
      SDL_JoystickClose(joystick)
    case "a down": set(SDL_CONTROLLER_BUTTON_A, 1)
    case "a up": set(SDL_CONTROLLER_BUTTON_A, 0)
    case "b down": set(SDL_CONTROLLER_BUTTON_B, 1)
    case "b up": set(SDL_CONTROLLER_BUTTON_B, 0)
    case "x down": set(SDL_CONTROLLER_BUTTON_X, 1)
    case "x up": set(SDL_CONTROLLER_BUTTON_X, 0)
    case "start down": set(SDL_CONTROLLER_BUTTON_START, 1)
    case "start up": set(SDL_CONTROLLER_BUTTON_START, 0)
    default: print("unknown:", line)
    }
  }

  private func set(_ button: SDL_GameControllerButton, _ state: UInt8) {
    SDL_JoystickSetVirtualButton(joystick, button.rawValue, state)
    // What is undone before the station has asked for the pad's state is lost, too.
    while SDL_JoystickGetButton(joystick, button.rawValue) != state { usleep(1000) }
  }
}
