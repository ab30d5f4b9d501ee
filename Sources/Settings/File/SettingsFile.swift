/// A settings file that can be used: what it says, in its order.
public struct SettingsFile: Sendable {
  /// A key and the value behind it.
  struct Entry: Sendable {
    let key: FileKey
    let value: SettingsValue
  }

  public let path: String
  let entries: [Entry]

  /// Creates the settings that a file's bytes are, or throws all that is wrong with them.
  ///
  /// - Parameter keys: the keys that it may have.
  init(
    _ bytes: [UInt8], path: String, keys: [FileKey] = FileKeyTable.all
  ) throws(SettingsFileError) {
    var faults = SettingsFaults()
    var entries: [Entry] = []
    do {
      let root = SettingsValue(BesideFile(file: path).resolved(try JSON5Reader.node(of: bytes)))
      root.checkKeys(&faults)
      entries = Self.entries(of: root, keys, &faults)
    } catch {
      faults.add(SettingsFault(error.place, error.reason))
    }
    guard faults.isEmpty else {
      throw SettingsFileError(path: path, faults: faults.sorted, isCut: faults.isFull)
    }
    (self.path, self.entries) = (path, entries)
  }

  private static func entries(
    of root: SettingsValue, _ keys: [FileKey], _ faults: inout SettingsFaults
  ) -> [Entry] {
    ValueSchema.object(
      keys.map { SchemaMember($0.name, $0.schema, help: $0.help) } + [schemaKey]
    ).check(root, &faults)
    let known = Dictionary(keys.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    let entries = root.members.compactMap { name, value in
      known[name].map { Entry(key: $0, value: value) }
    }
    checkPairs(entries, &faults)
    guard faults.isEmpty else { return [] }
    var draft = InvocationDraft()
    for entry in entries where !entry.value.isNull { entry.key.read(entry.value, &draft, &faults) }
    return entries
  }

  /// What editors write to know the schema.
  static let schemaKey = SchemaMember(
    "$schema", .value(.text("TEXT", example: "tminus.schema.json")),
    help: "Where an editor finds what this file may say")

  /// Adds every key that contradicts one before it.
  private static func checkPairs(_ entries: [Entry], _ faults: inout SettingsFaults) {
    let given = Dictionary(
      entries.filter { !$0.value.isNull && $0.value.bool != false }.map { ($0.key.name, $0) },
      uniquingKeysWith: { $1 })
    for (first, second) in contradictions {
      guard let a = given[first], let b = given[second] else { continue }
      let (early, late) = a.value.place < b.value.place ? (a, b) : (b, a)
      faults.add(
        late.value,
        "this contradicts \(early.key.name) in line \(early.value.place.line);"
          + " leave one of them out")
    }
  }

  private static let contradictions =
    OptionRules.contradictions
    .filter { !FileKeyTable.commandLineOnly.contains($0.0) }
    .map { (FileKey.name(of: $0.0), FileKey.name(of: $0.1)) } + [
      ("timer", "timers"), ("timer", "agenda"), ("timers", "agenda"),
    ]
}

/// Why a settings file can't be used.
public struct SettingsFileError: Error, Hashable, Sendable, CustomStringConvertible {
  public let path: String
  /// In the order of the file; at least one.
  public let faults: [SettingsFault]
  /// Whether there are more.
  public let isCut: Bool

  /// The faults, one a line.
  public var description: String {
    let lines = faults.map { $0.line(in: path) }
    let more = "\(printable(path.unicodeScalars)): there are more faults; mend these first"
    return (lines + (isCut ? [more] : [])).joined(separator: "\n")
  }
}
