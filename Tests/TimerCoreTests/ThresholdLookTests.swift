import Testing
import TimerCore

@Suite("T11: what thresholds change")
struct ThresholdLookTests {
  private static func threshold(
    _ name: String, _ place: Threshold.Place, _ look: String, _ value: String, pulses: Bool = false
  ) -> Threshold {
    var threshold = Threshold(name, at: place)!
    threshold.looks = [.init(look, .absolute(value))]
    threshold.pulses = pulses
    return threshold
  }

  @Test("The threshold with the least time left wins, in whatever order they are given")
  func order() throws {
    let list = [
      Self.threshold("last", .time(.seconds(10)), "progress", "red"),
      Self.threshold("half", .percent(50), "progress", "yellow"),
      Self.threshold("soon", .time(.seconds(30)), "progress", "orange"),
    ]
    for thresholds in [list, list.reversed()] {
      let set = try ReactionSet(thresholds, [], total: .seconds(100), steady: false)
      func shown(_ seconds: Double) -> [Reaction.Change] {
        set.active(at: .seconds(seconds), total: .seconds(100)).map(\.change)
      }
      #expect(shown(50.001).isEmpty)
      #expect(shown(50) == [.absolute("yellow")])
      #expect(shown(30) == [.absolute("yellow"), .absolute("orange")])
      #expect(shown(10).last == .absolute("red"))
      #expect(shown(-5).last == .absolute("red"), "overtime keeps the last look")
    }
  }

  @Test("A share lies elsewhere in a longer run")
  func share() throws {
    let half = Self.threshold("half", .percent(50), "progress", "red")
    for total in [1.0, 60, 7200] {
      let set = try ReactionSet([half], [], total: .seconds(total), steady: false)
      #expect(set.active(at: .seconds(total / 2), total: .seconds(total)).count == 1)
      #expect(set.active(at: .seconds(total / 2 + 0.001), total: .seconds(total)).isEmpty)
    }
  }

  @Test("A pulse dims three times, once a second for half of it; steady, not at all")
  func pulse() throws {
    var threshold = try #require(Threshold("last", at: .time(.seconds(10))))
    threshold.pulses = true
    let set = try ReactionSet([threshold], [], total: .seconds(60), steady: false)
    let dimmed = stride(from: 11.0, to: 5, by: -0.25).filter {
      !set.active(at: .seconds($0), total: .seconds(60)).isEmpty
    }
    #expect(dimmed == [10, 9.75, 9, 8.75, 8, 7.75])
    let steady = try ReactionSet([threshold], [], total: .seconds(60), steady: true)
    #expect(steady.active(at: .seconds(10), total: .seconds(60)).isEmpty)
  }

  @Test("Pulses count as flashes together with reactions: a fourth within a second is refused")
  func flashes() throws {
    let pulsing = (0..<4).map {
      Self.threshold("\($0)", .time(.seconds(10 + Double($0) / 5)), "progress", "red", pulses: true)
    }
    #expect(throws: ReactionSet.Refusal.self) {
      try ReactionSet(pulsing, [], total: .seconds(60), steady: false)
    }
    _ = try ReactionSet(Array(pulsing.dropLast()), [], total: .seconds(60), steady: false)
    _ = try ReactionSet(pulsing, [], total: .seconds(60), steady: true)
  }
}
