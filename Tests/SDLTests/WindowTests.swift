import TestSupport
import Testing

@Suite("Windows on a real X server", .enabled(if: XServer.isAvailable), .serialized)
struct WindowTests {
  @Test("Small rectangles land on the screen, and only they", arguments: ["surface", "texture"])
  func rectangles(way: String) throws {
    let server = try XServer()
    let window = try ProbeWindow([way], on: server)
    #expect(window.greeting[0].hasPrefix("driver x11 fd "))
    #expect(window.greeting[0] != "driver x11 fd -1")
    try window.tell("events 200")
    #expect(try window.tell("paint 0 0 200 100 ff0000") == ["fresh"])
    #expect(try window.tell("paint 10 20 14 25 00ff00") == ["kept"])
    try window.tell("events 100")
    let red = try server.find(0xFF0000)
    let green = try server.find(0x00FF00)
    #expect(red.count == 200 * 100 - 20)
    #expect(green.count == 20)
    #expect(green.x - red.x == 10 && green.y - red.y == 20)
    #expect(try window.tell("read 10 20 11 21") == ["ff00ff00"])
  }

  @Test("What is painted outside the rectangles presented stays off the screen")
  func notPresented() throws {
    let server = try XServer()
    let window = try ProbeWindow(on: server)
    try window.tell("events 200")
    try window.tell("paint 0 0 200 100 ff0000")
    try window.tell("draw 10 20 14 25 00ff00")
    try window.tell("paint 100 50 110 60 0000ff")
    try window.tell("events 100")
    #expect(try server.find(0x0000FF).count == 100)
    #expect(try server.find(0x00FF00).count == 0)
  }

  @Test("Pixels that a renderer doesn't show are noticed, and the next renderer shows them")
  func proof() throws {
    let server = try XServer()
    let window = try ProbeWindow(["texture"], on: server)
    try window.tell("events 200")
    try window.tell("paint 0 0 200 100 ff0000")
    try window.tell("paint 10 20 14 25 00ff00")
    #expect(try window.tell("proof") == ["true"])
    try window.tell("draw 50 50 60 60 ffffff")
    #expect(try window.tell("proof") == ["false"])
    while try window.tell("next").isEmpty {
      #expect(try window.tell("paint 0 0 200 100 0000ff") == ["fresh"])
      #expect(try window.tell("proof") == ["true"])
      #expect(try server.find(0x0000FF).count == 200 * 100)
    }
    let plain = try ProbeWindow(["surface"], on: server)
    #expect(try plain.tell("proof") == ["no renderer"])
  }

  @Test("A screen of 16 bits a pixel shows the same")
  func sixteenBits() throws {
    let server = try XServer(screens: ["320x240x16"])
    let window = try ProbeWindow(on: server)
    try window.tell("events 200")
    try window.tell("paint 0 0 200 100 ff0000")
    try window.tell("paint 10 20 14 25 00ff00")
    #expect(try server.find(0xF800).count == 200 * 100 - 20)
    #expect(try server.find(0x07E0).count == 20)
    #expect(try window.tell("read 10 20 11 21") == ["ff00ff00"])
  }

  @Test("A new size is told, and its pixels are fresh", arguments: ["surface", "texture"])
  func resize(way: String) throws {
    let server = try XServer()
    let window = try ProbeWindow([way], on: server)
    try window.tell("events 200")
    try window.tell("paint 0 0 200 100 ff0000")
    try window.tell("resize 300 150")
    let events = try window.tell("events 300")
    #expect(events.contains("event window(SDL.WindowEvent.resized(width: 300, height: 150))"))
    #expect(events.contains("event window(SDL.WindowEvent.exposed)"))
    #expect(try window.tell("size") == ["300x150 scale 1.0"])
    #expect(try window.tell("paint 0 0 300 150 0000ff") == ["fresh"])
    try window.tell("events 100")
    #expect(try server.find(0x0000FF).count == 300 * 150)
    #expect(try window.tell("rebuild").isEmpty)
    #expect(try window.tell("paint 0 0 300 150 00ffff") == ["fresh"])
  }

  @Test("Fullscreen fills the display, and a hidden pointer leaves no mark on it")
  func fullscreen() throws {
    let server = try XServer(screens: ["320x240x24"], showsPointer: true)
    let window = try ProbeWindow(["fullscreen", "nopointer"], on: server)
    try window.tell("events 200")
    #expect(try window.tell("size") == ["320x240 scale 1.0"])
    try window.tell("paint 0 0 320 240 00ff00")
    let whole = try server.find(0x00FF00).count
    #expect(whole == 320 * 240)
    try window.tell("fullscreen 0")
    try window.tell("events 300")
    #expect(try window.tell("size") == ["200x100 scale 1.0"])
    try window.tell("paint 0 0 200 100 0000ff")
    let part = try server.find(0x0000FF).count
    #expect(part == 200 * 100)
    try window.tell("fullscreen 1")
    try window.tell("events 300")
    try window.tell("paint 0 0 320 240 00ff00")
    let again = try server.find(0x00FF00).count
    #expect(again == 320 * 240)
  }

  @Test("Keys and the mouse arrive through the connection's descriptor, and it is quiet after")
  func input() throws {
    let server = try XServer()
    let window = try ProbeWindow(on: server)
    try window.tell("events 300")
    #expect(try window.tell("asleep 200") == ["quiet"])
    try window.begin("events 1500")
    try server.xdotool("key", "space")
    try server.xdotool("key", "shift+F11")
    try server.xdotool("key", "q")
    try server.xdotool("mousemove", "300", "250", "click", "1", "click", "4")
    let events = window.answer()
    #expect(events.contains { $0.contains("SDL.Key.space") && $0.contains("isDown: true") })
    #expect(events.contains { $0.contains("SDL.Key.space") && $0.contains("isDown: false") })
    #expect(events.contains { $0.contains("SDL.Key.f11") && $0.contains("rawValue: 1") })
    #expect(events.contains("event text(\"q\")"))
    #expect(events.contains { $0.contains("down(SDL.MouseButton.left") })
    #expect(events.contains("event mouse(SDL.MouseEvent.wheel(dx: 0.0, dy: 1.0))"))
    #expect(try window.tell("asleep 200") == ["quiet"])
  }

  @Test("A display that isn't there is refused by its number")
  func noSuchDisplay() throws {
    let server = try XServer()
    let window = try ProbeWindow(["3"], on: server)
    #expect(
      window.greeting == [
        "error: there is no display 3; the only one is 0 (screen, 640 × 480)"
      ])
  }

  @Test("A server that doesn't answer, and none at all, are told with what was tried")
  func noScreen() throws {
    let silent = try ProbeWindow(environment: ["DISPLAY": ":9999"])
    #expect(silent.greeting[0].contains("tried x11, wayland"))
    #expect(silent.greeting[0].contains("DISPLAY is :9999, and no X server answers there"))
    let none = try ProbeWindow(environment: ["SDL_VIDEODRIVER": "nonsense"])
    #expect(none.greeting[0].hasPrefix("error: no screen could be opened (tried nonsense)"))
  }
}
