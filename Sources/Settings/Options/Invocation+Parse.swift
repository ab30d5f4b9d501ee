import TimerCore
import Views

extension Invocation {
  /// Returns what the arguments of a command line ask for, the program's own name left out.
  ///
  /// Options may stand anywhere before `--`. Of an option given twice the last counts, so that a script's
  /// defaults can be overruled; options that contradict each other, or have no effect together, are refused.
  /// `--help`, `--version` and `--manual` count whatever else is asked for.
  ///
  /// - Throws: ``UsageError``, one sentence that names the offending word and an example of what is accepted.
  public static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    let list = try ArgumentList(arguments)
    for (name, action) in [("help", Action.help), ("version", .version), ("manual", .manual)] {
      let isAsked = list.options.contains { $0.option.name == name }
      if isAsked { return Invocation(InvocationDraft(), action: action) }
    }
    let draft = try InvocationDraft(list.options)
    if let shell = draft.completion { return Invocation(draft, action: .completion(shell)) }
    if list.command == "progress" { return try progress(list, draft) }
    if list.command == "demo" { return try demo(list, draft) }
    try OptionRules.check(list.options, draft)
    let looks = LookSettings(list.options, draft)
    var invocation = Invocation(draft, looks: looks, action: draft.action)
    invocation.reactions = try draft.reactions(changing: looks)
    (invocation.thresholds, invocation.isSteady) = (draft.thresholds, draft.isSteady)
    var words = list.words
    let isPlain = words.isEmpty && draft.start == .running(elapsed: .zero)
    if list.command == "pick" {
      words.removeFirst()
      try invocation.pickFirst()
      guard words.isEmpty else {
        throw UsageError(
          "\(quoted(words[0])) behind pick is not an option; the duration is picked on the screen")
      }
    }
    try invocation.take(words: words)
    try invocation.checkThresholds("--threshold")
    try invocation.checkZones()
    if draft.restores || isPlain { invocation.restore() }
    return invocation
  }

  init(_ draft: InvocationDraft, looks: LookSettings = LookSettings(), action: Action) {
    self.init(
      action: action, entry: nil, start: draft.start, atZero: draft.atZero, from: draft.from,
      zone: draft.zone, title: draft.title, looks: looks, scale: draft.scale)
    margins = draft.margins
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

  private func checkZones() throws(UsageError) {
    if let zone {
      do { _ = try SystemZone(named: zone) } catch { throw UsageError(error, place: "--zone") }
    }
    for case .until(let target, _)? in [entry] + others {
      guard case .named(let name) = target.zone else { continue }
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

  private mutating func take(words: [String]) throws(UsageError) {
    let parts = words.split(separator: "+", omittingEmptySubsequences: false).map(Array.init)
    entry = try Self.entry(parts[0])
    for part in parts.dropFirst() {
      guard entry != nil, let other = try Self.entry(part) else {
        throw UsageError("+ stands between two timers, like 5m tea + 12m eggs")
      }
      others.append(other)
    }
    guard others.count < Self.mostTimers else {
      throw UsageError("\(others.count + 1) timers are too many for one display; give at most 256")
    }
    if title != nil && !others.isEmpty {
      throw UsageError(
        "--title is for one timer; put titles behind the durations: 5m tea + 12m eggs")
    }
    if let title, let other = entry?.title {
      throw UsageError(
        "--title \(quoted(title)) and the words \(quoted(other)) are two titles; give one of them")
    }
    title = title ?? entry?.title
    guard entry == nil else { return }
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
  /// Creates a draft from options, the theme first.
  fileprivate init(_ options: [Argument]) throws(UsageError) {
    self.init()
    let themes = options.filter { $0.option.name == OptionTable.theme }
    let others = options.filter { $0.option.name != OptionTable.theme }
    for argument in themes + others {
      do { try argument.option.apply(&self, argument.value) } catch {
        throw UsageError("\(argument.written): \(error)")
      }
    }
  }

  /// Returns the reactions, or throws for one that would change nothing, and for many that would flash.
  fileprivate func reactions(changing looks: LookSettings) throws(UsageError) -> ReactionSet? {
    for reaction in reactions {
      do { try looks.check(reaction) } catch { throw UsageError("--react: \(error)") }
    }
    guard !reactions.isEmpty else { return nil }
    do { return try ReactionSet(reactions, steady: isSteady) } catch {
      throw UsageError("--react: \(error)")
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
    (screen.turn, screen.shift) = (turn, shift)
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
