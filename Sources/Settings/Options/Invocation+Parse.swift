import TimerCore
import Views

extension Invocation {
  /// Returns what the arguments of a command line ask for, the program's own name left out.
  ///
  /// Options may stand anywhere before `--`. Of an option given twice the last counts, so that a script's
  /// defaults can be overruled; options that contradict each other, or have no effect together, are refused.
  /// `--help` and `--version` count whatever else is asked for.
  ///
  /// - Throws: ``UsageError``, one sentence that names the offending word and an example of what is accepted.
  public static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    let list = try ArgumentList(arguments)
    for (name, action) in [("help", Action.help), ("version", .version)] {
      let isAsked = list.options.contains { $0.option.name == name }
      if isAsked { return Invocation(InvocationDraft(), action: action) }
    }
    let draft = try InvocationDraft(list.options)
    if let shell = draft.completion { return Invocation(draft, action: .completion(shell)) }
    try OptionRules.check(list.options, draft)
    var invocation = Invocation(draft, action: draft.action)
    try invocation.take(words: list.words)
    try invocation.checkZones()
    return invocation
  }

  private init(_ draft: InvocationDraft, action: Action) {
    self.init(
      action: action, entry: nil, start: draft.start, atZero: draft.atZero, from: draft.from,
      zone: draft.zone, title: draft.title, look: draft.finishedLook, scale: draft.scale)
  }

  private func checkZones() throws(UsageError) {
    if let zone {
      do { _ = try SystemZone(named: zone) } catch { throw UsageError(error, place: "--zone") }
    }
    if case .until(let target, _) = entry, case .named(let name) = target.zone {
      do { _ = try SystemZone(named: name) } catch { throw UsageError(error) }
    }
  }

  private mutating func take(words: [String]) throws(UsageError) {
    do { entry = try Entry.parse(words: words, bareNumber: .seconds) } catch {
      throw UsageError(printable(error.description.unicodeScalars))
    }
    guard entry != nil || words.isEmpty else {
      throw UsageError("\"\" is not a duration; give one like 90, 5:00 or 1h30m")
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

  fileprivate var action: Invocation.Action {
    if let path = snapshotPath { return .snapshot(path: path, size: snapshotSize) }
    if isDryRun { return .dryRun }
    return .show(
      ScreenOptions(
        placement: placement, display: display, tellsEvents: tellsEvents, leavesAtEnd: leavesAtEnd))
  }

  fileprivate var start: Invocation.Start {
    if let started { return .since(started) }
    let elapsed = elapsed ?? .zero
    guard isPaused else { return .running(elapsed: elapsed) }
    return elapsed > .zero ? .paused(elapsed: elapsed) : .ready
  }

  fileprivate var finishedLook: Look {
    var look = look
    if let frame {
      look.bar.frame = look.face == .bar ? frame : nil
      look.ring.frame = look.face == .bar ? nil : frame
    }
    if let backgroundFit, case .image(let path, _) = look.background {
      look.background = .image(path: path, fit: backgroundFit)
    }
    return look
  }
}
