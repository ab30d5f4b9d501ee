import Glibc

/// Where the machine keeps its zones.
struct ZoneFiles: Hashable, Sendable {
  /// The folder of compiled zones.
  var folder: String
  /// The file of the machine's own zone.
  var localTime = "/etc/localtime"
  /// What the variable `TZ` holds; nil where it is not set.
  var variable: String?

  /// The folder that `TZDIR` names, else the usual one, and `TZ` as it is now.
  static var system: ZoneFiles {
    ZoneFiles(
      folder: Self.variable("TZDIR") ?? "/usr/share/zoneinfo", variable: Self.variable("TZ"))
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Returns the path of a zone's file; nil for what can't be a zone's name, such as a way out of the folder.
  ///
  /// | name | is |
  /// |---|---|
  /// | `Europe/Berlin`, `Etc/GMT+5`, `UTC` | a path |
  /// | `../passwd`, `/etc/passwd`, `Europe//Berlin`, `zone.tab`, an empty name | nil |
  func path(of name: String) -> String? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy { byte in
          let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          return isLetter || isDigit || "+-_".utf8.contains(byte)
        }
    }
    return isName && name.utf8.count <= 64 ? "\(folder)/\(name)" : nil
  }

  /// Returns whether a zone has a file.
  func has(_ name: String) -> Bool {
    path(of: name).map { isPlainFile($0) } ?? false
  }

  /// Whether the machine has a zone of its own.
  var hasLocalTime: Bool { isPlainFile(localTime) }

  /// Returns the table of a zone.
  func table(named name: String) throws(ZoneError) -> ZoneTable {
    if let path = path(of: name), has(name) { return try table(path: path) }
    if name == "UTC" { return .utc }
    throw .unknown(name: name, nearest: nearest(to: name))
  }

  /// Returns the table in the file at a path.
  func table(path: String) throws(ZoneError) -> ZoneTable {
    guard let bytes = readFile(path, atMost: 1 << 20) else { throw .unreadable(path: path) }
    do { return try ZoneTable(file: bytes) } catch {
      throw .damaged(path: path, reason: error.reason)
    }
  }

  /// Returns up to three existing zones whose name, or else whose name's last part, comes near.
  private func nearest(to name: String) -> [String] {
    let names = self.names
    if let zone = Settings.nearest(to: name, among: names), has(zone) { return [zone] }
    func place(_ name: String) -> String { String(name.split(separator: "/").last ?? "") }
    let found = Settings.nearest(to: place(name), among: names.map(place))
    return Array(names.filter { place($0) == found && has($0) }.prefix(3))
  }

  /// Every zone's name, as the database's text lists them; empty without it.
  var names: [String] {
    guard let bytes = readFile("\(folder)/tzdata.zi", atMost: 1 << 22) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ")
      if fields.count >= 3, fields[0] == "Z" { return String(fields[1]) }
      if fields.count >= 3, fields[0] == "L" { return String(fields[2]) }
      return nil
    }
  }
}
