import TimerCore

/// What a command line asks for together with settings files, and where each of it was said.
public struct EffectiveSettings: Sendable {
  public let invocation: Invocation
  let said: Statements
  /// Every file that was looked for, whether it is there or not.
  public let files: [String]

  /// What is wrong with files that were passed over; nil is nothing.
  public let fault: UsageError?

  /// Reads what there is; see ``Invocation/parse(_:source:)``.
  ///
  /// - Parameter isStarting: whether with `--restore` files that can't be used are passed over: what ran goes on.
  public init(
    _ arguments: [String], source: SettingsSource = .none, isStarting: Bool = false
  ) throws(UsageError) {
    let list = try ArgumentList(arguments)
    let paths = source.paths(list.configFiles)
    files = paths.standard + paths.named
    (invocation, said, fault) = try Invocation.parse(list, paths, isStarting: isStarting)
  }

  /// Every file that changes what is shown when it is saved: settings, and the theme's.
  public var watched: [String] {
    files + [invocation.looks.themeFile, invocation.agenda?.file].compactMap { $0 }
  }

  /// Settings as a settings file that says the same, each with its default or where it was said.
  public var listing: String { SettingsListing.text(self) }

  /// What is said of each key, as it would stand in a settings file.
  var values: [String: [String]] {
    var values: [String: [String]] = [:]
    for statement in said.list {
      switch statement {
      case .option(let argument):
        guard argument.option.name != "config" else { continue }
        let key = SettingsListing.key(of: argument)
        let value = SettingsListing.value(of: argument)
        values[key] = argument.option.isRepeated ? (values[key] ?? []) + [value] : [value]
      case .key(let key, let value, _): values[key.name] = [value.node.text]
      }
    }
    return values
  }

  /// Returns the keys of which other settings say something else, in order.
  public func keys(changedIn other: EffectiveSettings) -> [String] {
    let (old, new) = (values, other.values)
    return FileKeyTable.all.map(\.name).filter { old[$0] != new[$0] }
  }

  /// Returns those of the keys that a display which was started with these settings takes up when it starts again,
  /// and not at once; what other settings say as these do counts already.
  public func keys(_ keys: [String], waitingIn other: EffectiveSettings) -> [String] {
    let (old, new) = (values, other.values)
    let countsElse = counted != other.counted
    return keys.filter { key in
      let isLive = Self.live.contains(key)
      return Self.counting.contains(key) ? countsElse : !isLive && old[key] != new[key]
    }
  }

  /// What is counted, whatever it is called; an agenda's steps are planned anew while it goes on.
  private var counted: [Entry?] {
    invocation.agenda == nil ? invocation.timers.map { $0.entry?.untitled } : []
  }

  /// The keys that say what is counted.
  private static let counting: Set = ["timer", "timers", "agenda"]

  /// The keys that a running display takes up at once; the others count when it starts.
  static let live: Set<String> = {
    let looks = FileKeyTable.looks.map(\.name)
    let groups = [OptionTable.sound, OptionTable.reactions].flatMap(\.options)
    return Set(looks + groups.map { FileKey.name(of: $0.name) })
      .union([
        "title", "thresholds", "keys", "lock", "lockEscape", "events",
        "exit",
      ])
  }()
}
