import Raster
import Testing
import TimerCore

@testable import Views

@Suite("V15: the start button")
struct ButtonTests {
  static let rect = Rect(x: 0, y: 0, width: 260, height: 60)

  @Test("a state for each of the countdown's, and what a press asks for")
  func states() {
    #expect(ButtonState(for: .ready) == .start && ButtonState(for: .running) == .pause)
    #expect(ButtonState(for: .paused) == .again && ButtonState(for: .finished) == .start)
    #expect(ButtonState.start.command == .start && ButtonState.pause.command == .pause)
    #expect(ButtonState.again.command == .restart)
  }

  @Test("240 by 40, dark gray, light gray while time passes, another colour while held down")
  func looks() {
    let view = ButtonView(rect: Self.rect, scale: 1, resources: strokes)
    #expect(view.rect == Rect(x: 10, y: 10, width: 240, height: 40))
    func ground(_ state: ButtonState, _ isPressed: Bool = false) -> UInt32 {
      painted(view.layers(state, isPressed: isPressed), PixelSize(260, 60))[20, 30]
    }
    #expect(ground(.start) == 0xFF55_5555 && ground(.again) == 0xFF55_5555)
    #expect(ground(.pause) == 0xFFAA_AAAA)
    #expect(ground(.start, true) == ground(.pause, true) && ground(.start, true) != ground(.start))
  }

  @Test("captions are the user's, and a press counts on the button only")
  func captions() {
    var look = ButtonLook()
    look.captions = .init(start: "1", pause: "22", again: "333")
    let view = ButtonView(look, rect: Self.rect, scale: 1, resources: strokes)
    #expect(view.layers(.start).count == 2 && look.caption(.again) == "333")
    #expect(view.contains(Point(10, 10)) && view.contains(Point(249, 49)))
    #expect(!view.contains(Point(9, 30)) && !view.contains(Point(30, 50)))
  }

  @Test("a smaller place has a smaller button", arguments: [(100, 30), (10, 5), (0, 0)])
  func small(width: Int, height: Int) {
    let place = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let view = ButtonView(rect: place, scale: 2, resources: strokes)
    #expect(view.rect.width <= place.width && view.rect.height <= place.height)
    #expect(view.layers(.start).isEmpty == (width == 0))
  }
}
