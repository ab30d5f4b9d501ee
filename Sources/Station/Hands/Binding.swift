import SDL
import Settings

/// Something that hands do and that a command can be bound to.
enum Binding: Hashable {
  /// A key that goes down while exactly these modifiers are held.
  case key(Key, Modifiers)
  /// A pad's button that goes down.
  case button(PadButton)
  /// A pad's stick or trigger that is pushed towards 1, or towards −1.
  case axis(PadAxis, isPositive: Bool)
  case mouse(MouseAction)
}

/// What a mouse or fingers do.
enum MouseAction: String, CaseIterable, Hashable {
  /// A click of the left button, or a short touch of one finger.
  case tap
  /// The left button, or one finger, held in one place.
  case hold
  case middleClick = "middle click"
  case rightClick = "right click"
  case backClick = "back click"
  case forwardClick = "forward click"
  /// A notch of the wheel away from the user, or two fingers moving up; the others likewise.
  case wheelUp = "wheel up"
  case wheelDown = "wheel down"
  case wheelLeft = "wheel left"
  case wheelRight = "wheel right"
}

extension Binding {
  private static let modifierNames: [(name: String, modifier: Modifiers)] = [
    ("ctrl", .control), ("alt", .alt), ("shift", .shift), ("super", .command),
  ]

  /// Every name of a key, a button, an axis or a mouse action, without modifiers.
  static let names: [String] =
    Key.allCases.map(\.rawValue) + PadButton.allCases.map { "pad \($0.rawValue)" }
    + PadAxis.allCases.flatMap { ["pad \($0.rawValue)+", "pad \($0.rawValue)-"] }
    + MouseAction.allCases.map(\.rawValue)

  /// Creates what a text names.
  ///
  /// | text | is |
  /// |---|---|
  /// | `space`, `ctrl+shift+f1` | a key, by its place on a US keyboard |
  /// | `pad a`, `pad leftshoulder` | a button, named as on an Xbox pad |
  /// | `pad lefty-`, `pad righttrigger+` | a stick pushed up, a trigger |
  /// | `tap`, `hold`, `wheel up`, `right click` | the mouse, or fingers |
  ///
  /// Throws ``ValueError`` with the nearest name.
  init(text: String) throws(ValueError) {
    let words = text.lowercased().split(separator: " ").joined(separator: " ")
    if let action = MouseAction(rawValue: words) {
      self = .mouse(action)
    } else if words.hasPrefix("pad "), let found = Self.pad(words.dropFirst(4)) {
      self = found
    } else if let found = Self.chord(words) {
      self = found
    } else {
      let plain = words.split(separator: "+").last.map(String.init) ?? words
      let hint = nearest(to: words.hasPrefix("pad ") ? words : plain, among: Self.names)
      throw ValueError(
        "\(quoted(text)) is no key, button or mouse action\(hint.map { ", did you mean \($0)?" } ?? "")",
        advice: "give one like space, ctrl+f1, pad a, pad lefty- or wheel up")
    }
  }

  private static func pad(_ name: Substring) -> Binding? {
    if let button = PadButton(rawValue: String(name)) { return .button(button) }
    guard let sign = name.last, sign == "+" || sign == "-",
      let axis = PadAxis(rawValue: String(name.dropLast()))
    else { return nil }
    return .axis(axis, isPositive: sign == "+")
  }

  private static func chord(_ text: String) -> Binding? {
    var parts = text.split(separator: "+").map(String.init)
    guard let name = parts.popLast(), let key = Key(rawValue: name) else { return nil }
    var modifiers: Modifiers = []
    for part in parts {
      guard let found = modifierNames.first(where: { $0.name == part }) else { return nil }
      modifiers.insert(found.modifier)
    }
    return .key(key, modifiers)
  }

  /// Its name, which reads back as the same.
  var text: String {
    switch self {
    case .key(let key, let modifiers):
      (Self.modifierNames.filter { modifiers.contains($0.modifier) }.map(\.name) + [key.rawValue])
        .joined(separator: "+")
    case .button(let button): "pad \(button.rawValue)"
    case .axis(let axis, let isPositive): "pad \(axis.rawValue)\(isPositive ? "+" : "-")"
    case .mouse(let action): action.rawValue
    }
  }
}
