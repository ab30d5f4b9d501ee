import Testing
import TimerCore

@testable import Views

@Suite("V14: how the drawer moves")
struct DrawerMotionTests {
  static let start = BootInstant(sinceBoot: .seconds(50))

  static func after(_ milliseconds: Int) -> BootInstant { start + .milliseconds(milliseconds) }

  @Test("shut it shows its visible amount, hidden nothing, open all of it")
  func rests() {
    for (rest, shown) in [(DrawerMotion.Rest.hidden, 0.0), (.shut, 0.4), (.open, 1)] {
      #expect(DrawerMotion(rest: rest).shown(at: Self.start) == shown)
    }
    for (amount, shown) in [(0.0, 0.0), (1, 1), (3, 1), (-1, 0), (.nan, 0)] {
      #expect(DrawerMotion(DrawerLook(visibleAmount: amount)).shown(at: Self.start) == shown)
    }
  }

  @Test("it starts at its speed, swings once over its end, and rests when its time is over")
  func opens() {
    var motion = DrawerMotion()
    motion.toggle(at: Self.start)
    #expect(motion.rest == .open && motion.isMoving(at: Self.start))
    let speed = (motion.shown(at: Self.start + .microseconds(10)) - 0.4) / 0.00001
    #expect(abs(speed - 0.3) < 0.01, "half of the way from 0.4 to 1 a second")
    let highest = (0...1500).map { motion.shown(at: Self.after($0)) }.max() ?? 0
    #expect(highest > 1.03 && highest < 1.2)
    #expect(motion.shown(at: Self.after(1500)) == 1 && !motion.isMoving(at: Self.after(1500)))
    motion.toggle(at: Self.after(1500))
    #expect(motion.rest == .shut && motion.shown(at: Self.after(3000)) == 0.4)
  }

  @Test("without a duration it jumps", arguments: [Duration.zero, .seconds(-1)])
  func jumps(duration: Duration) {
    var motion = DrawerMotion(DrawerLook(spring: DrawerSpring(duration: duration)))
    motion.go(to: .open, at: Self.start)
    #expect(motion.shown(at: Self.start) == 1 && !motion.isMoving(at: Self.start))
  }

  @Test("never not a number, at any damping", arguments: [0, 0.5, 1, 10, .nan, -1])
  func damping(damping: Double) {
    var motion = DrawerMotion(DrawerLook(spring: DrawerSpring(damping: damping)))
    motion.go(to: .open, at: Self.start)
    for step in 0...160 { #expect(motion.shown(at: Self.after(10 * step)).isFinite) }
    #expect(motion.shown(at: Self.after(1500)) == 1)
  }

  @Test("a finger moves it as it goes, beyond its whole length less and less")
  func drag() {
    var motion = DrawerMotion()
    motion.drag(by: 0.3)
    #expect(motion.shown(at: Self.start) == 0.4, "nothing holds it")
    motion.grab(at: Self.start)
    motion.drag(by: 0.3)
    #expect(motion.isHeld && abs(motion.shown(at: Self.start) - 0.7) < 1e-12)
    motion.drag(by: 0.5)
    let stretched = motion.shown(at: Self.start)
    #expect(stretched > 1 && stretched < 1.2)
    motion.drag(by: 1000)
    #expect(motion.shown(at: Self.start) < 1.25)
    motion.drag(by: -2000)
    #expect(motion.shown(at: Self.start) == 0)
  }

  @Test(
    "let go, it goes on at the finger's speed to where that leads",
    arguments: [
      (0.0, 0.0, DrawerMotion.Rest.shut), (0.2, 0, .shut), (0.45, 0, .open), (0.1, 3, .open),
      (0.5, -3, .shut), (0, .nan, .shut), (0.1, 1e9, .open),
    ])
  func release(dragged: Double, velocity: Double, rest: DrawerMotion.Rest) {
    var motion = DrawerMotion()
    motion.grab(at: Self.start)
    motion.drag(by: dragged)
    let held = motion.shown(at: Self.start)
    motion.release(velocity: velocity, at: Self.start)
    #expect(motion.rest == rest && motion.shown(at: Self.start) == held)
    if velocity.isFinite, abs(velocity) < 10 {
      let speed = (motion.shown(at: Self.start + .microseconds(10)) - held) / 0.00001
      #expect(abs(speed - velocity) < 0.01)
    }
    #expect(motion.shown(at: Self.after(2000)) == (rest == .open ? 1 : 0.4))
  }

  @Test("caught on its way it stays below the finger; turned on its way it keeps its speed")
  func handOver() {
    var motion = DrawerMotion()
    motion.go(to: .open, at: Self.start)
    let place = motion.shown(at: Self.after(200))
    var caught = motion
    caught.grab(at: Self.after(200))
    #expect(abs(caught.shown(at: Self.after(900)) - place) < 1e-9)
    let speed = (place - motion.shown(at: Self.after(200) - .microseconds(10))) / 0.00001
    motion.go(to: .shut, at: Self.after(200))
    let next = (motion.shown(at: Self.after(200) + .microseconds(10)) - place) / 0.00001
    #expect(abs(speed - next) < 0.02)
  }

  @Test("longer contents keep in sight what was, and spring from there")
  func resize() {
    var motion = DrawerMotion(rest: .open)
    motion.resize(by: 0.5, at: Self.start)
    #expect(motion.shown(at: Self.start) == 0.5 && motion.rest == .open)
    #expect(motion.shown(at: Self.after(1500)) == 1)
    motion.resize(by: .nan, at: Self.after(1500))
    motion.resize(by: 0, at: Self.after(1500))
    #expect(motion.shown(at: Self.after(1500)) == 1)
  }
}
