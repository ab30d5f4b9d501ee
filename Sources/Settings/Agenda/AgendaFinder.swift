/// Finds an agenda by the name or the file that a user gave.
struct AgendaFinder: Sendable {
  /// Folders of agendas, in the order in which they are looked through.
  let folders: [String]

  /// The user's own agendas, then those that are shipped.
  static var standard: AgendaFinder {
    let own = SettingsSource.folder.map { ["\($0)/agendas"] } ?? []
    return AgendaFinder(folders: own + AssetFolders.standard.map { "\($0)/agendas" })
  }

  /// The agendas that come with the program.
  static let shipped = ["debate", "intervals", "pomodoro", "talk"]

  private static let ending = ".json5"

  /// Returns the agenda of a shipped or own file by its name, or of a file by its path.
  ///
  /// - Throws: ``ValueError`` with the nearest name, or with what is wrong with the file.
  func agenda(_ text: String) throws(ValueError) -> AgendaPlan {
    let isFile = text.contains("/") || text.hasSuffix(Self.ending)
    let path =
      isFile ? text : folders.map { "\($0)/\(text)\(Self.ending)" }.first(where: isPlainFile)
    guard !text.isEmpty, let path else {
      let hint = nearest(to: text, among: Self.shipped).map { ", did you mean \($0)?" } ?? ""
      throw ValueError(
        "there is no agenda \(quoted(text))\(hint)",
        advice: "give \(listed(Self.shipped)), or a file")
    }
    let file: SettingsFile
    do { file = try SettingsFile(path: path) } catch {
      let lines = error.description.split(separator: "\n")
      let more = lines.count > 1 ? ", and \(lines.count - 1) more" : ""
      throw ValueError(
        "the agenda can't be used: \(lines.first ?? "")\(more)",
        advice: "tminus check FILE tells all")
    }
    var faults = SettingsFaults()
    guard let value = file.entries.last(where: { $0.key.name == "agenda" })?.value,
      var plan = AgendaReader.plan(value, &faults)
    else {
      throw ValueError(
        "the file \(quoted(path)) has no agenda", advice: "give one with a key agenda")
    }
    plan.file = path
    return plan
  }
}

extension ValueSyntax where Value == AgendaPlan {
  /// An agenda's name, or a file.
  static var agenda: Self {
    Self("NAME|FILE", example: "pomodoro", completion: .file) { (text) throws(ValueError) in
      try AgendaFinder.standard.agenda(text)
    }
  }
}
