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
