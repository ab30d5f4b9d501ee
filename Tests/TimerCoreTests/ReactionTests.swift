import Testing
import TimerCore

@Suite("V16: reactions")
struct ReactionTests {
  static let total = Duration.seconds(10)

  static func reaction(
    _ moment: Reaction.Moment, for time: Duration? = nil, look: String = "bar",
    _ change: Reaction.Change = .relative(2)
  ) -> Reaction {
    Reaction(moment, for: time, look: look, change: change)!
  }

  /// Returns whether the reaction is in force just above a level, at it, and just below it.
  private func around(_ reaction: Reaction, _ level: Duration, steady: Bool = false) throws
    -> [Bool]
  {
    let set = try ReactionSet([reaction], steady: steady)
    return [Duration.nanoseconds(1), .zero, .nanoseconds(-1)].map {
      !set.active(at: level + $0, total: Self.total).isEmpty
    }
  }

  static let half = Duration.milliseconds(500)
  static let begins = [false, true, true]
  static let ends = [true, false, false]
  static let on = [true, true, true]
  static let off = [false, false, false]

  @Test(
    "each boundary, to the nanosecond",
    arguments: [
      (reaction(.at(.seconds(3))), 3_000, begins), (reaction(.at(.seconds(3))), 0, on),
      (reaction(.at(.seconds(3))), -60_000, on),
      (reaction(.at(.seconds(3)), for: half), 3_000, begins),
      (reaction(.at(.seconds(3)), for: half), 2_500, ends),
      (reaction(.at(.seconds(3)), for: half), 2_000, off),
      (reaction(.zero), 0, begins), (reaction(.zero, for: half), 0, begins),
      (reaction(.zero, for: half), -500, ends), (reaction(.at(.milliseconds(-500))), -500, begins),
      (reaction(.below(.seconds(3))), 3_000, begins), (reaction(.below(.seconds(3))), 0, ends),
      (reaction(.below(.seconds(3)), for: half), 2_500, ends),
      (reaction(.below(.milliseconds(300)), for: half), 0, ends),
    ])
  func boundaries(reaction: Reaction, milliseconds: Int, expected: [Bool]) throws {
    #expect(try around(reaction, .milliseconds(milliseconds)) == expected)
  }

  @Test("in the last 3 s half of each second is red, to the nanosecond")
  func everySecond() throws {
    let reaction = Self.reaction(.everySecond(within: .seconds(3)), for: Self.half)
    for second in 0...3 {
      #expect(try around(reaction, .seconds(second)) == Self.begins)
      #expect(try around(reaction, .seconds(second) - Self.half) == Self.ends)
    }
    #expect(try around(reaction, .seconds(4)) == Self.off)
    #expect(try around(reaction, .milliseconds(3500)) == Self.off)
    #expect(try around(reaction, .seconds(-1)) == Self.off)
  }

  @Test("each second begins with the first one after the start")
  func start() throws {
    let reaction = Self.reaction(.everySecond(within: nil))
    #expect(try around(reaction, Self.total) == Self.off)
    #expect(try around(reaction, .seconds(9)) == Self.begins)
    #expect(try around(reaction, .seconds(8)) == Self.on)
    #expect(try around(reaction, .seconds(-1)) == Self.ends)
  }

  @Test("a steady set holds from the first to the last instead")
  func steady() throws {
    let reaction = Self.reaction(.everySecond(within: .seconds(3)), for: Self.half)
    #expect(try around(reaction, .seconds(3), steady: true) == Self.begins)
    #expect(try around(reaction, .milliseconds(2500), steady: true) == Self.on)
    #expect(try around(reaction, .seconds(1), steady: true) == Self.on)
    #expect(try around(reaction, .milliseconds(-500), steady: true) == Self.ends)
  }

  @Test("what is in force comes in the order of the list")
  func order() throws {
    let set = try ReactionSet([
      Self.reaction(.at(.seconds(2)), look: "a", .absolute("red")),
      Self.reaction(.at(.seconds(3)), look: "b"), Self.reaction(.zero, look: "c"),
    ])
    #expect(set.active(at: .seconds(1), total: Self.total).map(\.look) == ["a", "b"])
    #expect(set.active(at: .zero, total: Self.total).map(\.look) == ["a", "b", "c"])
    #expect(set.active(at: .seconds(1), total: Self.total).first?.since == .seconds(2))
  }

  @Test("random values follow from the seed and the second", arguments: [UInt64(71)])
  func random(seed: UInt64) throws {
    let set = try ReactionSet([Self.reaction(.everySecond(within: nil), .random(seed: seed))])
    func value(_ remaining: Double, _ index: Int = 0) -> Double {
      set.active(at: .nanoseconds(Int(remaining * 1e9)), total: Self.total)[0].random(index)
    }
    #expect(value(8) == value(7.1))
    #expect(value(8) != value(7))
    #expect(value(8, 0) != value(8, 1))
    var sum = 0.0
    for second in 0..<9 {
      for index in 0..<100 {
        #expect(0..<1 ~= value(Double(second), index))
        sum += value(Double(second), index)
      }
    }
    #expect((sum / 900 - 0.5).magnitude < 0.05)
  }

