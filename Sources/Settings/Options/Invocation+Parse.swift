import TimerCore
import Views

extension Invocation {
  /// Returns what the arguments of a command line ask for, the program's own name left out.
  ///
  /// Options may stand anywhere before `--`. Of an option given twice the last counts, so that a script's
  /// defaults can be overruled; options that contradict each other, or have no effect together, are refused.
  /// `--help`, `--version` and `--manual` count whatever else is asked for. What settings files say comes before the
  /// command line; what of it has no effect with the command line is passed over.
  ///
  /// - Parameter source: where settings files are looked for beside those that the command line names.
  /// - Throws: ``UsageError``, one sentence that names the offending word and an example of what is accepted, or a line
  ///   for each fault of settings files.
  public static func parse(
    _ arguments: [String], source: SettingsSource = .none
  ) throws(UsageError) -> Invocation {
    let list = try ArgumentList(arguments)
    return try parse(list, source.paths(list.configFiles)).invocation
  }

  /// Returns what a command line asks for, all that was said, and what was wrong with files that were passed over.
  ///
  /// - Parameter isStarting: whether with `--restore` files that can't be used are passed over: what ran goes on.
  static func parse(
    _ list: ArgumentList, _ paths: (standard: [String], named: [String]),
    isStarting: Bool = false
  ) throws(UsageError) -> (invocation: Invocation, said: Statements, fault: UsageError?) {
    let nothing = Statements([], [])
    for (name, action) in [("help", Action.help), ("version", .version), ("manual", .manual)] {
      let isAsked = list.options.contains { $0.option.name == name }
      if isAsked { return (Invocation(InvocationDraft(), action: action), nothing, nil) }
    }
    if list.command == "check" { return (try check(list), nothing, nil) }
    let (files, fault) = SettingsFile.readAll(paths)
    let restores = list.options.contains { $0.option.name == "restore" }
    if let fault, !(isStarting && restores) { throw fault }
    switch list.command {
    case "progress": return (try progress(list, files), nothing, fault)
    case "demo": return (try demo(list, files), nothing, fault)
    default:
      let said = Statements(files, list.options)
      do { return (try timer(list, said), said, fault) } catch {
        guard isStarting, restores, !files.isEmpty else { throw error }
        let bare = Statements([], list.options)
        return (try timer(list, bare), bare, error)
      }
    }
  }

  /// Returns what a command line that counts time asks for.
  private static func timer(
    _ list: ArgumentList, _ said: Statements
  ) throws(UsageError) -> Invocation {
    let draft = try InvocationDraft(said)
    if let shell = draft.completion { return Invocation(draft, action: .completion(shell)) }
    try OptionRules.check(said, draft)
    let looks = LookSettings(said.options, draft)
    var invocation = Invocation(draft, looks: looks, action: draft.action)
    invocation.reactions = try draft.reactions(
      changing: looks, place: said.place(of: "react"))
    (invocation.thresholds, invocation.isSteady) = (
      draft.thresholds, draft.isSteady || looks.look.reducesMotion
    )
    let words = try invocation.takeCommand(list)
    let isPick = list.command == "pick"
    let isPlain =
      words.isEmpty && draft.entries.isEmpty && !draft.namesAgenda && !draft.countsUp
      && draft.start == .running(elapsed: .zero)
    let hasOwnTitle = said.options.last { $0.option.name == "title" }?.origin == .commandLine
    try invocation.take(draft, words: words, looks: looks, isPick: isPick)
    try invocation.take(
      words: words, else: isPick || invocation.agenda != nil ? [] : draft.entries,
      of: said.file(of: "timers") ?? "the settings file", hasOwnTitle: hasOwnTitle,
      countsUp: draft.countsUp)
    let option = said.place(of: "threshold")
    try invocation.checkThresholds { name in name.flatMap { draft.thresholdPaths[$0] } ?? option }
    try invocation.checkZones()
    if draft.restores || isPlain && !isPick { invocation.restore() }
    return invocation
  }

  /// Takes the command that stands first, and returns the words behind it; without one all of them.
  private mutating func takeCommand(_ list: ArgumentList) throws(UsageError) -> [String] {
    let rest = Array(list.words.dropFirst())
    switch list.command {
    case "pick":
      try pickFirst()
      guard rest.isEmpty else {
        throw UsageError(
          "\(quoted(rest[0])) behind pick is not an option; the duration is picked on the screen")
      }
    case "config":
      guard rest.isEmpty else {
        throw UsageError(
          "\(quoted(rest[0])) behind config is not an option; config lists what options and files say"
        )
      }
      action = .listSettings
    default: return list.words
    }
    return rest
  }

  init(_ draft: InvocationDraft, looks: LookSettings = LookSettings(), action: Action) {
    self.init(
      action: action, entry: nil, start: draft.start, atZero: draft.atZero, from: draft.from,
      zone: draft.zone, title: draft.title, looks: looks, scale: draft.scale)
    (margins, language) = (draft.margins, draft.language)
  }

  private mutating func restore() {
    guard case .show(var options) = action else { return }
    options.restores = true
    action = .show(options)
  }

  private mutating func pickFirst() throws(UsageError) {
    guard case .show(var options) = action else {
      throw UsageError("pick needs a screen; leave out --snapshot and --dry-run")
    }
    options.picksFirst = true
    action = .show(options)
    guard start == .ready || start == .running(elapsed: .zero) else {
      throw UsageError("pick begins at once with what is picked; leave out --elapsed and --started")
    }
    start = .ready
  }

  /// Throws ``UsageError`` for a zone behind a moment that the machine doesn't know; that of an option was read already.
  private func checkZones() throws(UsageError) {
    for entry in [entry] + others {
      guard case .named(let name)? = entry?.moment?.zone else { continue }
      do { _ = try SystemZone(named: name) } catch { throw UsageError(error) }
    }
  }

