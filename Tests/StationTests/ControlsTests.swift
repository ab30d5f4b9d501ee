import SDL
import Testing
import TimerCore

@testable import Station

@Suite("Keys")
struct ControlsTests {
  private let controls = Controls()

  private static let commands: [Key: Command] = [
    .space: .toggle, .enter: .toggle, .padEnter: .toggle, .r: .restart, .s: .stop,
    .backspace: .stop, .f: .fullscreen, .f11: .fullscreen, .d: .drawer(.toggle), .q: .quit,
  ]

  private func request(_ event: KeyEvent) -> Request? { controls.request(.key(event)) }

  @Test(
    "Each key asks for what the table says, and no other key for anything", arguments: Key.allCases)
  func commands(key: Key) {
    let command = Self.commands[key].map { Request.command($0, source: "keyboard") }
    let others: [Key: Request] = [.tab: .chooseNext, .escape: .leave]
    let expected = others[key] ?? command
    #expect(request(KeyEvent(key: key, symbol: nil)) == expected)
    #expect(request(KeyEvent(key: key, symbol: nil, modifiers: .shift)) == expected)
  }

  @Test(
    "Released, repeated, or with Ctrl, Alt or the desktop's key, it asks for nothing",
    arguments: [
      KeyEvent(key: .space, symbol: " ", isDown: false),
      KeyEvent(key: .space, symbol: " ", isRepeat: true),
      KeyEvent(key: .q, symbol: "q", modifiers: .control),
      KeyEvent(key: .f, symbol: "f", modifiers: [.shift, .alt]),
      KeyEvent(key: .s, symbol: "s", modifiers: .command),
      KeyEvent(key: .escape, symbol: nil, modifiers: .alt),
      KeyEvent(key: nil, symbol: "q"),
      KeyEvent(key: .tab, symbol: nil, modifiers: .alt),
      KeyEvent(key: .digit1, symbol: "1", modifiers: .control),
    ])
  func nothing(event: KeyEvent) {
    #expect(request(event) == nil)
  }

  private static let windowEvents: [(WindowEvent, Request)] = [
    (.exposed, .redraw), (.resized(width: 3, height: 2), .redraw),
    (.displayChanged(index: 1), .redraw), (.restored, .redraw), (.contentsLost, .rebuild),
    (.closeRequested, .command(.quit, source: "desktop")),
  ]

  @Test(
    "A window that was uncovered, resized or moved is painted anew, a closed one leaves",
    arguments: windowEvents)
  func window(event: WindowEvent, request: Request) {
    #expect(controls.request(.window(event)) == request)
  }

  @Test(
    "Focus, a minimised window and a pointer that leaves change nothing",
    arguments: [
      WindowEvent.focusGained, .focusLost, .minimised, .pointerLeft,
    ])
  func quiet(event: WindowEvent) {
    #expect(controls.request(.window(event)) == nil)
  }
}
