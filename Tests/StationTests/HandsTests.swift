import SDL
import Settings
import Testing
import TimerCore

@testable import Station

@Suite("I1, I2: keys, buttons and what they stand for")
struct HandsTests {
  static let now = BootInstant(sinceBoot: .seconds(1000))

  private static let keyboard: [Key: Command] = [
    .space: .toggle, .enter: .toggle, .padEnter: .toggle, .r: .restart, .s: .stop,
    .backspace: .stop, .f: .fullscreen, .f11: .fullscreen, .d: .drawer(.toggle), .q: .quit,
    .up: .add(.seconds(60)), .down: .add(.seconds(-60)), .right: .add(.seconds(10)),
    .left: .add(.seconds(-10)), .m: .mute, .n: .next, .b: .back, .h: .help, .slash: .help,
    .escape: .leave, .tab: .timer(.next),
  ]

  private static let gamepad: [PadButton: Command] = [
    .a: .toggle, .b: .stop, .x: .restart, .y: .drawer(.toggle), .start: .toggle,
    .up: .add(.seconds(60)), .down: .add(.seconds(-60)), .left: .add(.seconds(-10)),
    .right: .add(.seconds(10)), .leftShoulder: .back, .rightShoulder: .next,
  ]

  private static func requests(_ event: InputEvent) -> [Request] {
    var hands = Hands()
    return hands.requests(event, at: now)
  }

  /// Returns what an event of a pad asks for.
  private static func push(_ event: PadEvent, _ hands: inout Hands) -> [Command] {
    hands.push(event, at: now).flatMap { hands.keys[$0] }.map { [$0] } ?? []
  }

  @Test("Each key stands for what the table says, with Shift, too", arguments: keyboard)
  func keys(key: Key, command: Command) {
    let expected = [Request.command(command, source: "keyboard")]
    #expect(Self.requests(.key(KeyEvent(key: key, symbol: nil))) == expected)
    guard key != .tab else { return }
    #expect(Self.requests(.key(KeyEvent(key: key, symbol: nil, modifiers: .shift))) == expected)
  }

  @Test("Each button stands for what the table says", arguments: gamepad)
  func buttons(button: PadButton, command: Command) {
    var hands = Hands()
    let event = PadEvent.button(PadID(instance: 3), button, isDown: true)
    #expect(Self.push(event, &hands) == [command])
  }

  @Test(
    "Released, with Ctrl, Alt or the desktop's key, or held where that does harm, a key asks for nothing",
    arguments: [
      KeyEvent(key: .space, symbol: " ", isDown: false),
      KeyEvent(key: .space, symbol: " ", isRepeat: true),
      KeyEvent(key: .r, symbol: "r", isRepeat: true),
      KeyEvent(key: .q, symbol: "q", modifiers: .control),
      KeyEvent(key: .f, symbol: "f", modifiers: [.shift, .alt]),
      KeyEvent(key: .s, symbol: "s", modifiers: .command),
      KeyEvent(key: .escape, symbol: nil, modifiers: .alt),
      KeyEvent(key: nil, symbol: "q"),
    ])
  func nothing(event: KeyEvent) {
    #expect(Self.requests(.key(event)) == [])
  }

  @Test("A key that is held goes on adding")
  func repeating() {
    let held = KeyEvent(key: .up, symbol: nil, isRepeat: true)
    #expect(Self.requests(.key(held)) == [.command(.add(.seconds(60)), source: "keyboard")])
  }

  private static let windowEvents: [(WindowEvent, [Request])] = [
    (.exposed, [.redraw]), (.resized(width: 3, height: 2), [.redraw]),
    (.displayChanged(index: 1), [.redraw]), (.restored, [.redraw]), (.contentsLost, [.rebuild]),
    (.closeRequested, [.command(.quit, source: "desktop")]), (.focusGained, []), (.focusLost, []),
    (.minimised, []), (.pointerLeft, []),
  ]

  @Test("Only what loses pixels is painted anew, and only closing leaves", arguments: windowEvents)
  func window(event: WindowEvent, requests: [Request]) {
    #expect(Self.requests(.window(event)) == requests)
  }

  @Test("A stick counts once it is pushed far, and again only after it was let go")
  func stick() {
    var hands = Hands()
    func move(_ position: Double) -> Int {
      let event = PadEvent.axis(PadID(instance: 0), .leftY, position: position)
      return Self.push(event, &hands).count
    }
    let counts = [-0.3, -0.59, -0.61, -1, -0.5, -0.7, -0.39, -0.65, 0, 0.9].map(move)
    #expect(counts == [0, 0, 1, 0, 0, 0, 0, 1, 0, 1])
  }

  @Test("What adds repeats while a pad holds it, in the same rhythm, and what toggles does not")
  func padRepeats() {
    var hands = Hands()
    let pad = PadID(instance: 0)
    _ = Self.push(.button(pad, .up, isDown: true), &hands)
    _ = Self.push(.button(pad, .a, isDown: true), &hands)
    #expect(hands.nextChange == Self.now + .milliseconds(450))
    // A stall of five seconds makes up for nothing.
    let counts = [449, 450, 451, 5000].map { time in
      hands.repeated(at: Self.now + .milliseconds(time)).count
    }
    #expect(counts == [0, 1, 0, 1])
    _ = Self.push(.button(pad, .up, isDown: false), &hands)
    #expect(hands.nextChange == nil)
  }

  @Test(
    "A pad that goes while a button is held, or a window that loses its keys, leaves nothing held")
  func letGo() {
    let pad = PadID(instance: 0)
    for goes in [true, false] {
      var hands = Hands()
      let press = PadEvent.button(pad, .down, isDown: true)
      let first = Self.push(press, &hands)
      if goes {
        _ = Self.push(.removed(pad), &hands)
      } else {
        _ = hands.requests(.window(.focusLost), at: Self.now)
      }
      #expect(hands.nextChange == nil)
      // A button that is still down beside another window is not pushed anew when it jitters.
      let again = Self.push(press, &hands)
      _ = Self.push(.button(pad, .down, isDown: false), &hands)
      let second = Self.push(press, &hands)
      #expect(first.count == 1 && again.count == (goes ? 1 : 0) && second.count == 1)
    }
  }

  @Test("Ten pads are held each for itself")
  func manyPads() {
    var hands = Hands()
    for number in 0..<10 {
      let press = PadEvent.button(PadID(instance: Int32(number)), .a, isDown: true)
      #expect(Self.push(press, &hands).count == 1)
    }
  }

  @Test("A wheel counts by whole notches, fine ones together, and nothing of the other way")
  func wheel() {
    var hands = Hands()
    func turn(_ amount: Double) -> [Request] {
      hands.requests(.mouse(.wheel(dx: 0, dy: amount)), at: Self.now)
    }
    let counts = [0.4, 0.4, 0.4, -0.9, -0.2, 2, .nan, .infinity].map { turn($0).count }
    #expect(counts == [0, 0, 1, 0, 1, 2, 0, 0])
    let (up, down) = (turn(1), turn(-1))
    #expect(up == [.command(.add(.seconds(60)), source: "mouse")])
    #expect(down == [.command(.add(.seconds(-60)), source: "mouse")])
  }
}