  /// Returns the entry that words make; nil is none.
  private static func entry(_ words: [String]) throws(UsageError) -> Entry? {
    do {
      let entry = try Entry.parse(words: words, bareNumber: .seconds)
      if entry != nil || words.isEmpty { return entry }
    } catch {
      throw UsageError(printable(error.description.unicodeScalars))
    }
    throw UsageError("\"\" is not a duration; give one like 90, 5:00 or 1h30m")
  }

  /// Takes over what the words of the command line have counted, or else what a settings file has.
  ///
  /// - Parameters:
  ///   - timersFile: the settings file that has the entries, as a refusal names it.
  ///   - hasOwnTitle: whether the command line has the option `--title`; a settings file's title gives way.
  private mutating func take(
    words: [String], else entries: [Entry], of timersFile: String, hasOwnTitle: Bool,
    countsUp: Bool
  ) throws(UsageError) {
    if words.isEmpty {
      (entry, others) = (entries.first, Array(entries.dropFirst()))
    } else {
      try take(words: words)
    }
    if countsUp { try countUp() }
    guard others.count < Self.mostTimers else {
      throw UsageError("\(others.count + 1) timers are too many for one display; give at most 256")
    }
    if !hasOwnTitle, !others.isEmpty || entry?.title != nil { title = nil }
    if title != nil && !others.isEmpty {
      if words.isEmpty {
        throw UsageError(
          "--title is for one timer, and \(timersFile) has \(others.count + 1); put titles behind"
            + " its durations, or give a duration here")
      }
      throw UsageError(
        "--title is for one timer; put titles behind the durations: 5m tea + 12m eggs")
    }
    if let title, let other = entry?.title, !words.isEmpty {
      throw UsageError(
        "--title \(quoted(title)) and the words \(quoted(other)) are two titles; give one of them")
    }
    title = title ?? entry?.title
    try beginReady()
  }

  private mutating func take(words: [String]) throws(UsageError) {
    let parts = words.split(separator: "+", omittingEmptySubsequences: false).map(Array.init)
    entry = try Self.entry(parts[0])
    for part in parts.dropFirst() {
      guard entry != nil, let other = try Self.entry(part) else {
        throw UsageError("+ stands between two timers, like 5m tea + 12m eggs")
      }
      others.append(other)
    }
  }

  /// Begins with the default length where nothing is to be counted, which waits.
  private mutating func beginReady() throws(UsageError) {
    guard entry == nil, agenda == nil else { return }
    switch start {
    case .running(elapsed: .zero): start = .ready
    case .running(let elapsed): start = .paused(elapsed: elapsed)
    case .since: throw UsageError("--started needs a duration, like 30m --started 10:15")
    case .ready, .paused: break
    }
  }
}

extension Invocation {
  /// As many timers as one display shows.
  static let mostTimers = 256

  /// The timers one by one, each as if it had been asked for alone.
  public var timers: [Invocation] {
    var first = self
    first.others = []
    return [first]
      + others.map {
        var other = first
        (other.entry, other.title) = ($0, $0.title)
        return other
      }
  }
}

extension InvocationDraft {
  /// Creates a draft from what was said, the theme first.
  init(_ said: Statements) throws(UsageError) {
    self.init()
    // Of several themes the last leaves nothing of the others.
    if let theme = said.list.last(where: \.isTheme) { try take(theme) }
    for statement in said.list where !statement.isTheme { try take(statement) }
  }

  private mutating func take(_ statement: Statements.Statement) throws(UsageError) {
    switch statement {
    case .option(let argument):
      do { try argument.option.apply(&self, argument.value) } catch {
        throw UsageError("\(argument.place): \(error)")
      }
    case .key(let key, let value, _):
      // The file was refused if there were any.
      var faults = SettingsFaults()
      key.read(value, &self, &faults)
    }
  }

  /// Returns the reactions, or throws for one that would change nothing, and for many that would flash.
  fileprivate func reactions(
    changing looks: LookSettings, place: String
  ) throws(UsageError) -> ReactionSet? {
    for reaction in reactions {
      do { try looks.check(reaction) } catch { throw UsageError("\(place): \(error)") }
    }
    guard !reactions.isEmpty else { return nil }
    let isSteady = isSteady || looks.look.reducesMotion
    do { return try ReactionSet(reactions, steady: isSteady) } catch {
      throw UsageError("\(place): \(error)")
    }
  }

  fileprivate var action: Invocation.Action {
    if let path = snapshotPath { return .snapshot(path: path, size: snapshotSize) }
    if isDryRun { return .dryRun }
    return .show(screen)
  }

  var screen: ScreenOptions {
    var screen = ScreenOptions(
      placement: placement, display: display, tellsEvents: tellsEvents, leavesAtEnd: leavesAtEnd)
    (screen.readsCommands, screen.keysPath, screen.padsPath) = (readsCommands, keysPath, padsPath)
    (screen.tellsStatistics, screen.sound, screen.output) = (tellsStatistics, sound, output)
    screen.sound.note(thresholds)
    (screen.turn, screen.shift, screen.mode) = (turn, shift, mode)
    screen.light = dims + blanks
    screen.hooks = hooks
    screen.lock = lockedCommands.map { LockOptions(commands: $0, escape: lockEscape) }
    return screen
  }

  fileprivate var start: Invocation.Start {
    if let started { return .since(started) }
    let elapsed = elapsed ?? .zero
    guard isPaused else { return .running(elapsed: elapsed) }
    return elapsed > .zero ? .paused(elapsed: elapsed) : .ready
  }
}
