import Settings
import TimerCore
import Views

/// What a display begins with, or goes on with once the clock is set: its timers, and what is to be said of them.
struct Opening {
  let runs: [TimerRun]
  let now: BootInstant
  /// What falls due now.
  let told: [TimerGroup.Told]
  /// What was due long ago: it is written down, but neither shown nor heard.
  let past: [TimerGroup.Told]
  /// What the screen says, and for how long; nil is until something else is said.
  let notice: (content: PopupContent, time: Duration?)?

  /// Begins anew.
  init(_ invocation: Invocation, _ plans: [Plan], damage: PopupContent? = nil) {
    runs = zip(invocation.timers, plans).map { timer, plan in
      var run = TimerRun(timer, plan)
      _ = run.noting(plan.events)
      return run
    }
    now = plans.first?.now ?? Clock.now().boot
    told = Self.tell(plans.map(\.events))
    past = []
    notice = damage.map { ($0, Self.damageTime) }
  }

  /// Goes on with what was kept.
  init(_ invocation: Invocation, _ standing: Standing, at now: Clock, damage: PopupContent?) {
    runs = zip(standing.timers, standing.events).map { timer, events in
      timer.run(invocation.timers[0], at: now.boot, events: events)
    }
    self.now = now.boot
    let ends = zip(standing.timers, standing.events).map { timer, events in
      // A step's end is not that of an agenda which goes on.
      timer.agenda.map(\.isOver) ?? true
        ? Ended(timer.ending(events), title: timer.title, at: now.boot) : nil
    }
    let isPast = zip(standing.timers, ends).map { timer, end in
      { (event: Event) in
        end != nil || timer.agenda != nil && event.late(at: now.boot) > Ended.late
      }
    }
    told = Self.tell(
      zip(standing.events, isPast).map { events, isPast in events.filter { !isPast($0) } })
    past = Self.tell(zip(standing.events, isPast).map { events, isPast in events.filter(isPast) })
    if standing.doubt == .waits {
      notice = (Self.waiting, nil)
    } else if let ended = Ended.notice(
      ends.compactMap { $0 }, utc: now.utc, rule: try? invocation.rule())
    {
      notice = (ended, .seconds(60))
    } else if let damage {
      notice = (damage, Self.damageTime)
    } else {
      let isPaused = runs.count == 1 && runs[0].reading(at: now.boot).state == .paused
      notice = isPaused ? (PopupContent(title: "Paused"), nil) : nil
    }
  }

  /// Whether no run has begun.
  var isReady: Bool { runs.allSatisfy { $0.reading(at: now).state == .ready } }

  private static let damageTime = Duration.seconds(20)
  private static let waiting = PopupContent(
    title: "Waiting for the clock", body: "Press Space to go on without it.")

  private static func tell(_ events: [[Event]]) -> [TimerGroup.Told] {
    let isSingle = events.count == 1
    let told = events.enumerated().flatMap { index, events in
      events.map { TimerGroup.Told(event: $0, timer: isSingle ? nil : index + 1) }
    }
    return isSingle ? told : told.sorted { $0.event.due < $1.event.due }
  }
}

extension SavedTimer {
  /// Returns what of some events tells the end: of an agenda that is over, only that of its last step.
  fileprivate func ending(_ events: [Event]) -> [Event] {
    agenda == nil ? events : events.last { $0.kind == .fired }.map { [$0] } ?? []
  }
}
