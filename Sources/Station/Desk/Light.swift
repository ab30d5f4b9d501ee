import Settings
import TimerCore

/// How bright the display is by its schedule, and what lights it in spite of that.
///
/// A hand lights it for a while, and so does the end of a run: an alarm is to be seen.
struct Light {
  private let rules: [LightRule]
  /// The zone whose clocks the schedule goes by, as it is set when it is asked.
  private let zone: () -> (any LocalTimeRule)?
  /// 0 dark … 1 as it is, by the schedule alone.
  private var scheduled = 1.0
  private var nextEdge: BootInstant?
  private var litUntil: BootInstant?

  /// How long it is lit.
  static let time = Duration.seconds(60)

  init(_ rules: [LightRule], zone: @escaping () -> (any LocalTimeRule)?) {
    (self.rules, self.zone) = (rules, zone)
  }

  /// Takes over what the schedule says, if it may have changed.
  ///
  /// - Parameters:
  ///   - clockWasSet: the wall clock is another than it was.
  ///   - isTrusted: the wall clock is right, as far as anybody knows; without that there is no schedule.
  mutating func advance(to now: Clock, clockWasSet: Bool, isTrusted: () -> Bool) {
    if let lit = litUntil, lit <= now.boot { litUntil = nil }
    guard !rules.isEmpty, clockWasSet || nextEdge.map({ $0 <= now.boot }) ?? true else { return }
    guard isTrusted(), let zone = zone() else {
      // It is asked again in a minute, should nobody set the clock.
      (scheduled, nextEdge) = (1, now.boot + Self.time)
      return
    }
    scheduled = rules.filter { $0.span.contains(now.utc, zone) }.map(\.brightness).min() ?? 1
    let edge = rules.compactMap { $0.span.nextEdge(after: now.utc, zone) }.min()
    nextEdge = edge.map { now.boot + ($0 - now.utc) }
  }

  /// Lights it for a while.
  mutating func light(at now: BootInstant) {
    if !rules.isEmpty { litUntil = now + Self.time }
  }

  /// 0 dark … 1 as it is.
  var brightness: Double { litUntil == nil ? scheduled : 1 }

  /// When it may change.
  var nextChange: BootInstant? {
    [nextEdge, scheduled < 1 ? litUntil : nil].compactMap { $0 }.min()
  }
}
