public import TimerCore

extension Invocation {
  /// Returns the countdown that the command line asks for, as it stands now.
  ///
  /// - Parameters:
  ///   - utc: the clock's time, which `--from` overrules.
  ///   - now: the same instant on the boot clock.
  ///   - rule: the display's zone; nil looks up `--zone`, else the machine's, where one is needed.
  /// - Throws: ``UsageError`` for a moment that has passed, and for a zone that can't be used.
  public func plan(
    utc: UTCInstant, now: BootInstant, rule: (any LocalTimeRule)? = nil
  ) throws(UsageError) -> Plan {
    let needsRule =
      from != nil || startMoment != nil || targetMoment != nil || agenda?.start != nil
    var zone: any LocalTimeRule = FixedOffset.utc
    if let rule { zone = rule } else if needsRule { zone = try self.rule() }
    var utc = utc
    if let from { utc = try from.instant(utc, zone) }
    let elapsed = try elapsed(at: utc, zone)
    if let agenda { return try plan(agenda, utc: utc, now: now, elapsed: elapsed, zone) }
    let target = try target(at: utc, zone)
    do {
      return try plan(utc: utc, now: now, elapsed: elapsed, target: target)
    } catch {
      throw UsageError(error.description)
    }
  }

  /// Returns the display's zone: the one that `--zone` names, else the machine's as it is set now.
  ///
  /// - Throws: ``UsageError`` when it can't be used.
  public func rule() throws(UsageError) -> SystemZone {
    do {
      if let zone { return try SystemZone(named: zone) }
      return try SystemZone.local()
    } catch {
      throw UsageError(error, place: zone == nil ? "TZ" : "--zone")
    }
  }

  private var startMoment: Moment? {
    if case .since(let target, _)? = entry { return Moment(target) }
    return if case .since(let moment) = start { moment } else { nil }
  }

  private var targetMoment: UntilTarget? {
    if case .until(let target, _) = entry { target } else { nil }
  }

  private func target(
    at utc: UTCInstant, _ rule: any LocalTimeRule
  ) throws(UsageError) -> UTCInstant? {
    guard let target = targetMoment else { return nil }
    let zone: any LocalTimeRule
    do { zone = try target.zone.rule(else: rule) } catch { throw UsageError(error) }
    do { return try target.resolve(now: utc, rule: zone) } catch {
      throw UsageError(printable(error.description.unicodeScalars))
    }
  }

  private func elapsed(
    at utc: UTCInstant, _ rule: any LocalTimeRule
  ) throws(UsageError) -> Duration {
    if case .since(let target, _)? = entry {
      let elapsed = utc - (try Moment(target).instant(utc, rule))
      guard elapsed >= .zero else {
        throw UsageError(
          "since needs a moment that has passed, like since 2026-01-01; until counts to one that comes"
        )
      }
      return elapsed
    }
    switch start {
    case .ready: return .zero
    case .running(let elapsed), .paused(let elapsed): return elapsed
    case .since(let moment):
      let elapsed = utc - (try moment.instant(utc, rule))
      guard elapsed >= .zero else {
        throw UsageError("--started lies in the future; give a moment that has passed, like 10:15")
      }
      return elapsed
    }
  }

  private func plan(
    utc: UTCInstant, now: BootInstant, elapsed: Duration, target: UTCInstant?
  ) throws(Refusal) -> Plan {
    let total: Duration
    var counting = Counting.down
    switch entry {
    case .countdown(let length, _): total = length
    case .up(let limit, _):
      total = limit ?? .longest
      counting = limit == nil ? .up : .upToLimit
    case .since: (total, counting) = (.longest, .up)
    case .until, nil: total = target.map { $0 - utc + elapsed } ?? Self.defaultLength
    }
    var countdown = try Countdown(
      setting: total, atZero: atZero, thresholds: thresholds, counting: counting)
    var events: [Event] = []
    switch start {
    case .ready: break
    case .paused: try countdown.hold(after: elapsed, now: now)
    case .running, .since: events = try countdown.begin(at: now - elapsed, now: now)
    }
    return Plan(countdown, events: events, now: now, utc: utc, target: target)
  }
}

extension Moment {
  /// Returns the instant that is meant, or throws what a command line is refused with.
  fileprivate func instant(
    _ now: UTCInstant, _ rule: any LocalTimeRule
  ) throws(UsageError) -> UTCInstant {
    do { return try instant(now: now, rule: rule) } catch { throw UsageError(error) }
  }
}
