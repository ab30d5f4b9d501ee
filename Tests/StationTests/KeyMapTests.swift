import SDL
import Settings
import Testing
import TimerCore

@testable import Station

@Suite("I1: key maps")
struct KeyMapTests {
  private static func map(_ text: String) throws(ValueError) -> KeyMap {
    var keys = KeyMap.standard
    try keys.bind(lines: text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline))
    return keys
  }

  @Test("Every line of the standard map can be read, and binds what it names")
  func standard() throws {
    for (name, command) in KeyMap.standardLines {
      let binding = try Binding(text: name)
      let asked = try CommandTable.command(of: command)
      #expect(KeyMap.standard[binding] == asked, "\(name)")
    }
    #expect(KeyMap.standard.commands.count == KeyMap.standardLines.count)
  }

  @Test("Every name reads back as the same", arguments: Binding.names)
  func names(name: String) throws {
    #expect(try Binding(text: name).text == name)
    guard case .key = try Binding(text: name) else { return }
    #expect(
      try Binding(text: "ctrl+alt+shift+super+\(name)").text == "ctrl+alt+shift+super+\(name)")
    #expect(try Binding(text: " Shift+Ctrl+\(name)").text == "ctrl+shift+\(name)")
  }

  @Test("A file adds, replaces and takes away; what it doesn't name stays")
  func binding() throws {
    let keys = try Self.map(
      """
      # a comment
      ctrl+space = restart

      space = none
        a=add -30s\r
      pad lefty- = speed +5%
      wheel up = message "Two  minutes = soon"
      """)
    func command(_ key: Key, _ modifiers: Modifiers = []) -> Command? {
      keys.command(KeyEvent(key: key, symbol: nil, modifiers: modifiers))
    }
    #expect(command(.space) == nil)
    #expect(command(.space, .control) == .restart)
    #expect(command(.a) == .add(.seconds(-30)))
    #expect(command(.r) == .restart)
    #expect(keys[.axis(.leftY, isPositive: false)] == .speed(5))
    #expect(keys[.mouse(.wheelUp)] == .message("Two  minutes = soon"))
  }

  private static let faults: [(text: String, parts: [String])] = [
    ("spce = toggle", ["line 1", "spce", "did you mean space?"]),
    ("\n\nspace = togle", ["line 3", "togle", "did you mean toggle?"]),
    ("pad z = toggle", ["line 1", "pad z"]),
    ("pad leftx = toggle", ["line 1", "pad leftx"]),
    ("ctl+space = toggle", ["line 1", "ctl+space"]),
    ("space toggle", ["line 1", "has no ="]),
    ("a = stop\nb = stop\nA = restart", ["line 3", "line 1", "a is bound"]),
    ("f2 = look progres red", ["line 1", "did you mean progress?"]),
    ("f2 = mode sideways", ["line 1", "sideways"]),
    ("space =", ["line 1", "empty"]), ("= toggle", ["line 1"]),
    ("space = add", ["line 1", "add needs a value"]),
    ("space = add 5x", ["line 1", "5x"]), ("space = message \"a", ["line 1", "quotes"]),
  ]

  @Test("A line that can't be used is named, with what would do", arguments: faults)
  func refusing(text: String, parts: [String]) {
    do {
      _ = try Self.map(text)
      Issue.record("\(text) was taken")
    } catch {
      for part in parts { #expect(error.description.contains(part), "\(error)") }
    }
  }

  /// What a hand in front of the display has to reach, however it reaches it.
  private static let needed: [Command] = [
    .toggle, .restart, .stop, .add(.seconds(60)), .add(.seconds(-60)), .drawer(.toggle),
    .fullscreen, .help, .blackout, .leave,
  ]

  @Test("Every command is reached by the keyboard alone, by a pad alone and by a finger alone")
  func reach() {
    for command in Self.needed {
      let bindings = KeyMap.standard.bindings(of: command)
      #expect(bindings.contains { if case .key = $0 { true } else { false } }, "\(command)")
      let isOnPad = bindings.contains { binding in
        switch binding {
        case .button, .axis: true
        case .key, .mouse: false
        }
      }
      #expect(isOnPad, "\(command)")
      let isGesture = bindings.contains(.mouse(.tap)) || bindings.contains(.mouse(.hold))
      // Swiping from the edge opens it, whatever the map says.
      let isSwipe = command == .drawer(.toggle)
      let isInDrawer = Control.main(isHeard: true).contains { $0.command == command }
      #expect(isGesture || isSwipe || isInDrawer, "\(command)")
    }
  }

  @Test("A modifier key alone can be bound, and digits, which then are not typed")
  func bindingOthers() throws {
    let keys = try Self.map("leftcontrol = restart\n7 = stop")
    let control = KeyEvent(key: .leftControl, symbol: nil, modifiers: .control)
    #expect(keys.command(control) == .restart)
    #expect(keys.command(KeyEvent(key: .digit7, symbol: "7")) == .stop)
  }
}
