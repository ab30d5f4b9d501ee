import Testing
import TimerCore

@testable import Station

@Suite("K3: how a saved state stands later")
struct StandingTests {
  private func standing(
    _ state: SavedState, at now: Clock, boot: String = "b", _ trust: ClockTrust = .synchronised
  ) -> Standing {
    state.standing(at: now, boot: boot, trust: trust)
  }

  /// What is left of the first timer.
  private func left(_ standing: Standing, at now: Clock) -> Duration? {
    standing.timers.first?.countdown.reading(at: now.boot).remaining
  }

  @Test("In the same boot it is exact by the boot clock, whatever the wall clock says")
  func sameBoot() throws {
    for trust in [ClockTrust.none, .chip, .synchronised] {
      for step in [-31_536_000.0, -1, 0, 31_536_000] {
        let now = later(100.25, wallClockBy: step)
        let standing = standing(try state("25m"), at: now, boot: "a", trust)
        #expect(standing.doubt == nil)
        #expect(left(standing, at: now) == .seconds(1399.75))
      }
    }
  }

  @Test("In another boot the wall clock tells")
  func otherBoot() throws {
    let now = rebooted(600)
    let standing = standing(try state("25m Tea"), at: now)
    #expect(standing.doubt == nil && !standing.losesTime)
    #expect(left(standing, at: now) == .seconds(900))
    #expect(standing.timers[0].countdown.reading(at: now.boot).state == .running)
    #expect(standing.timers[0].title == "Tea")
  }

  @Test("Without a boot's id it counts as another boot")
  func noID() throws {
    let now = later(600, wallClockBy: 60)
    let standing = try state("25m").standing(at: now, boot: nil, trust: .synchronised)
    #expect(left(standing, at: now) == .seconds(840))
  }

  @Test("Paused stays paused, ready stays ready, and finished stays finished")
  func still() throws {
    for trust in [ClockTrust.none, .synchronised] {
      let now = rebooted(86_400)
      let paused = standing(try state("25m", then: [.pause]), at: now, trust)
      #expect(left(paused, at: now) == .seconds(1500) && paused.doubt == nil)
      #expect(paused.timers[0].countdown.state.name == .paused)
      let ready = standing(try state("25m --paused"), at: now, trust)
      #expect(ready.timers[0].countdown.state.name == .ready && ready.doubt == nil)
      let finished = standing(try state("25m", then: [.finish]), at: now, trust)
      #expect(finished.timers[0].countdown.state.name == .finished)
      #expect(finished.events == [[]])
    }
  }

  @Test("What is resumed after a restart counts right")
  func resumed() throws {
    let now = rebooted(500)
    var timer = standing(try state("25m", then: [.pause]), at: now).timers[0]
    _ = try timer.countdown.carryOut(.resume, at: now.boot)
    let reading = timer.countdown.reading(at: now.boot + .seconds(100))
    #expect(reading.remaining == .seconds(1400) && reading.state == .running)
  }

  @Test("The kind is kept: loop, overtime, a changed speed")
  func kinds() throws {
    let now = rebooted(25)
    let loop = standing(try state("10 --at-zero loop"), at: now)
    #expect(left(loop, at: now) == .seconds(5))
    let overtime = standing(try state("10 --at-zero overtime"), at: now)
    #expect(left(overtime, at: now) == .seconds(-15))
    let fast = standing(try state("100", then: [.speed(100)]), at: now)
    #expect(left(fast, at: now) == .seconds(50))
  }

  @Test("What ended meanwhile has fired once, at its time")
  func ended() throws {
    let now = rebooted(2700)
    let standing = standing(try state("25m"), at: now)
    let fired = standing.events[0].filter { $0.kind == .fired }
    #expect(fired.count == 1 && fired[0].late(at: now.boot) == .seconds(1200))
    let ended = try #require(Ended(standing.events[0], title: nil, at: now.boot))
    #expect(ended.words(utc: now.utc, rule: FixedOffset.utc) == "ended at 08:25, 20 min ago")
    #expect(ended.words(utc: now.utc, rule: nil) == "ended 20 min ago")
    // Written again, it is over and done with.
    let written = SavedState(
      boot: "b", clock: now, isClockTrusted: true, timers: standing.timers)
    let again = written.standing(at: now, boot: "b", trust: .synchronised)
    #expect(again.events == [[]])
  }

