import Foundation
import Testing

@testable import TimerCore

@Suite("Easing, springs and the functions under them")
struct MotionTests {
  @Test("exp is within 10⁻¹² of the true value, relative to it")
  func exponential() {
    for x in stride(from: -745.0, through: 709.7, by: 0.137) {
      let expected = Foundation.exp(x)
      let error = (Elementary.exp(x) - expected).magnitude
      #expect(error <= max(expected * 1e-12, Double.leastNonzeroMagnitude))
    }
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.exp(-1e9) == 0 && Elementary.exp(-.infinity) == 0)
    #expect(Elementary.exp(1e9) == .infinity)
    #expect(Elementary.exp(.nan).isNaN)
  }

  @Test("sine and cosine are within 10⁻¹² up to a million")
  func waves() {
    for x in stride(from: -40.0, through: 40, by: 0.0137) {
      #expect((Elementary.sin(x) - Foundation.sin(x)).magnitude < 1e-12)
      #expect((Elementary.cos(x) - Foundation.cos(x)).magnitude < 1e-12)
    }
    for x in stride(from: -1e6, through: 1e6, by: 777.777) {
      #expect((Elementary.sin(x) - Foundation.sin(x)).magnitude < 1e-12)
      #expect((Elementary.cos(x) - Foundation.cos(x)).magnitude < 1e-12)
    }
  }

  @Test("the logarithm is within 10⁻¹² of the true value")
  func logarithm() {
    for exponent in stride(from: -300.0, through: 300, by: 0.37) {
      let x = Foundation.pow(10, exponent)
      let error = (Elementary.log(x) - Foundation.log(x)).magnitude
      #expect(error <= 1e-12 * max(1, Foundation.log(x).magnitude))
    }
  }

  @Test("an easing begins at 0, ends at 1 and never goes back", arguments: Easing.allCases)
  func easing(easing: Easing) {
    #expect(easing.share(after: 0) == 0 && easing.share(after: 1) == 1)
    #expect(easing.share(after: -1) == 0 && easing.share(after: 2) == 1)
    #expect(easing.share(after: .nan) == 0)
    var last = 0.0
    for step in 1...1000 {
      let share = easing.share(after: Double(step) / 1000)
      #expect(share >= last && share <= 1)
      last = share
    }
  }

  @Test(
    "easings go the way of the CSS curves of their names",
    arguments: [
      (Easing.linear, 0.5), (.easeIn, 0.315356), (.easeOut, 0.684643), (.easeInOut, 0.5),
    ])
  func halfway(easing: Easing, share: Double) {
    #expect((easing.share(after: 0.5) - share).magnitude < 1e-5)
  }
}

@Suite("V14: the spring")
struct SpringTests {
  static let dampings = [
    0, 0.001, 0.1, 0.5, 0.7, 0.9, 0.99, 0.9999, 1 - 1e-12, 1, 1 + 1e-12, 1.001, 2, 10, 1000, 1e200,
  ]

  @Test("it is a number everywhere, begins where it begins and ends at rest", arguments: dampings)
  func ends(damping: Double) {
    let spring = Spring(damping: damping)
    for step in -10...1600 {
      let time = Duration.milliseconds(step)
      #expect(spring.position(at: time).isFinite && spring.velocity(at: time).isFinite)
      #expect(spring.position(at: time).magnitude < 3)
    }
    #expect(spring.position(at: .zero) == 0)
    #expect(spring.velocity(at: .zero) == 0.5)
    #expect(spring.position(at: .milliseconds(1500)) == 1)
    #expect(spring.velocity(at: .milliseconds(1500)) == 0)
    #expect(spring.position(at: .seconds(1_000_000_000)) == 1)
  }

  @Test("from damping 0.5 on it is within 1 % before it is cut off", arguments: dampings, [0, 0.5])
  func settled(damping: Double, velocity: Double) {
    guard damping >= 0.5 else { return }
    let spring = Spring(velocity: velocity, damping: damping)
    #expect((spring.position(at: .nanoseconds(1_499_999_999)) - 1).magnitude <= 0.01 + 1e-9)
  }

