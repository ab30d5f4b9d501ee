/// The faults of a settings file, as far as they are told.
struct SettingsFaults {
  private var list: [SettingsFault] = []

  /// As many as are told: who has made more than that begins with these.
  static let most = 20

  var isEmpty: Bool { list.isEmpty }

  /// Whether there are more than are told, so that nobody needs to look for others.
  var isFull: Bool { list.count > Self.most }

  /// Adds a fault; where there are enough already, it isn't even made.
  mutating func add(_ fault: @autoclosure () -> SettingsFault) {
    if !isFull { list.append(fault()) }
  }

  /// Adds that something is wrong with a value.
  mutating func add(_ value: SettingsValue, _ reason: @autoclosure () -> String) {
    if !isFull { add(SettingsFault(value.place, path: value.path, reason())) }
  }

  mutating func add(_ value: SettingsValue, _ error: ValueError) {
    add(value, error.description)
  }

  /// The faults that are told, as they stand in the file.
  var sorted: [SettingsFault] { list.prefix(Self.most).sorted { $0.place < $1.place } }
}