  @Test("a fourth flash within a second is refused")
  func flashGuard() throws {
    func pulses(_ milliseconds: [Int]) -> [Reaction] {
      milliseconds.map { Self.reaction(.at(.milliseconds($0)), for: .milliseconds(50)) }
    }
    #expect(throws: Never.self) { try ReactionSet(pulses([3000, 2700, 2400, 2000])) }
    #expect(throws: ReactionSet.Refusal.flashing(remaining: .seconds(3))) {
      try ReactionSet(pulses([3000, 2700, 2400, 2001]))
    }
    #expect(throws: Never.self) { try ReactionSet(pulses([3000, 3000, 3000, 3000])) }
    let each = Self.reaction(.everySecond(within: .seconds(3)), for: Self.half)
    #expect(throws: ReactionSet.Refusal.self) {
      try ReactionSet(pulses([2900, 2600, 2300]) + [each])
    }
    #expect(throws: Never.self) {
      try ReactionSet(pulses([2900, 2600, 2300]) + [each], steady: true)
    }
    #expect(throws: Never.self) { try ReactionSet(pulses([8900, 8600, 8300]) + [each]) }
    let good = (0..<9).map { Self.reaction(.at(.milliseconds($0 * 100))) }
    #expect(throws: Never.self) { try ReactionSet(good) }
    let refusal = ReactionSet.Refusal.flashing(remaining: .seconds(3))
    #expect(refusal.description.hasPrefix("With 3s left"))
  }

  @Test("a stretched run does not flash faster than three times a second either")
  func stretched() throws {
    let set = try ReactionSet([Self.reaction(.everySecond(within: nil), for: Self.half)])
    let pause = Duration.milliseconds(2300)
    #expect(set.active(at: pause, total: Self.total, percent: 300).isEmpty)
    #expect(set.active(at: pause, total: Self.total, percent: 301).count == 1)
    let mixed = try ReactionSet([
      Self.reaction(.at(.seconds(3)), for: Self.half),
      Self.reaction(.everySecond(within: nil), for: Self.half), Self.reaction(.at(.seconds(3))),
    ])
    #expect(mixed.active(at: .seconds(3), total: Self.total, percent: 100).count == 3)
    #expect(mixed.active(at: .seconds(3), total: Self.total, percent: 900).count == 2)
  }

  @Test("every change is announced, and nothing changes in between")
  func nextLevels() throws {
    for steady in [false, true] {
      let set = try ReactionSet(
        [
          Self.reaction(.at(.milliseconds(7300)), for: .seconds(2), look: "a"),
          Self.reaction(.everySecond(within: .seconds(4)), for: Self.half, look: "b"),
          Self.reaction(.below(.milliseconds(2250)), look: "c"),
          Self.reaction(.zero, for: .milliseconds(750), look: "d"),
          Self.reaction(.at(.milliseconds(-300)), look: "e"),
        ], steady: steady)
      var announced: Set<Duration> = []
      var level = Self.total
      while let next = set.nextLevel(below: level, total: Self.total) {
        #expect(next < level)
        announced.insert(next)
        level = next
      }
      var last = set.active(at: Self.total, total: Self.total)
      for step in stride(from: 10_000, through: -3000, by: -50) {
        let remaining = Duration.milliseconds(step)
        let active = set.active(at: remaining, total: Self.total)
        if active != last { #expect(announced.contains(remaining), "\(remaining)") }
        last = active
      }
    }
  }

  @Test("a steady set has nothing to announce at each second")
  func steadyLevels() throws {
    let each = Self.reaction(.everySecond(within: .seconds(4)), for: Self.half)
    let set = try ReactionSet([each], steady: true)
    #expect(set.nextLevel(below: .seconds(5), total: Self.total) == .seconds(4))
    #expect(set.nextLevel(below: .seconds(4), total: Self.total) == .zero - Self.half)
  }

  @Test("after the end a reading's time goes on for the reactions")
  func afterEnd() throws {
    var countdown = try running(10)
    _ = countdown.advance(to: at(20))
    let set = try ReactionSet([Self.reaction(.at(.milliseconds(-500)))])
    func isActive(_ seconds: Double) -> Bool {
      !set.active(for: countdown.reading(at: at(seconds)), at: at(seconds)).isEmpty
    }
    #expect(!isActive(10.499_999_999))
    #expect(isActive(10.5))
  }

  @Test("a time that is none is refused")
  func impossible() {
    #expect(Reaction(.zero, for: .zero, look: "x", change: .relative(1)) == nil)
    #expect(Reaction(.zero, for: .seconds(-1), look: "x", change: .relative(1)) == nil)
    #expect(Reaction(.at(.seconds(Int64.max)), look: "x", change: .relative(1)) == nil)
  }
}