  @Test("close to damping 1 too, whatever the damping", arguments: [0.5, 0.9, 1])
  func settledEverywhere(from: Double) {
    for step in 0..<1000 {
      let spring = Spring(velocity: 0, damping: from + Double(step) / 2000)
      #expect((spring.position(at: .nanoseconds(1_499_999_999)) - 1).magnitude <= 0.01 + 1e-9)
    }
  }

  @Test("below damping 1 its envelope is 1 % at the duration")
  func envelope() {
    let spring = Spring(velocity: 0, damping: 0.2)
    let decay = Elementary.log(100 / (1 - 0.04).squareRoot()) / 1.5
    var nearest = 1.0
    for step in 0..<1500 {
      let seconds = Double(step) / 1000
      let distance = (spring.position(at: .milliseconds(step)) - 1).magnitude
      let envelope = Elementary.exp(-decay * seconds) / (1 - 0.04).squareRoot()
      #expect(distance <= envelope + 1e-9)
      nearest = min(nearest, envelope - distance)
    }
    #expect(nearest < 1e-3)
  }

  @Test("without damping it makes three swings")
  func threeSwings() {
    let spring = Spring(velocity: 0, damping: 0)
    for swing in 0..<3 {
      #expect((spring.position(at: .milliseconds(500 * swing)) - 0).magnitude < 1e-9)
      #expect((spring.position(at: .milliseconds(500 * swing + 250)) - 2).magnitude < 1e-9)
    }
  }

  @Test("its velocity is the slope of its position", arguments: dampings)
  func slope(damping: Double) {
    let spring = Spring(from: 3, to: -2, velocity: 4, damping: damping)
    let small = Duration.microseconds(1)
    for step in stride(from: 1, to: 1490, by: 7) {
      let time = Duration.milliseconds(step)
      let rise = spring.position(at: time + small) - spring.position(at: time - small)
      let velocity = spring.velocity(at: time)
      #expect((rise / 2e-6 - velocity).magnitude < 1e-3 * max(10, velocity.magnitude))
    }
  }

  @Test("it obeys its equation", arguments: [0.1, 0.5, 1, 2])
  func equation(damping: Double) {
    let spring = Spring(velocity: 2, damping: damping)
    let frequency = Oscillation.phase(damping: damping) / 1.5
    let small = Duration.microseconds(10)
    for step in stride(from: 1, to: 1490, by: 50) {
      let time = Duration.milliseconds(step)
      let force = (spring.velocity(at: time + small) - spring.velocity(at: time - small)) / 2e-5
      let pull = frequency * frequency * (spring.position(at: time) - 1)
      let drag = 2 * damping * frequency * spring.velocity(at: time)
      #expect((force + pull + drag).magnitude < 1e-3 * (1 + pull.magnitude + drag.magnitude))
    }
  }

  @Test("without time it is on its target at once", arguments: [0, -1, -1_000_000_000_000])
  func noTime(seconds: Int) {
    let spring = Spring(from: 4, to: 5, duration: .seconds(seconds))
    #expect(spring.position(at: .zero) == 5)
    #expect(spring.velocity(at: .zero) == 0)
  }

  @Test("another spring takes over without a jump in place or speed")
  func takeOver() {
    let first = Spring(from: 0, to: 1)
    let moment = Duration.milliseconds(200)
    let second = Spring(
      from: first.position(at: moment), to: 0, velocity: first.velocity(at: moment))
    #expect(second.position(at: .zero) == first.position(at: moment))
    #expect(second.velocity(at: .zero) == first.velocity(at: moment))
  }

  @Test(
    "numbers that are none do no harm", arguments: [Double.nan, .infinity, -.infinity, -1, 1e308])
  func nonsense(number: Double) {
    let spring = Spring(from: number, to: number, velocity: number, damping: number)
    for step in 0...30 {
      #expect(spring.position(at: .milliseconds(step * 50)).isFinite)
      #expect(spring.velocity(at: .milliseconds(step * 50)).isFinite)
    }
  }
}
