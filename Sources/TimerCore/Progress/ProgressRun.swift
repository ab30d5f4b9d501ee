/// A progress whose values come from outside and which only ever grows: a value handed the time.
///
/// A value that arrives while the stroke is on its way waits, in one place, and is gone to next.
public struct ProgressRun: Hashable, Sendable {
  /// The time the whole range from 0 to 1 takes; a part takes its share of it.
  public let wholeRange: Duration
  private var state: State

  private enum State: Hashable {
    case standing(on: Double)
    case moving(ProgressWay, waiting: Double?)
    case finished
  }

  /// Creates a progress that stands on 0.
  ///
  /// A `wholeRange` below 0 is 0, where every change is a jump; one above 9999 days is those.
  public init(wholeRange: Duration = .seconds(1)) {
    self.wholeRange = min(max(wholeRange, .zero), .longest)
    state = .standing(on: 0)
  }

  /// Sets a new value at `now`, and returns what fell due until then and what this caused.
  ///
  /// Above 1 it is 1. It is ignored unless it is above the value that is gone to, and above one that
  /// waits; what it displaces there is ignored in its stead. What is not a number is ignored.
  public mutating func set(_ value: Double, at now: BootInstant) -> [ProgressEvent] {
    var events = advance(to: now)
    let target = min(value, 1)
    guard target > current, case let ignored = waiting, target > ignored ?? 0 else {
      events.append(ProgressEvent(.ignored(value), due: now))
      return events
    }
    guard case .moving(let way, _) = state else {
      state = .moving(way(to: target, at: now), waiting: nil)
      events.append(ProgressEvent(.progress(target), due: now))
      return events + advance(to: now)
    }
    state = .moving(way, waiting: target)
    if let ignored { events.append(ProgressEvent(.ignored(ignored), due: now)) }
    return events
  }

  /// Tells what fell due until `now`, oldest first.
  ///
  /// The way to a value that waited begins at the instant at which the one before ended.
  public mutating func advance(to now: BootInstant) -> [ProgressEvent] {
    var events: [ProgressEvent] = []
    while case .moving(let way, let waiting) = state, way.end <= now {
      state = .standing(on: way.to)
      if let waiting {
        state = .moving(self.way(to: waiting, at: way.end), waiting: nil)
        events.append(ProgressEvent(.progress(waiting), due: way.end))
      } else if way.to == 1 {
        state = .finished
        events.append(ProgressEvent(.finished, due: way.end))
      }
    }
    return events
  }

  /// Returns what is true at `now`, whether or not events have been told up to it.
  public func reading(at now: BootInstant) -> ProgressReading {
    var copy = self
    _ = copy.advance(to: now)
    guard case .moving(let way, _) = copy.state else {
      return ProgressReading(
        value: copy.current, stroke: copy.current, percent: ProgressWay.percent(copy.current),
        isMoving: false, isFinished: copy.state == .finished)
    }
    return ProgressReading(
      value: way.to, stroke: way.stroke(at: now), percent: way.percent(at: now), isMoving: true,
      isFinished: false)
  }

  /// Returns the instant after `now` of the label's next step, or of the next event; nil at rest.
  ///
  /// The stroke itself changes with every frame while `isMoving`.
  public func nextChange(after now: BootInstant) -> BootInstant? {
    var copy = self
    _ = copy.advance(to: now)
    guard case .moving(let way, _) = copy.state else { return nil }
    return BootInstant(
      sinceBoot: .nanoseconds(way.nextStep(after: now).sinceBoot.nanosecondsUp))
  }

  /// The value that is gone to, or stood on.
  private var current: Double {
    switch state {
    case .standing(let value): value
    case .moving(let way, _): way.to
    case .finished: 1
    }
  }

  private var waiting: Double? {
    if case .moving(_, let waiting) = state { waiting } else { nil }
  }

  private func way(to target: Double, at start: BootInstant) -> ProgressWay {
    ProgressWay(from: current, to: target, start: start, wholeRange: wholeRange)
  }
}
