public import TimerCore

extension Invocation {
  /// Returns an agenda as it stands now: ready, under way, or waiting for its start.
  func plan(
    _ settings: AgendaSettings, utc: UTCInstant, now: BootInstant, elapsed: Duration,
    _ rule: any LocalTimeRule
  ) throws(UsageError) -> Plan {
    var run = AgendaRun(plannedAgenda(settings))
    var events: [Event] = []
    var target: UTCInstant?
    do {
      switch start {
      case .ready: break
      case .paused: try run.hold(after: elapsed, now: now)
      case .running(elapsed: .zero):
        if let start = settings.start {
          let moment = try Self.instant(of: start, after: utc, rule)
          target = moment
          events = try run.schedule(at: now + (moment - utc), now: now)
        } else {
          events = try run.begin(at: now, now: now)
        }
      case .running, .since: events = try run.begin(at: now - elapsed, now: now)
      }
    } catch let error as Refusal {
      throw UsageError(error.description)
    } catch let error as UsageError {
      throw error
    } catch {
      throw UsageError("\(error)")
    }
    return Plan(
      run.countdown, agenda: run, events: events, now: now, utc: utc, target: target)
  }

  /// Returns the agenda with what is asked of every step, and of its end.
  public func plannedAgenda(_ settings: AgendaSettings) -> Agenda {
    settings.agenda.having(thresholds: thresholds)
  }

  /// Takes over the agenda that is to be gone through: one that the command line names, or that of a settings file
  /// unless something else is to be counted.
  ///
  /// - Throws: ``UsageError`` where something else is to be counted than the agenda that the command line names.
  mutating func take(
    _ draft: InvocationDraft, words: [String], looks: LookSettings, isPick: Bool
  ) throws(UsageError) {
    guard let plan = draft.agenda else { return }
    guard words.isEmpty, !isPick, !draft.countsUp else {
      guard draft.namesAgenda else { return }
      let other = words.isEmpty ? isPick ? "pick" : "--up" : quoted(words.joined(separator: " "))
      throw UsageError(
        "--agenda and \(other) are two things to count; an agenda is the display's one timer")
    }
    guard atZero != .loop else {
      throw UsageError(
        "--at-zero loop means nothing to an agenda; write repeat: 8 in a group of its steps")
    }
    agenda = try plan.settings(over: looks)
    if atZero == .overtime { agenda?.agenda = plan.agenda.ending(.overtime) }
    guard case .show(var options) = action else { return }
    options.sound.noteSteps(plan)
    action = .show(options)
  }

  /// Counts up what there is to count: to a length, or without an end.
  mutating func countUp() throws(UsageError) {
    switch entry {
    case nil: entry = .up(limit: nil, title: nil)
    case .countdown(let length, let title)?:
      entry = .up(limit: .seconds(length.wholeSecondsUp), title: title)
    case .up?, .since?: break
    case .until?:
      throw UsageError("--up and until contradict each other; leave one of them out")
    }
    others = others.map { other in
      guard case .countdown(let length, let title) = other else { return other }
      return .up(limit: .seconds(length.wholeSecondsUp), title: title)
    }
  }

  private static func instant(
    of start: UntilTarget, after utc: UTCInstant, _ rule: any LocalTimeRule
  ) throws -> UTCInstant {
    let zone: any LocalTimeRule
    do { zone = try start.zone.rule(else: rule) } catch { throw UsageError(error) }
    do { return try start.resolve(now: utc, rule: zone) } catch {
      throw UsageError(
        "agenda.start: \(printable(error.description.unicodeScalars))")
    }
  }
}

extension SoundOptions {
  /// Notes what is heard at the ends and thresholds of an agenda's steps.
  mutating func noteSteps(_ plan: AgendaPlan) {
    thresholdSounds.formUnion(plan.extras.values.compactMap(\.sound).filter { $0 != .none })
    for row in plan.agenda.rows { note(row.step.thresholds) }
  }
}
