import Glibc
import Views

/// Whether the desktop is set to light or to dark, as far as its files and environment say so.
///
/// Asking a running desktop would start other programs; what only they know (GNOME keeps its switch in a database) is not
/// seen, and the display is dark then.
struct DesktopTheme {
  /// The value of `$GTK_THEME`, which counts first.
  var variable: String?
  /// The folder that holds `gtk-4.0`, `gtk-3.0` and `kdeglobals`.
  var folder: String?

  /// Wraps `getenv`.
  static var standard: DesktopTheme {
    DesktopTheme(
      variable: getenv("GTK_THEME").map { String(cString: $0) },
      folder: SettingsSource.folder.map { String($0.dropLast("/tminus".count)) })
  }

  var theme: Theme {
    if let variable, !variable.isEmpty { return Self.theme(named: variable) }
    guard let folder else { return .dark }
    for version in ["4.0", "3.0"] {
      let settings = Self.settings(in: "\(folder)/gtk-\(version)/settings.ini")
      switch settings["gtk-application-prefer-dark-theme"] {
      case "1", "true": return .dark
      case "0", "false": return settings["gtk-theme-name"].map(Self.theme) ?? .light
      default: if let name = settings["gtk-theme-name"] { return Self.theme(named: name) }
      }
    }
    return Self.settings(in: "\(folder)/kdeglobals")["ColorScheme"].map(Self.theme) ?? .dark
  }

  /// Returns what the name of a desktop's theme says: `Adwaita:dark`, `Breeze-Dark` and `BreezeDark` are dark.
  private static func theme(named name: String) -> Theme {
    name.lowercased().contains("dark") ? .dark : .light
  }

  /// Returns the lines `name=value` of a file; a name that stands twice has its first value.
  private static func settings(in path: String) -> [String: String] {
    let bytes = readFile(path, atMost: 1 << 20) ?? []
    let lines = bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    let pairs = lines.compactMap { line -> (String, String)? in
      let parts = line.split(separator: "=", maxSplits: 1).map { text in
        String(text.filter { $0 != " " && $0 != "\r" })
      }
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
