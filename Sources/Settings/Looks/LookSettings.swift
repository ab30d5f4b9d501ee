public import Views

/// The looks that were asked for, one after the other, and the look that they make.
///
/// A setting has the name of its option and a value as it is written there, `on` and `off` for an option that
/// takes none, or `default`.
public struct LookSettings: Hashable, Sendable {
  /// One look that was asked for.
  struct Setting: Hashable, Sendable {
    let name: String
    let change: Change
  }

  /// What was asked of it.
  enum Change: Hashable, Sendable {
    case value(String)
    /// So much is added to what it is.
    case sum(Double)
  }

  private var settings: [Setting] = []
  /// What they change.
  private var theme = ThemeChoice(.dark)
  public private(set) var look = InvocationDraft().finishedLook

  /// The file that describes the theme; nil for a built-in one.
  public var themeFile: String? { theme.file }

  /// Creates settings that change nothing of the default look.
  public init() {}

  /// Creates the settings among the options that a draft was made from.
  init(_ options: [Argument], _ draft: InvocationDraft) {
    settings = options.filter { OptionTable.look(named: $0.option.name) != nil }
      .filter { $0.option.name != OptionTable.theme }
      .map { Setting(name: $0.option.name, change: .value($0.value)) }
    (theme, look) = (draft.theme, draft.finishedLook)
  }

  /// Gives a look a value, in place of all that was asked of it before.
  ///
  /// Throws ``ValueError``, with nothing changed, for a name that is no look, a value that it doesn't take, and a
  /// look that the face doesn't have.
  public mutating func set(_ name: String, to value: String) throws(ValueError) {
    let option = try Self.option(named: name)
    if name == OptionTable.theme { return try begin(with: value, option) }
    var changed = settings.filter { $0.name != name && $0.name != Self.opposites[name] }
    if let written = try option.setting(value) {
      changed.append(Setting(name: written.name, change: .value(written.value)))
    }
    try take(changed, for: option)
  }

  /// Adds a number to a look: points to a length, degrees to an angle.
  ///
  /// Throws ``ValueError``, with nothing changed, for a look that is no number or has none.
  public mutating func add(_ change: Double, to name: String) throws(ValueError) {
    let option = try Self.option(named: name)
    try take(settings + [Setting(name: name, change: .sum(change))], for: option)
  }

  /// Returns these looks with what was changed by hand since others were asked for, but where these say something
  /// else of that very look than they did.
  ///
  /// | asked for before | by hand | these | is |
  /// |---|---|---|---|
  /// | `thickness 5` | `thickness 9` | `thickness 5`, `padding 2` | `thickness 9`, `padding 2` |
  /// | `thickness 5` | `thickness 9` | `thickness 6` | `thickness 6` |
  public func keeping(_ live: LookSettings, since before: LookSettings) -> LookSettings {
    var kept = self
    if live.theme != before.theme, theme == before.theme { kept.theme = live.theme }
    for name in Set((live.settings + before.settings).map { Self.subject($0.name) }).sorted() {
      let (old, new) = (before.settings(of: name), settings(of: name))
      guard live.settings(of: name) != old, new == old else { continue }
      kept.settings.removeAll { Self.subject($0.name) == name }
      kept.settings += live.settings(of: name)
    }
    guard kept.settings != settings || kept.theme != theme else { return self }
    // What these say comes before what no longer goes with it.
    guard let look = try? Self.look(kept.settings, on: kept.theme) else { return self }
    kept.look = look
    return kept
  }

  private func settings(of subject: String) -> [Setting] {
    settings.filter { Self.subject($0.name) == subject }
  }

  /// Returns the name that options have in common which undo each other.
  private static func subject(_ name: String) -> String {
    name == "no-label" ? "label" : name
  }

  /// Puts another theme below what was asked for.
  private mutating func begin(
    with value: String, _ option: CommandOption
  ) throws(ValueError) {
    var draft = InvocationDraft()
    if value != "default" { try option.apply(&draft, value) }
    (look, theme) = (try Self.look(settings, on: draft.theme), draft.theme)
  }

  private mutating func take(
    _ changed: [Setting], for option: CommandOption
  ) throws(ValueError) {
    let look = try Self.look(changed, on: theme)
    guard option.faces.contains(look.face) else {
      let fit = Face.allCases.filter(option.faces.contains).map(\.rawValue)
      throw ValueError(
        "\(option.name) has no effect with the face \(look.face.rawValue)",
        advice: "show \(listed(fit)) first")
    }
    (settings, self.look) = (changed, look)
  }

  private static func look(
    _ settings: [Setting], on theme: ThemeChoice
  ) throws(ValueError) -> Look {
    var draft = InvocationDraft()
    draft.begin(with: theme)
    for setting in settings {
      switch setting.change {
      case .value(let value): try option(named: setting.name).apply(&draft, value)
      case .sum(let change):
        guard LookNumbers.add(change, to: setting.name, of: &draft.look) else {
          throw ValueError(
            "nothing can be added to \(setting.name)",
            advice: "give it a value, or add to a number like thickness")
        }
      }
    }
    return draft.finishedLook
  }

  private static func option(named name: String) throws(ValueError) -> CommandOption {
    guard let option = OptionTable.look(named: name) else {
      let hint = nearest(to: name, among: OptionTable.lookNames).map { ", did you mean \($0)?" }
      throw ValueError(
        "\(quoted(name)) is not a look\(hint ?? "")",
        advice: "give the name of an option that changes one, like thickness or progress")
    }
    return option
  }

  /// Options of which each undoes the other.
  fileprivate static let opposites = ["label": "no-label", "no-label": "label"]
}

extension CommandOption {
  /// Returns what a value asks for: an option and its value; nil takes back what was asked.
  fileprivate func setting(_ value: String) throws(ValueError) -> (name: String, value: String)? {
    if value == "default" { return nil }
    guard placeholder == nil else { return (name, value) }
    switch value {
    case "on": return (name, "")
    case "off": return LookSettings.opposites[name].map { ($0, "") }
    default:
      throw ValueError("\(quoted(value)) is neither on nor off", advice: "give \(name) on or off")
    }
  }
}

extension OptionTable {
  private static let looks = Dictionary(
    uniqueKeysWithValues: [look, strokes, bar, ring, star, text, popup, spinner, drawer, picker]
      .flatMap(\.options).map { ($0.name, $0) })

  /// Returns the option of a look.
  static func look(named name: String) -> CommandOption? { looks[name] }

  /// The names of all looks, sorted.
  static let lookNames = looks.keys.sorted()
}
