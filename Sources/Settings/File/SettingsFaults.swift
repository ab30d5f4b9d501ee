/// The faults of a settings file, as far as they were found.
struct SettingsFaults {
  private(set) var list: [SettingsFault] = []

  /// As many as are told: who has made more than that begins with these.
  private static let most = 100

  var isEmpty: Bool { list.isEmpty }

  mutating func add(_ fault: SettingsFault) {
    if list.count < Self.most { list.append(fault) }
  }

  /// Adds that something is wrong with a value.
  mutating func add(_ value: SettingsValue, _ reason: String) {
    add(SettingsFault(value.place, path: value.path, reason))
  }

  mutating func add(_ value: SettingsValue, _ error: ValueError) {
    add(value, error.description)
  }

  /// The faults as they stand in the file.
  var sorted: [SettingsFault] { list.sorted { $0.place < $1.place } }
}
