import Testing

@testable import Demo

@Suite("The tour")
struct TourTests {
  private static var whole: Duration {
    DemoScene.allCases.map(\.length).reduce(.zero, +)
  }

  @Test("It goes through every scene once, each from its beginning, and then begins anew")
  func order() {
    var tour = DemoTour()
    var seen: [DemoScene] = []
    var now = Duration.zero
    while now < Self.whole {
      tour.advance(to: now)
      if seen.last != tour.scene {
        #expect(tour.time(at: now) < .milliseconds(100))
        seen.append(tour.scene)
      }
      now += .milliseconds(100)
    }
    #expect(seen == DemoScene.allCases)
    tour.advance(to: Self.whole)
    #expect(tour.scene == .threeBars && tour.time(at: Self.whole) == .zero)
  }

  @Test("Next, back and restart begin a scene at once; both ends meet")
  func steps() {
    var tour = DemoTour()
    tour.back(at: .seconds(2))
    #expect(tour.scene == .drawer && tour.time(at: .seconds(3)) == .seconds(1))
    tour.next(at: .seconds(4))
    tour.next(at: .seconds(5))
    #expect(tour.scene == .liveLooks && tour.time(at: .seconds(5)) == .zero)
    tour.restart(at: .seconds(9))
    #expect(tour.scene == .liveLooks && tour.time(at: .seconds(10)) == .seconds(1))
  }

  @Test("After a long sleep it plays what it would have played")
  func sleep() {
    var (awake, asleep) = (DemoTour(), DemoTour())
    let later = Self.whole * 5 + .seconds(37)
    var now = Duration.zero
    while now < later {
      awake.advance(to: now)
      now += .seconds(1)
    }
    awake.advance(to: later)
    asleep.advance(to: later)
    #expect(awake.scene == asleep.scene && awake.time(at: later) == asleep.time(at: later))
  }

  @Test("A single scene plays again and again")
  func single() {
    var tour = DemoTour([.stars], at: .seconds(100))
    tour.advance(to: .seconds(100) + DemoScene.stars.length + .seconds(1))
    #expect(tour.scene == .stars)
    #expect(tour.time(at: .seconds(101) + DemoScene.stars.length) == .seconds(1))
    #expect(DemoTour([]).scenes == DemoScene.allCases)
  }

  @Test("Names are plain words, and at least those that were promised are there")
  func names() {
    let names = DemoScene.allCases.map(\.rawValue)
    let promised = [
      "three-bars", "ring-button", "filling-ring", "progress", "popups", "stars", "drawer",
    ]
    #expect(Set(names).isSuperset(of: promised))
    for name in names { #expect(name.allSatisfy { $0.isLetter || $0 == "-" }) }
  }
}
