import CSDL2
import Glibc
import SDL

/// A pad that exists in this process only: plugged in, pressed, unplugged, plugged in anew.
enum PadSession {
  static func run() {
    do {
      let library = try Library(name: "sdlprobe")
      let window = try Window(library, WindowOptions(title: "pads", width: 64, height: 64))
      var queue = EventQueue(window)
      var pads = try Gamepads()
      report(&queue, &pads)
      for _ in 0..<2 {
        let index = plugIn()
        report(&queue, &pads)
        press(index, &queue, &pads)
        SDL_JoystickDetachVirtual(index)
        report(&queue, &pads)
      }
    } catch {
      print("error: \(error)")
    }
  }

  private static func plugIn() -> Int32 {
    print("plug in")
    let type = SDL_JOYSTICK_TYPE_GAMECONTROLLER
    return SDL_JoystickAttachVirtual(type, 6, 15, 0)
  }

  private static func press(
    _ index: Int32, _ queue: inout EventQueue, _ pads: inout Gamepads
  ) {
    let joystick = SDL_JoystickOpen(index)
    defer { SDL_JoystickClose(joystick) }
    for state: UInt8 in [1, 0] {
      SDL_JoystickSetVirtualButton(joystick, 0, state)
      SDL_JoystickUpdate()
      report(&queue, &pads)
    }
    SDL_JoystickSetVirtualAxis(joystick, 0, 32767)
    SDL_JoystickUpdate()
    report(&queue, &pads)
  }

  private static func report(_ queue: inout EventQueue, _ pads: inout Gamepads) {
    while let event = queue.poll() {
      guard case .pad(let pad) = event else { continue }
      print("event \(pad)")
      do throws(PadError) {
        if let change = try pads.respond(to: pad) { print("change \(change)") }
      } catch {
        print("error: \(error)")
      }
    }
    print("open \(pads.anyOpen) \(pads.names)")
  }
}
