/// The way from one value to a larger one.
struct ProgressWay: Hashable, Sendable {
  let from: Double
  let to: Double
  let start: BootInstant
  /// The time it takes, in proportion to the way.
  let length: Duration

  init(from: Double, to: Double, start: BootInstant, wholeRange: Duration) {
    self.from = from
    self.to = to
    self.start = start
    length = wholeRange.share(to - from)
  }

  var end: BootInstant { start + length }

  /// Returns the share of the stroke at an instant before the end, eased in.
  func stroke(at now: BootInstant) -> Double {
    from + (to - from) * Easing.easeIn.share(after: (now - start) / length)
  }

  /// Returns the percent the label shows at an instant before the end.
  func percent(at now: BootInstant) -> Int {
    let step = (max(now - start, .zero) * steps).count(of: length)
    return ProgressWay.percent(from + (to - from) * Double(step) / Double(steps))
  }

  /// Returns the instant of the label's next step after `now`, at the latest the end.
  func nextStep(after now: BootInstant) -> BootInstant {
    for step in 1..<max(steps, 1) {
      let instant = start + length.scaledUp(by: step, over: steps)
      if instant > now { return instant }
    }
    return end
  }

  /// Returns a value in whole percent, rounded, a half upwards.
  static func percent(_ value: Double) -> Int { Int(value * 100 + 0.5) }

  /// The number of steps the label counts in, each a tenth of a second at most.
  private var steps: Int { max(1, length.tenthsUp) }
}
