import Glibc
import Views

/// Finds a theme by the name or the file that a user gave.
struct ThemeFinder: Sendable {
  /// Folders of the user's own themes, in the order in which they are looked through.
  var own: [String] = []
  /// Folders of shipped themes.
  let shipped: [String]

  static var standard: ThemeFinder {
    ThemeFinder(
      own: SettingsSource.folder.map { ["\($0)/themes"] } ?? [],
      shipped: AssetFolders.standard.map { "\($0)/themes" })
  }

  private static let ending = ".json5"

  /// Returns a theme.
  ///
  /// | text | is |
  /// |---|---|
  /// | `dark`, `light` | the user's own file of that name, or else built in, without a file |
  /// | `e-paper` | `e-paper.json5` in the first of the folders that has it |
  /// | `./own.json5`, `own.json5` | that file |
  /// | `system` | `light` or `dark`, as the desktop is set |
  ///
  /// - Throws: ``ValueError`` with the nearest name, or with what is wrong with the file.
  func theme(_ text: String) throws(ValueError) -> ThemeChoice {
    if text == "system" { return ThemeChoice(DesktopTheme.standard.theme) }
    let isFile = text.contains("/") || text.hasSuffix(Self.ending)
    let builtIn = Theme(rawValue: text)
    let folders = builtIn == nil ? own + shipped : own
    let path =
      isFile ? text : folders.map { "\($0)/\(text)\(Self.ending)" }.first(where: isPlainFile)
    if path == nil, let builtIn { return ThemeChoice(builtIn) }
    guard !text.isEmpty, let path else {
      let hint = nearest(to: text, among: names).map { ", did you mean \($0)?" } ?? ""
      throw ValueError(
        "there is no theme \(quoted(text))\(hint)",
        advice: "give \(listed(names + ["system"])), or a file")
    }
    do {
      return ThemeChoice(try SettingsFile(path: path, keys: ThemeChoice.keys), name: text)
    } catch {
      let lines = error.description.split(separator: "\n")
      let more = lines.count > 1 ? ", and \(lines.count - 1) more" : ""
      throw ValueError(
        "the theme can't be used: \(lines.first ?? "")\(more)",
        advice: "tminus check --theme FILE tells all")
    }
  }

  /// The names of all themes that are found now, without those that name a file.
  var names: [String] {
    var names = Theme.allCases.map(\.rawValue)
    for folder in own + shipped {
      let found = Self.files(in: folder).filter { $0.hasSuffix(Self.ending) && !$0.hasPrefix(".") }
        .map { String($0.dropLast(Self.ending.count)) }
      names += found.sorted().filter { !names.contains($0) }
    }
    return names
  }

  /// Wraps `opendir` and `readdir`.
  private static func files(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }
}

extension ValueSyntax where Value == ThemeChoice {
  /// A theme's name, or a file.
  static var theme: Self {
    Self("NAME|FILE|system", example: "light", completion: .file) { (text) throws(ValueError) in
      try ThemeFinder.standard.theme(text)
    }
  }
}
