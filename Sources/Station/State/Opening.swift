import Settings
import TimerCore
import Views

/// What a display begins with, or goes on with once the clock is set: its timers, and what is to be said of them.
struct Opening {
  let runs: [TimerRun]
  let now: BootInstant
  /// What falls due now.
  private(set) var told: [TimerGroup.Told]
  /// What was due long ago: it is written down, but neither shown nor heard.
  private(set) var past: [TimerGroup.Told]
  /// What the screen has to say.
  private let news: News?

  private enum News {
    case waits, paused
    case damage(Phrase)
    case ended([Ended], utc: UTCInstant, rule: (any LocalTimeRule)?)
  }

  /// Leaves out what has been told, for a display that follows one that couldn't show anything.
  mutating func forgetEvents() { (told, past) = ([], []) }

  /// Begins anew.
  init(_ invocation: Invocation, _ plans: [Plan], damage: Phrase? = nil) {
    runs = zip(invocation.timers, plans).map { timer, plan in
      var run = TimerRun(timer, plan)
      _ = run.noting(plan.events)
      return run
    }
    now = plans.first?.now ?? Clock.now().boot
    told = Self.tell(plans.map(\.events))
    past = []
    news = damage.map { .damage($0) }
  }

  /// Goes on with what was kept.
  init(_ invocation: Invocation, _ standing: Standing, at now: Clock, damage: Phrase?) {
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
    let late = ends.compactMap { $0 }
    if standing.doubt == .waits {
      news = .waits
    } else if !late.isEmpty {
      news = .ended(late, utc: now.utc, rule: try? invocation.rule())
    } else if let damage {
      news = .damage(damage)
    } else {
      let isPaused = runs.count == 1 && runs[0].reading(at: now.boot).state == .paused
      news = isPaused ? .paused : nil
    }
  }

  /// Returns what the screen says, and for how long; nil is until something else is said.
  func notice(in language: Language) -> (content: PopupContent, time: Duration?)? {
    switch news {
    case .waits:
      let content = PopupContent(title: language[.waitingTitle], body: language[.waitingBody])
      return (content, nil)
    case .paused: return (PopupContent(title: language[.paused]), nil)
    case .damage(let phrase):
      return (PopupContent(title: language[.damagedTitle], body: language[phrase]), .seconds(20))
    case .ended(let ends, let utc, let rule):
      return Ended.notice(ends, utc: utc, rule: rule, in: language).map { ($0, .seconds(60)) }
    case nil: return nil
    }
  }

  /// Whether no run has begun.
  var isReady: Bool { runs.allSatisfy { $0.reading(at: now).state == .ready } }

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
