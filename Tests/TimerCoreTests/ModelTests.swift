import Testing
import TimerCore

@Suite("T1–T4, T7: random commands")
struct ModelTests {
  private static let quarter = Duration.milliseconds(250)

  @Test("10⁵ random rows of commands end as the slow model says", arguments: [21, 22, 23, 24])
  func rows(seed: Int) throws {
    var random = Seeded(UInt64(seed))
    for row in 0..<25_000 {
      let atZero = AtZero.allCases[row % 3]
      let setting = 1 + random.below(40)
      var model = SlowModel(setting: setting, atZero: atZero)
      var countdown = try Countdown(setting: Self.quarter * setting, atZero: atZero)
      var now = zero
      var shown = model.shown
      for _ in 0..<6 {
        let wait = random.below(30)
        now = now + Self.quarter * wait
        let fault = step(&countdown, &model, &shown, &random, wait: wait, now: now)
        if let fault {
          Issue.record("seed \(seed), row \(row): \(fault)")
          return
        }
      }
    }
  }

  /// Waits, carries out one random command on both, and returns what differs then.
  private func step(
    _ countdown: inout Countdown, _ model: inout SlowModel, _ shown: inout Int,
    _ random: inout Seeded, wait: Int, now: BootInstant
  ) -> String? {
    let before = model
    model.wait(wait)
    // Of the rounds that pass during one wait only the first tells that it fired.
    let slept = min(model.fired - before.fired, 1)
    model.fired = before.fired + slept
    var events = countdown.advance(to: now)
    let (command, quarters) = Self.command(&random, total: model.total)
    let isCarriedOut = model.carryOut(command, quarters: quarters)
    do throws(Refusal) {
      events += try countdown.carryOut(command, at: now)
      if !isCarriedOut { return "\(command) was carried out in \(before.state)" }
    } catch {
      if isCarriedOut { return "\(command) was refused in \(before.state)" }
    }
    if let broken = Self.follow(events, &shown) { return broken }
    let fired = events.filter { $0.kind == .fired }.count
    let overtimes = events.filter { $0.kind == .overtime }.count
    let reading = countdown.reading(at: now)
    let left = model.state == .finished ? .zero : Self.quarter * model.left
    if fired != model.fired - before.fired { return "\(command) fired \(fired) times" }
    if overtimes != model.overtimes - before.overtimes { return "\(command): overtime" }
    if reading.state != model.state { return "\(command) led to \(reading.state)" }
    if reading.remaining != left { return "\(command) left \(reading.remaining), not \(left)" }
    if reading.total != Self.quarter * model.total { return "\(command): total \(reading.total)" }
    if !(0...1 ~= reading.fraction) { return "\(command): fraction \(reading.fraction)" }
    if shown != model.shown, reading.state != .ready { return "\(command): shown \(shown)" }
    shown = model.shown
    return nil
  }

  /// Follows the seconds shown through the events, and returns where they break off.
  private static func follow(_ events: [Event], _ shown: inout Int) -> String? {
    var due = events.first?.due
    for event in events {
      if let last = due, event.due < last { return "\(event) is older than what was told before" }
      due = event.due
      switch event.kind {
      case .tick(let from, let to):
        if from != shown || from == to { return "tick from \(from) to \(to) at \(shown)" }
        shown = to
      case .started(let length), .resumed(let length), .paused(let length):
        shown = length.wholeSecondsUp
      case .fired where shown != 0: return "fired at \(shown)"
      default: break
      }
    }
    return nil
  }

  /// Returns a command, and the quarters of a second it names.
  private static func command(_ random: inout Seeded, total: Int) -> (Command, Int) {
    switch random.below(14) {
    case 0: return (.start, 0)
    case 1: return (.pause, 0)
    case 2: return (.resume, 0)
    case 3, 4: return (.toggle, 0)
    case 5: return (.restart, 0)
    case 6: return (.stop, 0)
    case 7: return (.finish, 0)
    case 8:
      let quarters = random.below(total + 1)
      return (.seek(Double(quarters) / Double(total)), quarters)
    case 9, 10:
      let quarters = random.below(40)
      return (.set(quarter * quarters), quarters)
    default:
      let quarters = random.below(61) - 30
      return (.add(quarter * quarters), quarters)
    }
  }
}
