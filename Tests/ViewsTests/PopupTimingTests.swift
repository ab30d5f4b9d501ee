import Testing
import TimerCore

@testable import Views

@Suite("V12: how a pop-up comes and goes")
struct PopupTimingTests {
  static let timed = PopupTiming(time: .seconds(5))

  @Test(
    "for five seconds: faded in, solid, faded out, gone",
    arguments: [
      (-1, 0.0), (0, 0), (125, 0.5), (250, 1), (4999, 1), (5000, 1), (5125, 0.5), (5250, 0),
      (9000, 0),
    ])
  func timed(milliseconds: Int, opacity: Double) {
    let found = Self.timed.opacity(at: .milliseconds(milliseconds))
    #expect(abs(found - opacity) < 1e-9)
    #expect(Self.timed.gone() == .milliseconds(5250))
  }

  @Test("until it is hidden it stays")
  func untilHidden() {
    let timing = PopupTiming()
    #expect(timing.opacity(at: .seconds(100_000)) == 1 && timing.gone() == nil)
    #expect(timing.gone(hidden: .seconds(7)) == .milliseconds(7250))
    #expect(abs(timing.opacity(at: .milliseconds(7125), hidden: .seconds(7)) - 0.5) < 1e-9)
    #expect(Self.timed.gone(hidden: .seconds(7)) == .milliseconds(5250), "the earlier counts")
  }

  @Test("hidden while it comes, it goes from where it is")
  func hiddenEarly() {
    let timing = PopupTiming()
    let hidden = Duration.milliseconds(100)
    let reached = timing.opacity(at: hidden)
    #expect(reached > 0.05 && reached < 0.5)
    var before = reached
    for step in 0...25 {
      let opacity = timing.opacity(at: hidden + .milliseconds(10 * step), hidden: hidden)
      #expect(opacity <= before)
      before = opacity
    }
    #expect(before == 0)
  }

  @Test(
    "without fades it is there at once and gone at once", arguments: [Duration.zero, .seconds(-1)])
  func jumps(fade: Duration) {
    let timing = PopupTiming(fadeIn: fade, fadeOut: fade, time: .seconds(1))
    #expect(timing.opacity(at: .zero) == 1 && timing.opacity(at: .milliseconds(999)) == 1)
    #expect(timing.opacity(at: .seconds(1)) == 0 && timing.gone() == .seconds(1))
  }

  @Test("a run tells when it is gone, and when something changes next")
  func run() {
    let start = BootInstant(sinceBoot: .seconds(100))
    var run = PopupRun(PopupContent(title: "1"), timing: Self.timed, at: start)
    #expect(run.isMoving(at: start) && !run.isMoving(at: start + .seconds(1)))
    #expect(run.nextChange(after: start + .seconds(1)) == start + .seconds(5))
    #expect(run.isMoving(at: start + .milliseconds(5100)))
    #expect(run.gone == start + .milliseconds(5250))
    run.hide(at: start + .seconds(2))
    run.hide(at: start + .seconds(3))
    #expect(run.gone == start + .milliseconds(2250))
    #expect(!run.isGone(at: start + .milliseconds(2249)))
    #expect(run.isGone(at: start + .milliseconds(2250)))
    #expect(run.nextChange(after: start + .milliseconds(2250)) == nil)
  }
}
