import Raster
import SDL
import Settings
import TimerCore
import Views

/// The help over all else: which key, button and gesture does what, for the devices that are there.
struct HelpScreen {
  var isOpen = false
  private var shown: (key: Key, view: HelpView)?

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
      shown = nil
      return []
    }
    let key = Key(
      content: HelpContent(keys, devices, in: resources.language, where: hasMeaning), look: look,
      room: room)
    if let shown, shown.key == key { return shown.view.layers }
    let window = Rect(
      x: 0, y: 0, width: Double(room.size.width), height: Double(room.size.height))
    let view = HelpView(
      key.content, look: look, window: window, safe: room.safe, scale: room.scale,
      resources: resources)
    shown = (key, view)
    return view.layers
  }
}

extension HelpContent {
  /// Creates the table of a key map.
  init(
    _ keys: KeyMap, _ devices: Devices, in language: Language, where hasMeaning: (Command) -> Bool
  ) {
    let family = devices.pads.first
    var columns = [language[.keys]]
    if family != nil { columns.append(language[.gamepad]) }
    columns.append(language[devices.hasTouch ? .touchMouse : .mouse])
    var rows: [Row] = []
    for line in Self.lines(of: keys, in: language) where line.commands.allSatisfy(hasMeaning) {
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
    rows.append(Row(meaning: language[.typeMinutes], cells: [language[.typeKeys]] + none + [""]))
    rows.append(Row(meaning: language[.moveEnd], cells: [""] + none + [language[.dragStroke]]))
    self.init(
      title: language[.helpTitle], columns: columns, rows: rows, foot: language[.helpFoot])
  }

  private struct Line {
    let meaning: String
    let commands: [Command]
  }

  /// The lines that everybody looks for first, and then one for each further command that something is bound to.
  private static func lines(of keys: KeyMap, in language: Language) -> [Line] {
    let lines = [
      Line(meaning: language[.startPause], commands: [.toggle]),
      Line(meaning: language[.beginAnew], commands: [.restart]),
      Line(meaning: language[.stop], commands: [.stop]),
      Line(
        meaning: language[.minuteMoreLess], commands: [.add(.seconds(60)), .add(.seconds(-60))]),
      Line(meaning: language[.tenMoreLess], commands: [.add(.seconds(10)), .add(.seconds(-10))]),
      Line(meaning: language[.nextBack], commands: [.next, .back]),
      Line(meaning: language[.chooseTimer], commands: [.timer(.next), .timer(.previous)]),
      Line(meaning: language[.drawer], commands: [.drawer(.toggle)]),
      Line(meaning: language[.fullScreen], commands: [.fullscreen]),
      Line(meaning: language[.mute], commands: [.mute]),
      Line(meaning: language[.louderSofter], commands: [.volume(.by(5)), .volume(.by(-5))]),
      Line(meaning: language[.blackout], commands: [.blackout]),
      Line(meaning: language[.help], commands: [.help]),
      Line(meaning: language[.leave], commands: [.leave, .quit]),
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
