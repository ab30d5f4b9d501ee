import Raster
import SDL
import Settings
import TimerCore
import Views

/// The help over all else: which key, button and gesture does what, for the devices that are there.
struct HelpScreen {
  var isOpen = false
  private var shown = Recent<Key, HelpView>()

  private struct Key: Equatable {
    let content: HelpContent
    let look: PopupLook
    let room: Room
  }

  /// Returns its layers; `hasMeaning` tells which commands the display carries out at all.
  mutating func layers(
    _ keys: KeyMap, _ devices: Devices, where hasMeaning: (Command) -> Bool, look: PopupLook,
    _ room: Room, resources: Resources
  ) -> [Layer] {
    guard isOpen else {
      shown.removeAll()
      return []
    }
    let key = Key(
      content: HelpContent(keys, devices, where: hasMeaning), look: look, room: room)
    return shown.value(for: key) {
      let window = Rect(
        x: 0, y: 0, width: Double(room.size.width), height: Double(room.size.height))
      return HelpView(
        key.content, look: look, window: window, safe: room.safe, scale: room.scale,
        resources: resources)
    }.layers
  }
}

extension HelpContent {
  /// Creates the table of a key map.
  init(_ keys: KeyMap, _ devices: Devices, where hasMeaning: (Command) -> Bool) {
    let family = devices.pads.first
    var columns = ["Keys"]
    if family != nil { columns.append("Gamepad") }
    columns.append(devices.hasTouch ? "Touch, mouse" : "Mouse")
    var rows: [Row] = []
    for line in Self.lines(of: keys) where line.commands.allSatisfy(hasMeaning) {
      let bound = line.commands.map { keys.bindings(of: $0) }
      let most = bound.count == 1 ? Self.most : 1
      func first(_ belongs: (Binding) -> Bool) -> [Binding] {
        bound.flatMap { $0.filter(belongs).prefix(most) }
      }
      var cells = [Self.names(first(\.isKey))]
      if let family { cells.append(Self.names(first(\.isPad), on: family)) }
      cells.append(Self.names(first(\.isMouse)))
      if cells.contains(where: { !$0.isEmpty }) {
        rows.append(Row(meaning: line.meaning, cells: cells))
      }
    }
    let none = family == nil ? [] : [""]
    rows.append(Row(meaning: "Type minutes, or h:mm:ss", cells: ["0 to 9, Enter"] + none + [""]))
    rows.append(Row(meaning: "Move the end", cells: [""] + none + ["drag the ring or bar"]))
    self.init(
      title: "What does what", columns: columns, rows: rows, foot: "Any key closes this.")
  }

  private struct Line {
    let meaning: String
    let commands: [Command]
  }

  /// The lines that everybody looks for first, and then one for each further command that something is bound to.
  private static func lines(of keys: KeyMap) -> [Line] {
    let lines = [
      Line(meaning: "Start, pause", commands: [.toggle]),
      Line(meaning: "Begin anew", commands: [.restart]),
      Line(meaning: "Stop", commands: [.stop]),
      Line(meaning: "A minute more, less", commands: [.add(.seconds(60)), .add(.seconds(-60))]),
      Line(meaning: "10 seconds more, less", commands: [.add(.seconds(10)), .add(.seconds(-10))]),
      Line(meaning: "Next step, step back", commands: [.next, .back]),
      Line(meaning: "Choose a timer", commands: [.timer(.next), .timer(.previous)]),
      Line(meaning: "Drawer", commands: [.drawer(.toggle)]),
      Line(meaning: "Full screen", commands: [.fullscreen]),
      Line(meaning: "Mute", commands: [.mute]),
      Line(meaning: "Louder, softer", commands: [.volume(.by(5)), .volume(.by(-5))]),
      Line(meaning: "Blackout", commands: [.blackout]),
      Line(meaning: "Help", commands: [.help]), Line(meaning: "Leave", commands: [.leave, .quit]),
    ]
    let known = Set(lines.flatMap(\.commands) + (1...9).map { .timer(.number($0)) })
    let others = Set(keys.commands.values).subtracting(known).map {
      Line(meaning: CommandTable.line($0), commands: [$0])
    }
    return lines + others.sorted { $0.meaning < $1.meaning }
  }

  /// As many names as a cell has for each command.
  private static let most = 3

  private static func names(_ bindings: [Binding], on family: PadFamily = .xbox) -> String {
    bindings.map { KeyNames.name($0, on: family) }.joined(separator: "  ")
  }
}

extension Binding {
  fileprivate var isKey: Bool { if case .key = self { true } else { false } }
  fileprivate var isMouse: Bool { if case .mouse = self { true } else { false } }
  fileprivate var isPad: Bool { !isKey && !isMouse }
}
