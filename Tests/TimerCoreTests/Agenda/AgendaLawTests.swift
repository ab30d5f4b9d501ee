import Testing
import TimerCore

@Suite("T10: random agendas")
struct AgendaLawTests {
  private static let quarter = Duration.milliseconds(250)

  @Test(
    "10⁵ random agendas under random commands are told as the slow model says", arguments: 31...34)
  func commands(seed: Int) throws {
    var random = Seeded(UInt64(seed))
    for row in 0..<25_000 {
      var (run, model) = try Self.agenda(&random)
      var now = zero
      for _ in 0..<5 {
        // As long as a step, or as several, most often.
        let wait = random.below(3) == 0 ? model.lengths.reduce(0, +) : random.below(9)
        now = now + Self.quarter * wait
        if let fault = Self.step(&run, &model, &random, wait: wait, now: now) {
          Issue.record("seed \(seed), agenda \(row): \(fault); \(model.lengths) \(model.ends)")
          return
        }
      }
    }
  }

  @Test(
    "However late it is looked at, an agenda takes its total and tells each step once",
    arguments: 41...44)
  func stalls(seed: Int) throws {
    var random = Seeded(UInt64(seed))
    for _ in 0..<1000 {
      let lengths = (0...random.below(12)).map { _ in random.below(5) } + [1]
      let steps = lengths.map {
        AgendaItem.step(AgendaStep(length: .nanoseconds($0 * 333_333_333)))
      }
      var run = AgendaRun(try Agenda(steps))
      var events = try run.carryOut(.start, at: zero)
      var now = zero
      while !run.isOver {
        now = now + .nanoseconds(1 + random.below(2_000_000_000))
        events += run.advance(to: now)
      }
      let fired = events.filter { $0.kind == .fired }
      let total = lengths.reduce(0, +) * 333_333_333
      #expect(fired.last?.due == zero + .nanoseconds(total))
      #expect(fired.count == lengths.filter { $0 > 0 }.count)
      #expect(run.delay(at: now) == .zero)
    }
  }

  private static func agenda(
    _ random: inout Seeded
  ) throws -> (run: AgendaRun, model: SlowAgenda) {
    var items: [AgendaItem] = []
    var (lengths, ends): ([Int], [AgendaStep.End]) = ([], [])
    for _ in 0...random.below(4) {
      let length = random.below(7)
      let end = AgendaStep.End.allCases[max(0, random.below(6) - 3)]
      let count = random.below(3)
      let step = AgendaItem.step(AgendaStep(length: quarter * length, end: end))
      items.append(count == 0 ? step : .group(title: nil, count: count, items: [step]))
      lengths += Array(repeating: length, count: max(1, count))
      ends += Array(repeating: end, count: max(1, count))
    }
    if lengths.reduce(0, +) == 0 {
      items.append(.step(AgendaStep(length: quarter)))
      (lengths, ends) = (lengths + [1], ends + [.next])
    }
    return (AgendaRun(try Agenda(items)), SlowAgenda(lengths: lengths, ends: ends))
  }

  /// Waits, carries out one random command on both, and returns what differs then.
  private static func step(
    _ run: inout AgendaRun, _ model: inout SlowAgenda, _ random: inout Seeded, wait: Int,
    now: BootInstant
  ) -> String? {
    model.told = []
    model.wait(wait)
    var events = run.advance(to: now)
    let (command, quarters) = Self.command(&random, model)
    let before = model.state
    let isCarriedOut = model.carryOut(command, quarters: quarters)
    do throws(Refusal) {
      events += try run.carryOut(command, at: now)
      if !isCarriedOut { return "\(command) was carried out in \(before)" }
    } catch {
      if isCarriedOut { return "\(command) was refused in \(before): \(error)" }
    }
    let told = Self.told(events, place: model.told.last?.place ?? model.place)
    let expected = model.told.map { "\($0.word) \($0.clock)" }
    if told.map(\.text) != expected { return "\(command): \(told.map(\.text)), not \(expected)" }
    for (mine, other) in zip(told, model.told) where mine.place != nil && mine.place != other.place
    {
      return "\(command): came to \(mine.place ?? -1), not \(other.place)"
    }
    let reading = run.reading(at: now)
    let left = model.state == .finished ? .zero : quarter * model.left
    if reading.state != model.state { return "\(command) led to \(reading.state)" }
    if run.place != model.place { return "\(command) led to step \(run.place)" }
    if reading.remaining != left { return "\(command) left \(reading.remaining), not \(left)" }
    if run.delay(at: now) != quarter * model.delay {
      return "\(command): \(run.delay(at: now)) late"
    }
    return nil
  }

  /// What events tell of steps, with the quarter of a second at which it was due.
  private static func told(_ events: [Event], place: Int) -> [(text: String, place: Int?)] {
    events.compactMap { event in
      let clock = (event.due - zero) / quarter
      let at = clock == clock.rounded() ? "\(Int(clock))" : "\(clock)"
      switch event.kind {
      case .fired: return ("fired \(at)", nil)
      case .started: return ("started \(at)", nil)
      case .advanced(let step, _): return ("advanced \(at)", step)
      default: return nil
      }
    }
  }

  private static func command(_ random: inout Seeded, _ model: SlowAgenda) -> (Command, Int) {
    switch random.below(16) {
    case 0: return (.start, 0)
    case 1: return (.pause, 0)
    case 2: return (.resume, 0)
    case 3, 4, 5: return (.toggle, 0)
    case 6: return (.restart, 0)
    case 7: return (.stop, 0)
    case 8: return (.finish, 0)
    case 9, 10: return (.next, 0)
    case 11: return (.back, 0)
    case 12: return (.go(step: random.below(model.lengths.count)), 0)
    default:
      let quarters = random.below(21) - 10
      return (.add(quarter * quarters), quarters)
    }
  }
}
