import Glibc
import Raster
import SDL

/// A window that does what the lines on standard input say, and answers each with lines and "ok".
enum WindowSession {
  static func run(_ arguments: [String]) {
    do throws(ScreenError) {
      let library = try Library(name: "sdlprobe")
      var options = WindowOptions(title: "probe", width: 200, height: 100)
      options.isFullscreen = arguments.contains("fullscreen")
      options.showsPointer = !arguments.contains("nopointer")
      if arguments.contains("texture") { options.pixelPath = .texture }
      if let display = arguments.lazy.compactMap({ Int($0) }).first { options.display = display }
      var window = try Window(library, options)
      var queue = EventQueue(window)
      print("driver \(library.driver.name) fd \(queue.connectionDescriptor ?? -1)")
      answer()
      while let line = readLine() {
        let words = line.split(separator: " ").map { String($0) }
        guard words.first != "quit" else { return }
        try obey(words, library, &window, &queue)
        answer()
      }
    } catch {
      print("error: \(error)")
      answer()
    }
  }

  private static func answer() {
    print("ok")
    fflush(nil)
  }

  private static func obey(
    _ words: [String], _ library: borrowing Library, _ window: inout Window,
    _ queue: inout EventQueue
  ) throws(ScreenError) {
    let numbers = words.dropFirst().map { Int($0) ?? 0 }
    switch words.first {
    case "paint":
      try paint(&window, numbers, color: UInt32(words[5], radix: 16) ?? 0)
    case "draw":
      try paint(&window, numbers, color: UInt32(words[5], radix: 16) ?? 0, isShown: false)
    case "read":
      print(String(window.readBack(area(numbers))?[0, 0] ?? 0, radix: 16))
    case "events":
      report(&queue, milliseconds: numbers[0])
    case "size":
      print("\(window.pixelSize.width)x\(window.pixelSize.height) scale \(window.scale)")
    case "resize":
      window.setSize(width: numbers[0], height: numbers[1])
    case "fullscreen":
      try window.setFullscreen(numbers[0] != 0)
    case "rebuild":
      window.rebuild()
    case "proof":
      print(window.showsItsPixels().map { "\($0)" } ?? "no renderer")
    case "next":
      try window.useNextRenderer()
    case "displays":
      for display in library.displays {
        print("display \(display.index) \(display.width)x\(display.height)")
      }
    case "move":
      try window.move(toDisplay: numbers[0])
    case "asleep":
      print(isQuiet(&queue, milliseconds: numbers[0]) ? "quiet" : "woken")
    default:
      print("error: unknown command")
    }
  }

  private static func area(_ numbers: [Int]) -> PixelRect {
    PixelRect(x0: numbers[0], y0: numbers[1], x1: numbers[2], y1: numbers[3])
  }

  /// Fills a rectangle, tells whether the pixels were fresh, and shows it.
  private static func paint(
    _ window: inout Window, _ numbers: [Int], color: UInt32, isShown: Bool = true
  ) throws(ScreenError) {
    let area = area(numbers)
    let rect = Rect(
      x: Double(area.x0), y: Double(area.y0), width: Double(area.width),
      height: Double(area.height))
    let layer = Layer(.rectangle(rect, radius: 0), .color(Color(color)))
    let isFresh = try window.withSurface { surface, isFresh in
      let painter = Painter()
      painter.paint(
        Frame(size: surface.size, layers: [layer]), onto: surface, within: area)
      return isFresh
    }
    print(isFresh ? "fresh" : "kept")
    if isShown { try window.present([area]) }
  }

  /// Sleeps on the display's descriptor as the program does, and prints the events that come.
  private static func report(_ queue: inout EventQueue, milliseconds: Int) {
    let end = Sleeper.now + milliseconds
    repeat {
      while let event = queue.poll() { print("event \(event)") }
      _ = Sleeper.wait(for: queue.connectionDescriptor, milliseconds: max(0, end - Sleeper.now))
    } while Sleeper.now < end
    while let event = queue.poll() { print("event \(event)") }
  }

  /// Takes all events and returns whether the descriptor then stays quiet.
  private static func isQuiet(_ queue: inout EventQueue, milliseconds: Int) -> Bool {
    while queue.poll() != nil {}
    return !Sleeper.wait(for: queue.connectionDescriptor, milliseconds: milliseconds)
  }
}
