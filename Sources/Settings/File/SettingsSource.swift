import Glibc

/// Where settings files are looked for.
public struct SettingsSource: Hashable, Sendable {
  /// Files that are read if they are there, later ones winning.
  public var files: [String]

  /// Nowhere: only files that a command line names are read.
  public static let none = SettingsSource(files: [])

  /// Where the system and the user keep them, and the file that `$TMINUS_CONFIG` names, as `--config` would.
  ///
  /// Wraps `getenv`.
  public static var standard: SettingsSource {
    var files = ["/etc/tminus/tminus.json5"]
    if let home = folder { files.append("\(home)/tminus.json5") }
    switch variable("TMINUS_CONFIG") {
    case "none": files = []
    case let path?: files.append(path)
    case nil: break
    }
    return SettingsSource(files: files)
  }

  /// The user's own folder, `~/.config/tminus`; nil where there is none.
  static var folder: String? {
    if let base = variable("XDG_CONFIG_HOME"), base.hasPrefix("/") { return "\(base)/tminus" }
    return variable("HOME").map { "\($0)/.config/tminus" }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns what is read for a command line: with `--config none` nothing but what it names behind that.
  func paths(_ named: [String]) -> (standard: [String], named: [String]) {
    guard let none = named.lastIndex(of: "none") else { return (files, named) }
    return ([], Array(named[(none + 1)...]))
  }
}

extension SettingsFile {
  /// Returns the files that can be used, in order, and all that is wrong with the others.
  static func readAll(
    _ paths: (standard: [String], named: [String])
  ) -> (files: [SettingsFile], fault: UsageError?) {
    var files: [SettingsFile] = []
    var errors: [UsageError] = []
    for path in paths.standard.filter(isThere) + paths.named {
      do { files.append(try SettingsFile(path: path)) } catch { errors.append(error) }
    }
    let text = errors.map(\.description).joined(separator: "\n")
    return (files, errors.first.map { UsageError(text, exitCode: $0.exitCode) })
  }

  /// Reads a file.
  init(path: String, keys: [FileKey] = FileKeyTable.all) throws(UsageError) {
    guard let bytes = readFile(path, atMost: JSON5Reader.largest) else {
      let reason = whyUnreadable(path, atMost: JSON5Reader.largest)
      throw UsageError(
        "the settings file \(quoted(path)) \(reason); give one like tminus.json5",
        exitCode: .noInput)
    }
    do { try self.init(bytes, path: path, keys: keys) } catch {
      throw UsageError(error.description, exitCode: .configuration)
    }
  }
}

/// Returns whether there is anything at a path.
///
/// Wraps `access`.
private func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }
