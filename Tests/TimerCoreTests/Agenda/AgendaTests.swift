import Testing
import TimerCore

@Suite("T10: agendas")
struct AgendaTests {
  static let talk = AgendaStep("Talk", length: .seconds(20), tag: 1)
  static let questions = AgendaStep("Questions", length: .seconds(10), tag: 2)
  static let pause = AgendaStep("Break", length: .seconds(5), end: .wait, tag: 3)

  private static func agenda(_ steps: AgendaStep...) throws -> Agenda {
    try Agenda(steps.map { .step($0) })
  }

  private static func begun(_ steps: AgendaStep...) throws -> AgendaRun {
    var run = AgendaRun(try Agenda(steps.map { .step($0) }))
    _ = try run.carryOut(.start, at: zero)
    return run
  }

  @Test("Groups are written out as often as they come, each row with its round")
  func groups() throws {
    let inner = AgendaItem.group(title: "Set", count: 2, items: [.step(Self.questions)])
    let agenda = try Agenda([
      .step(Self.talk), .group(title: nil, count: 2, items: [inner, .step(Self.pause)]),
    ])
    #expect(
      agenda.rows.map(\.step.tag) == [1, 2, 2, 3, 2, 2, 3])
    #expect(agenda.rows.map { $0.round?.number } == [nil, 1, 2, 1, 1, 2, 2])
    #expect(agenda.rows[1].round?.title == "Set")
    #expect(agenda.rows.map(\.start) == [0, 20, 30, 40, 45, 55, 65].map { .seconds($0) })
    #expect(agenda.total == .seconds(70))
  }

  @Test("What is no agenda is refused, a million times a million steps at once")
  func faults() throws {
    func fault(_ items: [AgendaItem]) -> AgendaFault? {
      do throws(AgendaFault) { _ = try Agenda(items) } catch { return error }
      return nil
    }
    let step = AgendaItem.step(AgendaStep(length: .milliseconds(1)))
    func group(_ count: Int, _ items: [AgendaItem]) -> AgendaItem {
      .group(title: nil, count: count, items: items)
    }
    #expect(fault([]) == .empty)
    #expect(fault([.step(AgendaStep(length: .zero))]) == .empty)
    #expect(fault([step, group(3, [])]) == .empty)
    #expect(fault([group(0, [step])]) == .badCount(0))
    #expect(fault([group(1_000_000, [group(1_000_000, [step])])]) == .tooManySteps)
    #expect(fault([group(Int.max, [group(Int.max, [step])])]) == .tooManySteps)
    #expect(fault([group(Agenda.mostSteps, [step])]) == nil)
    #expect(fault([group(Agenda.mostSteps, [step]), step]) == .tooManySteps)
    #expect(fault([.step(AgendaStep(length: .longest)), step]) == .tooLong)
    #expect(fault([.step(AgendaStep(length: .seconds(-1))), step]) == .tooLong)
    let deep = (0...Agenda.deepest).reduce(step) { inner, _ in group(1, [inner]) }
    #expect(fault([deep]) == .tooDeep)
  }

  @Test("A step begins at the deadline of the one before, however late that is seen")
  func chain() throws {
    var run = try Self.begun(Self.talk, Self.questions, Self.pause)
    let events = run.advance(to: at(31.7))
    let steps = events.filter {
      if case .tick = $0.kind { false } else { true }
    }
    #expect(
      steps.map(\.kind) == [
        .fired, .advanced(step: 1, title: "Questions"), .fired,
        .advanced(step: 2, title: "Break"),
      ])
    #expect(steps.map(\.due) == [at(20), at(20), at(30), at(30)])
    #expect(steps.map(\.at) == [.seconds(20), .seconds(20), .seconds(30), .seconds(30)])
    #expect(run.reading(at: at(31.7)).remaining == .milliseconds(3300))
  }

  @Test("A step of no length is silent and takes no time, wherever it stands")
  func nothing() throws {
    let none = AgendaStep("None", length: .zero)
    var run = try Self.begun(none, Self.talk, none, none, Self.questions, none)
    #expect(run.place == 1)
    let events = run.advance(to: at(30))
    let advanced = events.compactMap { event -> String? in
      if case .advanced(_, let title) = event.kind { title } else { nil }
    }
    #expect(advanced == ["Questions"])
    #expect(events.filter { $0.kind == .fired }.count == 2)
    #expect(run.isOver)
  }

  @Test("Behind a step that waits Space goes on, and the plan runs late meanwhile")
  func waits() throws {
    var run = try Self.begun(Self.pause, Self.talk)
    _ = run.advance(to: at(35))
    #expect(run.awaitsNext)
    #expect(run.agendaReading(at: at(35)).waiting == .next)
    #expect(run.agendaReading(at: at(35)).delay == .seconds(30))
    // While nothing moves the delay is looked at once a minute.
    #expect(run.nextChange(after: at(35)) == at(65))
    let events = try run.carryOut(.toggle, at: at(65))
    #expect(events.map(\.kind) == [.advanced(step: 1, title: "Talk")])
    #expect(run.reading(at: at(65)).ends == at(85))
    #expect(run.agendaReading(at: at(66)).delay == .seconds(60))
    let isSlipping = run.agendaReading(at: at(66)).isSlipping
    #expect(!isSlipping)
  }

  @Test("Overtime of a step goes on until somebody goes on, and counts as delay")
  func overtime() throws {
    var talk = Self.talk
    talk.end = .overtime
    var run = try Self.begun(talk, Self.questions)
    _ = run.advance(to: at(50))
    #expect(run.reading(at: at(50)).remaining == .seconds(-30))
    #expect(run.agendaReading(at: at(50)).delay == .seconds(30))
    _ = try run.carryOut(.next, at: at(50))
    #expect(run.reading(at: at(50)).ends == at(60))
    #expect(run.agendaReading(at: at(50)).delay == .seconds(30))
  }

  @Test("Who goes on early is ahead, and who adds time is behind")
  func ahead() throws {
    var run = try Self.begun(Self.talk, Self.questions, Self.pause)
    _ = try run.carryOut(.next, at: at(12))
    #expect(run.agendaReading(at: at(12)).delay == .seconds(-8))
    _ = try run.carryOut(.add(.seconds(10)), at: at(13))
    #expect(run.agendaReading(at: at(13)).delay == .seconds(2))
    _ = try run.carryOut(.back, at: at(14))
    #expect(run.place == 0)
    #expect(run.agendaReading(at: at(14)).delay == .seconds(14))
  }

  @Test("A stretched step ends without a jump, and the next one follows at normal speed")
  func stretched() throws {
    var run = try Self.begun(Self.talk, Self.questions)
    _ = try run.carryOut(.speed(25), at: at(10))
    #expect(run.reading(at: at(10)).remaining == .seconds(10))
    #expect(run.agendaReading(at: at(11)).delay == .seconds(-2))
    let events = run.advance(to: at(19)).filter {
      if case .tick = $0.kind { false } else { true }
    }
    #expect(events.map(\.due) == [at(18), at(18)])
    #expect(run.reading(at: at(19)).remaining == .seconds(9))
    #expect(run.reading(at: at(19)).percent == 100)
    #expect(run.agendaReading(at: at(19)).delay == .seconds(-2))
  }

  @Test("While ready and paused one may go to a step, and time goes on standing still")
  func standing() throws {
    var run = AgendaRun(try Self.agenda(Self.talk, Self.questions, Self.pause))
    _ = try run.carryOut(.go(step: 1), at: zero)
    #expect(run.reading(at: zero).state == .ready)
    _ = try run.carryOut(.start, at: zero)
    #expect(run.agendaReading(at: at(1)).delay == .zero)
    _ = try run.carryOut(.pause, at: at(2))
    _ = try run.carryOut(.next, at: at(3))
    #expect(run.reading(at: at(9)).state == .paused)
    #expect(run.reading(at: at(9)).remaining == .seconds(5))
  }

  @Test("What has no step to go to is refused in a sentence")
  func refused() throws {
    var run = try Self.begun(Self.talk, Self.questions)
    #expect(throws: Refusal.noStep(command: "back", isLast: false)) {
      try run.carryOut(.back, at: zero)
    }
    #expect(throws: Refusal.outOfRange(command: "go", accepted: "a step from 1 to 2")) {
      try run.carryOut(.go(step: 2), at: zero)
    }
    _ = try run.carryOut(.next, at: zero)
    #expect(throws: Refusal.noStep(command: "next", isLast: true)) {
      try run.carryOut(.next, at: zero)
    }
  }

  @Test("It waits for its scheduled start, tells the seconds to it, and begins then")
  func scheduled() throws {
    var run = AgendaRun(try Self.agenda(Self.talk, Self.questions))
    let set = try run.schedule(at: at(3), now: zero)
    #expect(set.isEmpty)
    #expect(run.agendaReading(at: at(1)).waiting == .start)
    #expect(run.reading(at: at(1)).remaining == .seconds(2))
    #expect(throws: Refusal.beforeStart(command: "add")) {
      try run.carryOut(.add(.seconds(1)), at: at(1))
    }
    let events = run.advance(to: at(4))
    #expect(events.map(\.kind).last == .tick(from: 20, to: 19))
    let started = events.first { $0.kind == .started(.seconds(20)) }
    #expect(started?.due == at(3))
    #expect(started?.at == .zero)
    let hasFired = events.contains { $0.kind == .fired }
    #expect(!hasFired)
    #expect(run.agendaReading(at: at(4)).delay == .zero)
  }

  @Test("A wall clock that was set moves the scheduled start, and nothing else")
  func clockStep() throws {
    var run = AgendaRun(try Self.agenda(Self.talk))
    _ = try run.schedule(at: at(30), now: zero)
    _ = run.aimStart(at: at(90), now: at(10))
    #expect(run.reading(at: at(10)).remaining == .seconds(80))
    _ = try run.carryOut(.next, at: at(10))
    _ = run.aimStart(at: at(90), now: at(11))
    #expect(run.reading(at: at(11)).ends == at(30))
  }

  @Test("A new plan changes what hasn't begun, and neither the step under way nor the delay")
  func replanned() throws {
    var run = try Self.begun(Self.talk, Self.questions)
    _ = try run.carryOut(.add(.seconds(5)), at: at(1))
    let long = AgendaStep("Questions", length: .seconds(60), tag: 7)
    var longTalk = Self.talk
    (longTalk.length, longTalk.tag) = (.seconds(99), 9)
    let plan = try Self.agenda(Self.pause, longTalk, long, Self.pause)
    let events = run.replan(with: plan, at: at(2))
    #expect(events.map(\.kind) == [.tick(from: 24, to: 23)])
    #expect(run.place == 1)
    #expect(run.step.tag == 9)
    #expect(run.reading(at: at(2)).ends == at(25))
    #expect(run.agendaReading(at: at(2)).delay == .seconds(5))
    _ = run.advance(to: at(26))
    #expect(run.reading(at: at(26)).remaining == .seconds(59))
    #expect(run.agendaReading(at: at(26)).delay == .seconds(5))
  }

  @Test("Steps added behind the end wait for somebody; a shorter plan ends with the step under way")
  func replannedEnds() throws {
    var over = try Self.begun(Self.talk)
    _ = over.advance(to: at(60))
    #expect(over.isOver)
    _ = over.replan(with: try Self.agenda(Self.talk, Self.questions), at: at(90))
    #expect(over.awaitsNext)
    var last = try Self.begun(Self.talk, Self.questions, Self.pause)
    _ = last.advance(to: at(21))
    _ = last.replan(with: try Self.agenda(Self.talk), at: at(22))
    #expect(last.reading(at: at(22)).ends == at(30))
    _ = last.advance(to: at(30))
    #expect(last.isOver)
  }

  @Test("What was written down stands where it stood, and what can't be so is refused")
  func restored() throws {
    var run = try Self.begun(Self.talk, Self.questions)
    _ = run.advance(to: at(25))
    let same = try AgendaRun(run.agenda, run.standing)
    #expect(same == run)
    #expect(same.shifted(by: .seconds(7)).reading(at: at(37)).ends == at(37))
    var wrong = run.standing
    wrong.place = 2
    #expect(throws: Refusal.damagedState("its step is not in its agenda")) {
      try AgendaRun(run.agenda, wrong)
    }
  }

  @Test("10⁵ steps slept through are told in order, each once")
  func long() throws {
    let step = AgendaItem.step(AgendaStep(length: .milliseconds(10)))
    var run = AgendaRun(
      try Agenda([.group(title: nil, count: Agenda.mostSteps, items: [step])]))
    _ = try run.carryOut(.start, at: zero)
    let fired = run.advance(to: at(2000)).filter { $0.kind == .fired }
    #expect(fired.count == Agenda.mostSteps)
    #expect(fired.last?.due == at(1000))
    #expect(run.isOver)
  }
}
