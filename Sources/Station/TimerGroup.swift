import Settings
import TimerCore

/// The display's timers, and which of them keys and buttons are for.
struct TimerGroup {
  /// An event and the timer that it is of, from 1; nil where there is only one.
  struct Told {
    let event: Event
    let timer: Int?
  }

  private(set) var runs: [TimerRun]
  /// The one that commands are for; nil is all.
  private(set) var chosen: Int?
  /// Whether somebody listens to the ticks of the seconds.
  var tellsTicks = true

  init(_ runs: [TimerRun]) {
    self.runs = runs
  }

  var isSingle: Bool { runs.count == 1 }

  /// The timer that the drawer shows and sets: the chosen one, else the first.
  var front: TimerRun { runs[chosen ?? 0] }

  /// Whether every run's end has been told.
  var allHaveFired: Bool { runs.allSatisfy(\.hasFired) }

  /// Puts other runs in the place of these.
  ///
  /// Looks that were changed, and what is hidden, stay.
  mutating func replace(_ runs: [TimerRun]) {
    let before = self.runs
    self.runs = runs
    for (index, old) in before.enumerated() where runs.indices.contains(index) {
      (self.runs[index].looks, self.runs[index].visibility) = (old.looks, old.visibility)
    }
  }

  /// Whether every run has time left, or hasn't begun.
  func hasTimeLeft(at now: BootInstant) -> Bool {
    runs.allSatisfy { $0.reading(at: now).remaining > .zero }
  }

  /// Whether any run has begun and not ended.
  func isAnyUnderWay(at now: BootInstant) -> Bool {
    runs.contains { [.running, .paused].contains($0.reading(at: now).state) }
  }

  /// Chooses what commands are for; returns false for a number that no timer has.
  mutating func choose(_ choice: Command.TimerChoice) -> Bool {
    // Around all timers, all of them together being one place more.
    let place = (chosen ?? runs.count)
    switch choice {
    case .all: chosen = nil
    case .next: choose(place: place + 1)
    case .previous: choose(place: place + runs.count)
    case .number(let number):
      guard runs.indices.contains(number - 1) else { return false }
      chosen = chosen == number - 1 ? nil : number - 1
    }
    return true
  }

  private mutating func choose(place: Int) {
    let place = place % (runs.count + 1)
    chosen = place < runs.count ? place : nil
  }

  /// The looks that were asked for, the same of all.
  var looks: LookSettings { runs[0].looks.value }

  mutating func setLooks(_ looks: LookSettings) {
    let shared = Shared(looks)
    for index in runs.indices { runs[index].looks = shared }
  }

  /// Takes over what else than the runs themselves was asked for, if there are as many timers.
  mutating func adopt(_ timers: [Invocation]) {
    guard timers.count == runs.count else { return }
    for (index, timer) in timers.enumerated() { runs[index].adopt(timer) }
  }

  /// Hides the views, shows them, or leaves that to the look.
  mutating func setVisibility(_ visibility: TimerRun.Visibility) {
    for index in runs.indices where chosen == nil || chosen == index {
      runs[index].visibility = visibility
    }
  }

  /// Gives each timer the look that its reactions make of it.
  mutating func react(at now: BootInstant) {
    for index in runs.indices { runs[index].react(at: now) }
  }

  /// Does something to each timer, or to the chosen or the given one alone, and returns what it caused, by when it was
  /// due.
  mutating func each(
    chosenOnly: Bool = false, only timer: Int? = nil,
    _ body: (inout TimerRun) throws(Refusal) -> [Event]
  ) throws(Refusal) -> [Told] {
    var told: [Told] = []
    var refusal: Refusal?
    var isDone = false
    let only = timer ?? (chosenOnly ? chosen : nil)
    for index in runs.indices where only == nil || only == index {
      do {
        let events = try body(&runs[index])
        isDone = true
        told += events.map { Told(event: $0, timer: isSingle ? nil : index + 1) }
      } catch {
        refusal = refusal ?? error
      }
    }
    // What some of several timers can't do, the others do.
    if let refusal, !isDone { throw refusal }
    return isSingle ? told : told.sorted { $0.event.due < $1.event.due }
  }

  /// Carries out a command on the timers that it is for.
  ///
  /// Toggling several makes them all stand still as soon as one runs.
  ///
  /// - Parameter timer: the place from 0 of the timer that is meant; nil is the chosen one, or all.
  mutating func carryOut(
    _ command: Command, at now: Clock, onTimer timer: Int? = nil
  ) throws(Refusal) -> [Told] {
    var command = command
    if command == .toggle && timer == nil && chosen == nil && !isSingle {
      let isAnyRunning = runs.contains { $0.reading(at: now.boot).state == .running }
      command = isAnyRunning ? .pause : .start
    }
    return try each(chosenOnly: true, only: timer) { run throws(Refusal) in
      try run.carryOut(command, at: now)
    }
  }

  /// Begins a run of a length in front, whatever ran there, and returns what that caused.
  mutating func begin(_ length: Duration, at now: Clock) throws(Refusal) -> [Told] {
    let before = chosen
    chosen = isSingle ? nil : chosen ?? 0
    defer { chosen = before }
    let isReady = front.reading(at: now.boot).state == .ready
    var told = isReady ? [] : try carryOut(.stop, at: now)
    // Behind `until` the length that was picked is what counts.
    for command in [Command.set(length), .start] {
      told += try each(chosenOnly: true) { run throws(Refusal) in
        try run.carryOutAsLength(command, at: now.boot)
      }
    }
    return told
  }

  /// Returns what fell due until `now`.
  mutating func advance(to now: BootInstant) -> [Told] {
    (try? each { $0.advance(to: now) }) ?? []
  }

  /// Aims runs that count to a moment at the same moments by a clock that was set.
  mutating func aimAgain(_ now: Clock) -> [Told] {
    (try? each { $0.aimAgain(now) }) ?? []
  }

  /// Returns the end of the run under way that ends next, or the threshold that is heard before it.
  func nextEnd(after now: BootInstant) -> RunEnd? {
    var next: RunEnd?
    for run in runs {
      guard let end = run.nextHeard(after: now), next.map({ end.at < $0.at }) ?? true
      else { continue }
      next = end
    }
    return next
  }

  /// Returns when anything will be due or look different but for a stroke's end.
  func nextChange(after now: BootInstant) -> BootInstant? {
    runs.compactMap { $0.nextChange(after: now, tellingTicks: tellsTicks) }.min()
  }
}
