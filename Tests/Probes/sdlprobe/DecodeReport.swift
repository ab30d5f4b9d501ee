import CSDL2
import SDL

/// Puts events that no virtual server sends into SDL's queue, and prints what becomes of them.
enum DecodeReport {
  static func run() {
    do throws(ScreenError) {
      let library = try Library(name: "sdlprobe")
      let window = try Window(library, WindowOptions(title: "decode", width: 64, height: 64))
      var queue = EventQueue(window)
      while queue.poll() != nil {}
      for event in [finger(), touchMouse(), mouse(), wheel(), key(), reset(), quit()] {
        var event = event
        SDL_PushEvent(&event)
      }
      while let event = queue.poll() { print("event \(event)") }
    } catch {
      print("error: \(error)")
    }
  }

  private static func finger() -> SDL_Event {
    var event = SDL_Event()
    event.tfinger.type = SDL_FINGERDOWN.rawValue
    event.tfinger.fingerId = 7
    event.tfinger.x = 0.25
    event.tfinger.y = 0.75
    return event
  }

  private static func touchMouse() -> SDL_Event {
    var event = mouse()
    event.button.which = tm_touch_mouse_id
    event.button.x = 999
    return event
  }

  private static func mouse() -> SDL_Event {
    var event = SDL_Event()
    event.button.type = SDL_MOUSEBUTTONDOWN.rawValue
    event.button.button = 1
    event.button.clicks = 1
    event.button.x = 12
    event.button.y = 34
    return event
  }

  private static func wheel() -> SDL_Event {
    var event = SDL_Event()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.direction = SDL_MOUSEWHEEL_FLIPPED.rawValue
    event.wheel.preciseY = -2
    return event
  }

  private static func key() -> SDL_Event {
    var event = SDL_Event()
    event.key.type = SDL_KEYDOWN.rawValue
    event.key.state = UInt8(SDL_PRESSED)
    event.key.repeat = 1
    event.key.keysym.scancode = SDL_SCANCODE_KP_7
    event.key.keysym.mod = UInt16(KMOD_LSHIFT.rawValue)
    return event
  }

  private static func reset() -> SDL_Event {
    var event = SDL_Event()
    event.type = SDL_RENDER_DEVICE_RESET.rawValue
    return event
  }

  private static func quit() -> SDL_Event {
    var event = SDL_Event()
    event.type = SDL_QUIT.rawValue
    return event
  }
}