  @Test("An end of another day has its date")
  func endedEarlier() throws {
    let now = rebooted(3 * 86_400)
    let standing = standing(try state("25m"), at: now)
    let ended = try #require(Ended(standing.events[0], title: nil, at: now.boot))
    let words = ended.words(utc: now.utc, rule: FixedOffset.utc)
    #expect(words == "ended on 2027-01-15 at 08:25, 2 days ago")
  }

  @Test("A machine without a clock chip waits, fires nothing, and corrects itself in one step")
  func waits() throws {
    // Its clock begins where it was when it was saved last.
    for seconds in [-7_776_000.0, 5, 100_000] {
      let now = rebooted(seconds)
      let waiting = standing(try state("25m"), at: now, .none)
      #expect(waiting.doubt == .waits && waiting.events == [[]])
      #expect(waiting.timers[0].countdown.state.name == .paused)
      #expect(left(waiting, at: now) == .seconds(1500))
    }
    let now = rebooted(600)
    #expect(left(standing(try state("25m"), at: now), at: now) == .seconds(900))
  }

  @Test("A clock chip is believed until the clock is set, unless it went back")
  func chip() throws {
    let now = rebooted(600)
    let believed = standing(try state("25m"), at: now, .chip)
    #expect(believed.doubt == .mayChange && left(believed, at: now) == .seconds(900))
    let slow = standing(try state("25m"), at: rebooted(-7_776_000), .chip)
    #expect(slow.doubt == .waits)
  }

  @Test("A clock that was wrong when it was saved takes nothing away, and adds nothing")
  func wrongThen() throws {
    let now = rebooted(-31_536_000)
    #expect(left(standing(try state("25m"), at: now), at: now) == .seconds(1500))
    let untrusted = standing(try state("25m", isTrusted: false), at: rebooted(600))
    #expect(untrusted.losesTime && untrusted.doubt == nil)
    #expect(left(untrusted, at: rebooted(600)) == .seconds(1500))
  }

  @Test("A run to a moment ends at its moment")
  func moments() throws {
    let saved = try state("until 08:10 --zone UTC")
    let now = rebooted(400)
    #expect(left(standing(saved, at: now), at: now) == .seconds(200))
    #expect(standing(saved, at: now, .none).doubt == .waits)
    // The wall clock was set while nobody looked.
    let set = later(60, wallClockBy: 30)
    #expect(left(standing(saved, at: set, boot: "a"), at: set) == .seconds(510))
    let passed = later(600.5)
    let ended = standing(saved, at: passed, boot: "a")
    #expect(ended.events[0].contains { $0.kind == .fired })
    let untrusted = try state("until 08:10 --zone UTC", isTrusted: false)
    #expect(left(standing(untrusted, at: now), at: now) == .seconds(200))
  }

  @Test("Every simulated row of crashes and reboots counts as if nothing had happened")
  func rows() throws {
    var seed = UInt64(11)
    func random(_ bound: UInt64) -> UInt64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (seed >> 33) % bound
    }
    for _ in 0..<200 {
      var saved = try state("8h")
      var (passed, isPaused) = (Duration.zero, false)
      var now = saving
      for boot in 0..<12 {
        let wait = Duration.milliseconds(Int64(random(2_000_000)))
        let isReboot = random(2) == 0
        let since = BootInstant(sinceBoot: .milliseconds(Int64(random(60_000))))
        now = Clock(boot: isReboot ? since : now.boot + wait, utc: now.utc + wait)
        if !isPaused { passed += wait }
        let id = isReboot ? "\(boot)" : saved.boot
        var timer = saved.standing(at: now, boot: id, trust: .synchronised).timers[0]
        #expect(timer.countdown.reading(at: now.boot).remaining == .seconds(28_800) - passed)
        if random(3) == 0 {
          _ = try timer.countdown.carryOut(.toggle, at: now.boot)
          isPaused.toggle()
        }
        let again = SavedState(boot: id, clock: now, isClockTrusted: true, timers: [timer])
        saved = try StateReader.read(again.bytes)
      }
    }
  }

  @Test("Lengths that have passed are told in their largest unit")
  func ago() {
    let rows: [(Double, String)] = [
      (59.9, "59 s ago"), (60, "1 min ago"), (1259, "20 min ago"), (3600, "1 h ago"),
      (90_000, "25 h ago"), (176_400, "2 days ago"),
    ]
    for (seconds, words) in rows { #expect(Ended.words(.seconds(seconds)) == words) }
  }
}
